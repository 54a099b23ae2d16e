/** A question on the home page: its place among the pages, its form input and its stored record. */
import { z } from "zod";
import type { FaqItem } from "#domain/content/faq.ts";
import type { Localised } from "#domain/content/localised.ts";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import { freshOf, inputShape, pageNames, storedShape } from "./fields.ts";
import { QUESTION_FIELDS } from "./question-fields.ts";
import { recordMeta } from "./record.ts";

/** A question as pages show it; `order` is its position, from 1. */
export type QuestionContent = Omit<FaqItem, "id"> & { order: number };

/** A question in a language; a new one is in English until it is translated. */
export type Question = Localised<QuestionContent>;

/**
 * The questions of all languages, each with an id like `en/how-do-we-start`, as pages have. English
 * decides their order.
 * @param files the lists of `content/faqs`; `id` is the language
 */
export function questionEntries(
  files: readonly { id: string; data: readonly FaqItem[] }[],
): { id: string; data: QuestionContent }[] {
  const english = files.find(({ id }) => id === DEFAULT_LOCALE)?.data ?? [];
  const orders = new Map(english.map(({ slug, id }) => [slug, id]));
  return files.flatMap(({ id: language, data }) =>
    data.map(({ id, ...words }) => ({
      id: `${language}/${words.slug}`,
      data: { ...words, order: orders.get(words.slug) ?? id },
    })),
  );
}

/** The fields of `content/faqs` that a record controls, besides the position. */
export const QUESTION_WORDS = pageNames(
  QUESTION_FIELDS,
  "word",
) satisfies (keyof QuestionContent)[];

/** Body of `POST /api/questions` and `PUT /api/questions/:id`, as `serviceInput`. */
export const questionInput = z.object(inputShape(QUESTION_FIELDS)).omit({ imageAlts: true });

export type QuestionInput = z.output<typeof questionInput>;

export const NEW_QUESTION = { ...freshOf(QUESTION_FIELDS), images: [] };

/** A stored question; unknown fields are kept. It never has pictures. */
export const questionRecord = z.looseObject({
  ...recordMeta,
  ...storedShape(QUESTION_FIELDS),
  images: z.array(z.string()).default([]),
});

export type QuestionRecord = z.output<typeof questionRecord>;
