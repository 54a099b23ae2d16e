/**
 * Figures of projects: each number stands in the project's own text too, so that none is made up
 * or out of date, and each language has as many as English.
 */
import { DEFAULT_LOCALE } from "#domain/languages.ts";
import { fieldName } from "#domain/schema/author-words.ts";
import type { Entry } from "./links.ts";
import { type Path, type Problem, textsIn, valueAt } from "./source.ts";

type Found = Omit<Problem, "file"> & { entry: Entry };

const NUMBER = /\p{Nd}+(?:[.,:\u00a0\u202f]\p{Nd}+)*/gu;
const FIGURES = "figures";

export function checkFigures(entries: readonly Entry[]): Found[] {
  const projects = entries.filter(({ collection }) => collection === "projects");
  return projects.flatMap((entry) => {
    const original = projects.find(
      ({ slug, locale }) => slug === entry.slug && locale === DEFAULT_LOCALE,
    );
    return [...unknownNumbers(entry), ...(original ? otherCount(entry, original) : [])];
  });
}

/** Numbers in Latin digits count as unknown where the text has its language's own. */
function unknownNumbers(entry: Entry): Found[] {
  const texts = [...textsIn(entry.source.data)];
  const said = new Set(
    texts.flatMap(([path, text]) => (path[0] === FIGURES ? [] : (text.match(NUMBER) ?? []))),
  );
  return texts
    .filter(([path]) => path[0] === FIGURES)
    .flatMap(([path, text]) =>
      (text.match(NUMBER) ?? [])
        .filter((number) => !said.has(number))
        .map((number) =>
          at(entry, path, `Has a number that no other text of the project has: ${number}.`),
        ),
    );
}

function otherCount(entry: Entry, original: Entry): Found[] {
  const [own, theirs] = [countOf(entry), countOf(original)];
  return own === theirs
    ? []
    : [at(entry, [FIGURES], `Must have ${theirs} entries, as in English (${own} now).`)];
}

function at(entry: Entry, path: Path, message: string): Found {
  return { entry, line: entry.source.lineOf(path), field: fieldName(path), message };
}

function countOf({ source }: Entry): number {
  const figures = valueAt(source.data, [FIGURES]);
  return Array.isArray(figures) ? figures.length : 0;
}
