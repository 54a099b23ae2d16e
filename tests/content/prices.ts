/**
 * Prices across the languages of a page: the numbers stand in the English file alone, so that no
 * two languages can name different ones, and each language has its own words.
 */
import { DEFAULT_LOCALE } from "#domain/languages.ts";
import { fieldName } from "#domain/schema/author-words.ts";
import type { Entry } from "./links.ts";
import { type Path, type Problem, valueAt } from "./source.ts";

type Found = Omit<Problem, "file"> & { entry: Entry };

const NUMBERS = ["from", "usual", "per"];

export function checkPrices(entries: readonly Entry[]): Found[] {
  const english = new Map(
    entries.filter(({ locale }) => locale === DEFAULT_LOCALE).map((entry) => [keyOf(entry), entry]),
  );
  return entries.flatMap((entry) =>
    entry.locale === DEFAULT_LOCALE
      ? problemsOfEnglish(entry)
      : problemsOfTranslation(entry, english.get(keyOf(entry))),
  );
}

function problemsOfEnglish(entry: Entry): Found[] {
  if (!has(entry, "price")) return [];
  return ["from", "usual"]
    .filter((field) => !has(entry, "price", field))
    .map((field) => at(entry, ["price", field], "Is missing."));
}

function problemsOfTranslation(entry: Entry, original: Entry | undefined): Found[] {
  const isPriced = original !== undefined && has(original, "price");
  if (!isPriced)
    return has(entry, "price")
      ? [at(entry, ["price"], "Has no price in the English file, which has the numbers.")]
      : [];
  if (!has(entry, "price", "moves"))
    return [at(entry, ["price", "moves"], "Is missing: the English file has a price.")];
  const said = NUMBERS.filter((field) => has(entry, "price", field)).map((field) =>
    at(entry, ["price", field], "Stands in the English file alone, for all languages."),
  );
  const [own, theirs] = [countOf(entry), countOf(original)];
  return own === theirs
    ? said
    : [
        ...said,
        at(entry, ["price", "moves"], `Must have ${theirs} entries, as in English (${own} now).`),
      ];
}

function at(entry: Entry, path: Path, message: string): Found {
  return { entry, line: entry.source.lineOf(path), field: fieldName(path), message };
}

function has({ source }: Entry, ...path: string[]): boolean {
  return valueAt(source.data, path) !== undefined;
}

function countOf({ source }: Entry): number {
  const moves = valueAt(source.data, ["price", "moves"]);
  return Array.isArray(moves) ? moves.length : 0;
}

function keyOf({ collection, slug }: Entry): string {
  return `${collection}/${slug}`;
}
