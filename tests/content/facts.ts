/**
 * Facts that content names in braces, and what a text says itself instead of naming it.
 */
import { FACT_NAMES } from "#domain/content/facts.ts";
import type { Facts } from "#domain/content/fill-facts.ts";
import { fieldName } from "#domain/schema/author-words.ts";
import { nearest } from "#domain/text/nearest.ts";
import type { Entry } from "./links.ts";
import { type Problem, type Source, textsIn } from "./source.ts";

type Found = Omit<Problem, "file">;

/** Put in by the page of a platform, into texts of the site file. */
const OF_A_PAGE = ["platform"];
/** Numbers as figures and as the words that stood for them. */
const NUMBER =
  "(?:[\\d০-৯]+(?:[.,][\\d০-৯]+)?|one|two|three|thirty|sixty|ninety|deux|trois|trente|dos|tres|treinta|দুই|তিন)";

/** Every pattern asks for a number, and most texts have none. */
const HAS_NUMBER = new RegExp(NUMBER, "iu");

/** How a text says a promise by itself, whichever number it has. `{n}` is the number. */
const SAID: Record<string, readonly string[]> = {
  fixDays: [
    "{n}[ -]days?\\b[^.]*\\b(?:fix(?:es|ed)?\\b|repair|free of charge)",
    "\\b(?:fix(?:es|ed)?\\b|repair)[^.]*\\b{n} days",
    "{n} jours[^.]*\\b(?:corr[ie]|gratuit)",
    "\\bcorr[ie][^.]*\\b{n} jours",
    "{n} días[^.]*\\b(?:corr[ei]|sin costo|gratis)",
    "\\bcorr[ei][^.]*\\b{n} días",
    "{n} ?দিন[^।]*(?:ঠিক করে|সংশোধন|সারা|বিনা)",
    "(?:ঠিক করে|সংশোধন)[^।]*{n} ?দিন",
  ],
  noticeDays: [
    "{n} days['’] (?:written )?notice",
    "préavis[^.]* {n} jours",
    "{n} jours de préavis",
    "preaviso[^.]* {n} días",
    "{n} días de (?:pre)?aviso",
    "{n} দিনের[^।]*নোটিশ",
  ],
  depositPercent: [
    "{n} ?%[^.]*\\b(?:deposit|acompte|anticipo)",
    "\\b(?:deposit|acompte|anticipo)[^.]*{n} ?%",
    "{n} ?%[^।]*(?:অগ্রিম|আগাম)",
    "{n} ?% (?:of the agreed price|du prix convenu|del precio acordado)",
    "দামের {n} ?%",
  ],
  lateInterest: ["{n} ?% (?:a month|par mois|mensual|al mes)", "মাসে {n} ?%"],
  revisionRounds: [
    "{n} (?:revision rounds?|rounds? of revision|séries? de corrections|rondas? de (?:cambios|revisión|correcciones))",
    "{n} ?দফা রিভিশন",
  ],
  latePartPercent: [
    "late\\b[^.]*{n} ?% less",
    "retard[^.]*{n} ?% de moins",
    "retras[^.]*{n} ?% menos",
    "দেরি[^।]*{n} ?% কম",
  ],
  spamDays: ["(?:spam|স্প্যাম)[^.।]*{n} ?(?:days|jours|días|দিন)"],
  enquiryMonths: ["(?:enquiries|demandes|consultas|অনুরোধ)[^.।]*{n} ?(?:months|mois|meses|মাস)"],
};
export const SAID_PROMISES = Object.keys(SAID);
const PATTERNS = Object.entries(SAID).map(([fact, patterns]) => ({
  fact,
  said: new RegExp(
    patterns
      .map((pattern) =>
        pattern.replaceAll("{n}", `(?<![\\p{L}\\d])${NUMBER}`).replaceAll(" ", "\\s"),
      )
      .join("|"),
    "iu",
  ),
}));

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
  return textsOf(source)
    .filter(({ text }) => HAS_NUMBER.test(text))
    .flatMap(({ text, at }) =>
      PATTERNS.filter(({ said }) => said.test(text)).map(({ fact }) => ({
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
