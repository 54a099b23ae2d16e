/**
 * Facts that content names in braces, and what a text says itself instead of naming it.
 */
import { promisesIn } from "#domain/checks/promises.ts";
import { FACT_NAMES } from "#domain/content/facts.ts";
import type { Facts } from "#domain/content/fill-facts.ts";
import { fieldName } from "#domain/schema/author-words.ts";
import { nearest } from "#domain/text/nearest.ts";
import type { Entry } from "./links.ts";
import { type Problem, type Source, textsIn } from "./source.ts";

type Found = Omit<Problem, "file">;

/** Put in by the page of a platform, into texts of the site file. */
const OF_A_PAGE = ["platform"];

/**
 * Of the fields of one file: names in braces that are no fact, and promises where they do not
 * belong.
 */
export function checkFacts({ collection, source }: Entry): Found[] {
  const ofAPage = collection === "site" ? OF_A_PAGE : [];
  return [...textsIn(source.data)].flatMap(([path, text]) =>
    [...text.matchAll(/(?<!\\)\{(\w+)\}/g)]
      .map(([, name = ""]) => unknownFact(name, ofAPage))
      .filter((problem) => problem !== undefined)
      .map((problem) => ({ line: source.lineOf(path), field: fieldName(path), ...problem })),
  );
}

/** What is wrong with a name in braces; `undefined` when it is a fact. */
export function unknownFact(
  name: string,
  ofAPage: readonly string[] = [],
): Pick<Problem, "message" | "suggestion"> | undefined {
  const known = [...FACT_NAMES, ...ofAPage];
  if (known.includes(name)) return undefined;
  const message = `Names the unknown fact {${name}}; known are {${known.join("}, {")}}. Write \\{${name}} for the words alone.`;
  return { message, suggestion: nearest(name, known) };
}

/** Promises of one file in other words than their name: they would not follow the terms. */
export function checkSaid({ source }: Entry): Found[] {
  return textsOf(source).flatMap(({ text, at }) =>
    promisesIn(text).map(({ fact }) => ({
      ...at(),
      message: `Says a promise itself. Write {${fact}} for the number, as content/agency.yaml has it.`,
    })),
  );
}

/** Facts that a text repeats instead of naming them; where a city stands in prose, it may. */
const REPEATED = ["brand", "email", "phone", "street", "domain"];

/** @param facts of the language of the file */
export function checkRepeated({ collection, source }: Entry, facts: Facts): Found[] {
  if (collection === "agency") return [];
  const known = REPEATED.map((name) => ({ name, fact: facts.get(name) ?? "" }));
  return textsOf(source)
    .filter(({ at }) => collection !== "site" || !OWN_FACTS.test(at().field))
    .flatMap(({ text, at }) =>
      known
        .filter(({ fact }) => hasWord(text, fact))
        .slice(0, 1)
        .map(({ name, fact }) => ({
          ...at(),
          message: `Repeats '${fact}' of content/agency.yaml. Write {${name}}.`,
        })),
    );
}

/** Where a language says how it writes them. */
const OWN_FACTS = /^(?:brand|address\.\w+)$/;

/** As a word of its own: a brand may be part of another. */
function hasWord(text: string, word: string): boolean {
  const parts = text.split(word);
  return parts
    .slice(1)
    .some((after, index) => !/[\p{L}\d]$/u.test(parts[index] ?? "") && !/^[\p{L}\d]/u.test(after));
}

/** Every text of a file and where it stands, a body line by line. */
function textsOf({
  data,
  body,
  bodyLine,
  lineOf,
}: Source): { text: string; at: () => Pick<Problem, "line" | "field"> }[] {
  return [
    ...[...textsIn(data)].map(([path, text]) => ({
      text,
      at: () => ({ line: lineOf(path), field: fieldName(path) }),
    })),
    ...body
      .split("\n")
      .map((text, index) => ({ text, at: () => ({ line: bodyLine + index, field: "text" }) })),
  ];
}
