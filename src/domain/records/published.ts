/** The build's report on the staff's records: published ones, and the others with reasons. */
import { z } from "zod";
import { LANGUAGES } from "#domain/languages.ts";
import { LOCALES } from "#domain/links.ts";
import type { Sentence } from "#site/i18n/sentence.ts";
import { projectRecord } from "./project.ts";
import { type QuestionRecord, questionRecord } from "./question.ts";
import { serviceRecord } from "./service.ts";
import { translationRecord } from "./translation.ts";

/**
 * A picture in the form that pages take; `alt` is empty if the staff wrote none. `alts` are the
 * picture's own descriptions by language, where the record has none.
 */
const picture = <Picture extends z.ZodType>(src: Picture) =>
  z.object({
    src,
    alt: z.string(),
    alts: z.partialRecord(z.enum(LOCALES), z.string()).optional(),
  });

const publishedService = <Picture extends z.ZodType>(src: Picture) =>
  serviceRecord.extend({ images: z.array(picture(src)) });
const publishedProject = <Picture extends z.ZodType>(src: Picture) =>
  projectRecord.extend({ images: z.array(picture(src)) });

export type PublishedService<Picture = unknown> = z.output<
  ReturnType<typeof publishedService<z.ZodType<Picture>>>
>;
export type PublishedProject<Picture = unknown> = z.output<
  ReturnType<typeof publishedProject<z.ZodType<Picture>>>
>;
export type PublishedQuestion = QuestionRecord;

/** The reason for an omission. Older builds stored English text. */
export type Reason = Sentence | string;
const reason = z.union([
  z.string(),
  z.object({ key: z.string(), values: z.record(z.string(), z.unknown()).optional() }),
]) as z.ZodType<Reason>;

/**
 * A part of a record that pages leave out, and the reason. `field` is set when a single field is at
 * fault.
 */
const leftOut = z.object({
  _id: z.string(),
  revision: z.int(),
  field: z.string().optional(),
  reason,
  /** The page in `content/` replaces a record that cannot become a page. */
  byContent: z.literal(true).optional(),
});
export type LeftOut = z.output<typeof leftOut>;

/**
 * Fields of a record that pages in other languages show in English, because they changed after
 * their translation.
 */
const untranslated = z.object({
  _id: z.string(),
  revision: z.int(),
  fields: z.array(z.string()),
  locales: z.array(z.enum(LOCALES)),
});
export type Untranslated = z.output<typeof untranslated>;

/**
 * The staff's translations of a kind into a language, by record: only texts that translate what the
 * record says now.
 */
export const builtTranslations = z.record(
  z.string(),
  translationRecord.pick({ revision: true, isPublished: true, fields: true }).strip(),
);
export type BuiltTranslations = z.output<typeof builtTranslations>;

/** One collection at build time: records outside the trash, in the staff's order. */
const published = <Kind extends string, Record extends z.ZodType>(kind: Kind, record: Record) =>
  z.object({
    kind: z.literal(kind),
    records: z.array(record),
    /** Slugs of pages in `content/` whose record was deleted. */
    gone: z.array(z.string()),
    /** Records without a page. */
    leftOut: z.array(leftOut),
    /** Pictures missing from the published pages. */
    without: z.array(leftOut),
  });

/** `none` means that the build had no store. */
export const publishedList = <Picture extends z.ZodType>(src: Picture) =>
  z.discriminatedUnion("kind", [
    published("services", publishedService(src)),
    published("projects", publishedProject(src)),
    published("questions", questionRecord),
    z.object({ kind: z.literal("none") }),
  ]);

export type PublishedList<Record> = Omit<
  z.output<ReturnType<typeof published<string, z.ZodType<Record>>>>,
  "kind"
>;

/**
 * The list in `/build.json`: the revision of each record in the build, in order, and whether it has
 * a page.
 */
const builtList = z.object({
  revisions: z.array(z.tuple([z.string(), z.int(), z.boolean()])),
  leftOut: z.array(leftOut),
  without: z.array(leftOut),
  untranslated: z.array(untranslated).default([]),
  /** The revision of each translation in the build, by record and language. */
  translations: z.record(z.string(), z.partialRecord(z.enum(LANGUAGES), z.int())).optional(),
});

/** `build` is the id of a build in the build log; `null`: the build had no records. */
export const buildInfo = z.object({
  build: z.string().optional(),
  services: builtList.nullable(),
  projects: builtList.nullable(),
  /** Earlier builds had no questions. */
  questions: builtList.nullish(),
  /** Revision of the staff's facts; absent when the build had none. */
  facts: z.int().optional(),
});
export type BuildInfo = z.output<typeof buildInfo>;
export type BuiltList = z.output<typeof builtList>;

export function builtListOf(
  {
    records,
    leftOut,
    without,
  }: Omit<PublishedList<{ _id: string; revision: number; isActive: boolean }>, "gone">,
  untranslated: Untranslated[],
  translations?: BuiltList["translations"],
): BuiltList {
  return {
    revisions: records.map(({ _id, revision, isActive }) => [_id, revision, isActive]),
    leftOut,
    without,
    untranslated,
    ...(translations && { translations }),
  };
}
