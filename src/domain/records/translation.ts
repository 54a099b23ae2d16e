/**
 * A record's translation into one language, written by staff. Each text names the English text that
 * it follows: it counts only while the record says exactly that, wherever the text has moved. So no
 * visitor reads an outdated sentence, and staff see what has changed.
 */
import { z } from "zod";
import { LANGUAGES } from "#domain/languages.ts";
import { LIST_MAX, TEXT_MAX } from "#domain/limits.ts";
import { DEFAULT_LOCALE, LOCALES } from "#domain/links.ts";
import { flag } from "#domain/schema/inputs.ts";
import { recordChange } from "./record.ts";

/** A text, and the English one that it translates. */
const pair = z.object({ english: z.string(), text: z.string() });
type Pair = z.output<typeof pair>;

/** By field. */
const pairs = z.record(z.string(), z.array(pair));
export type Pairs = z.output<typeof pairs>;

/** The language of a translation. */
export const translationLocale = z.enum(LANGUAGES).exclude(["en"]);
export type TranslationLocale = z.output<typeof translationLocale>;

/** The texts of a kind's pages in `content/`, by page and language. */
export const contentWords = z.record(z.string(), z.partialRecord(translationLocale, pairs));
export type ContentWords = z.output<typeof contentWords>;

/** The languages of the site that records can be translated into. */
export const TRANSLATED = LOCALES.filter(
  (locale): locale is TranslationLocale => locale !== DEFAULT_LOCALE,
);

/** Texts kept per field: those of the record, and former ones in case the English comes back. */
const KEPT_MAX = 2 * LIST_MAX;

/** A stored translation, by `<kind>/<id>/<language>`. Unknown fields are kept. */
export const translationRecord = z.looseObject({
  shape: z.int().optional(),
  /** Number of the current version, from 1; also the ETag. */
  revision: z.int().min(1),
  /** Whether visitors get it; otherwise they get the English page. */
  isPublished: z.boolean(),
  fields: pairs,
  change: recordChange.pick({ at: true, by: true }),
});
export type TranslationRecord = z.output<typeof translationRecord>;

/**
 * As sent. The English text is not normalized, because it has to match the record. It comes from a
 * record, so it is no longer than the longest field.
 */
const sentPair = pair.extend({ english: z.string().max(TEXT_MAX.description) });

/** Body of `PUT /api/translations/:kind/:id/:locale`. */
export const translationInput = z.object({
  isPublished: flag,
  fields: z.record(z.string(), z.array(sentPair).max(KEPT_MAX)),
});
export type TranslationInput = z.output<typeof translationInput>;

/**
 * `done`: it translates the English text; `outdated`: the English has changed since; `missing`:
 * there is none.
 */
export type WordState = "done" | "outdated" | "missing";

/** One English text of a record, and its translation. */
export interface Word {
  field: string;
  /** Its place in the field. */
  index: number;
  english: string;
  /** The translation that counts; `""` without one. */
  text: string;
  state: WordState;
  /** Whether the translation is that of `content/`. */
  isOfContent: boolean;
  /** The translation of the earlier English text, while there is no newer one. */
  before?: Pair;
}

/**
 * Every English text of a record with its translation: the staff's, otherwise that of `content/`.
 * Blank texts, such as the description of a picture without one, need none and are left out.
 */
export function translatedWords(
  english: Record<string, readonly string[]>,
  own: Pairs,
  content: Pairs = {},
): Word[] {
  return Object.entries(english).flatMap(([field, texts]) =>
    wordsIn(field, texts, own[field] ?? [], content[field] ?? []),
  );
}

function wordsIn(
  field: string,
  texts: readonly string[],
  own: readonly Pair[],
  content: readonly Pair[],
): Word[] {
  const inEnglish = (text: string) => (pair: Pair) => pair.english === text && pair.text !== "";
  const words = texts.flatMap((english, index): Word[] => {
    if (english.trim() === "") return [];
    const mine = own.find(inEnglish(english));
    const found = mine ?? content.find(inEnglish(english));
    return [
      {
        field,
        index,
        english,
        text: found?.text ?? "",
        state: found ? "done" : "missing",
        isOfContent: found !== undefined && mine === undefined,
      },
    ];
  });
  const left = [...own, ...content].filter(
    ({ english, text }) => text !== "" && !texts.includes(english),
  );
  const isAlone = texts.length === 1;
  return words.map((word) => {
    if (word.state === "done") return word;
    const before = isAlone ? left[0] : nearest(word.english, left);
    if (!before) return word;
    left.splice(left.indexOf(before), 1);
    return { ...word, state: "outdated", before };
  });
}

/** The least share of common words by which an English text is known as an earlier form. */
const ALIKE = 0.3;

/** The pair with the most similar English text; `undefined` when none is similar. */
function nearest(english: string, pairs: readonly Pair[]): Pair | undefined {
  let [best, most]: [Pair | undefined, number] = [undefined, ALIKE];
  for (const pair of pairs) {
    const share = likeness(english, pair.english);
    if (share >= most && (best === undefined || share > most)) [best, most] = [pair, share];
  }
  return best;
}

function likeness(one: string, other: string): number {
  const tokens = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const [a, b] = [tokens(one), tokens(other)];
  return Array.from(a).filter((word) => b.has(word)).length / Math.max(a.size, b.size, 1);
}

/**
 * What a save stores: the texts sent, and the earlier ones of English texts that the record no
 * longer has, in case they come back. A text left out of `sent` is removed.
 */
export function keptPairs(
  english: Record<string, readonly string[]>,
  before: Pairs,
  sent: Pairs,
): Pairs {
  const fields = Object.keys({ ...before, ...sent }).map((field) => {
    const written = (sent[field] ?? []).filter(({ text }) => text !== "");
    const known = new Set([
      ...(english[field] ?? []),
      ...(sent[field] ?? []).map((pair) => pair.english),
    ]);
    const former = (before[field] ?? []).filter((pair) => !known.has(pair.english));
    return [field, [...written, ...former].slice(0, KEPT_MAX)] as const;
  });
  return Object.fromEntries(fields.filter(([, pairs]) => pairs.length > 0));
}

/** How far a record is translated into one language: the number of its texts in each state. */
const translationCounts = z.object({
  isPublished: z.boolean(),
  done: z.int(),
  outdated: z.int(),
  missing: z.int(),
});
export type TranslationState = z.output<typeof translationCounts>;

/** The states of a record in the languages of the site. */
export const translationStates = z.partialRecord(translationLocale, translationCounts);
export type TranslationStates = z.output<typeof translationStates>;

/**
 * The state of a record's translation into one language.
 * @param english the record's texts, by `wordsOf`.
 * @param stored the staff's translation, if any.
 * @param content the translation in `content/`, if any. Without a stored one it is what visitors get.
 */
export function translationState(
  english: Record<string, readonly string[]>,
  stored: Pick<TranslationRecord, "isPublished" | "fields"> | undefined,
  content: Pairs | undefined,
): TranslationState {
  const words = translatedWords(english, stored?.fields ?? {}, content);
  const count = (state: WordState) => words.filter((word) => word.state === state).length;
  return {
    isPublished: stored?.isPublished ?? content !== undefined,
    done: count("done"),
    outdated: count("outdated"),
    missing: count("missing"),
  };
}
