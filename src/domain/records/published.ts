/** The build's report on the staff's records: those on pages, and the others with the reasons. */
import { z } from "zod";
import { LOCALES } from "#domain/links.ts";
import type { Sentence } from "#site/i18n/sentence.ts";
import { projectRecord } from "./project.ts";
import { serviceRecord } from "./service.ts";

/** A picture as pages take it; `alt` is empty where the staff wrote none. */
const picture = <Picture extends z.ZodType>(src: Picture) => z.object({ src, alt: z.string() });

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

/** Why something is not published. Older builds noted it in English words. */
export type Reason = Sentence | string;
const reason = z.union([
  z.string(),
  z.object({ key: z.string(), values: z.record(z.string(), z.unknown()).optional() }),
]) as z.ZodType<Reason>;

/**
 * A part of a record that pages leave out, and why. `field` names the faulty field, if it is a
 * single one.
 */
const leftOut = z.object({
  _id: z.string(),
  revision: z.int(),
  field: z.string().optional(),
  reason,
  /** The page of `content/` stands in for a record that no page is made of. */
  byContent: z.literal(true).optional(),
});
export type LeftOut = z.output<typeof leftOut>;

/**
 * Fields of a record that pages in other languages show in English, because they were changed after
 * they were translated.
 */
const untranslated = z.object({
  _id: z.string(),
  revision: z.int(),
  fields: z.array(z.string()),
  locales: z.array(z.enum(LOCALES)),
});
export type Untranslated = z.output<typeof untranslated>;

/** One collection at the moment of a build: outside the trash, in the staff's order. */
const published = <Kind extends string, Record extends z.ZodType>(kind: Kind, record: Record) =>
  z.object({
    kind: z.literal(kind),
    records: z.array(record),
    /** Slugs of pages in `content/` whose record was deleted. */
    gone: z.array(z.string()),
    /** Records that no page is made of. */
    leftOut: z.array(leftOut),
    /** Pictures that the published pages lack. */
    without: z.array(leftOut),
  });

/** `none` stands alone where a build has no store at hand. */
export const publishedList = <Picture extends z.ZodType>(src: Picture) =>
  z.discriminatedUnion("kind", [
    published("services", publishedService(src)),
    published("projects", publishedProject(src)),
    z.object({ kind: z.literal("none") }),
  ]);

export type PublishedList<Record> = Omit<
  z.output<ReturnType<typeof published<string, z.ZodType<Record>>>>,
  "kind"
>;

/**
 * The list in `/build.json`: the revision of each record that the pages were built from, in order,
 * and whether it has a page.
 */
const builtList = z.object({
  revisions: z.array(z.tuple([z.string(), z.int(), z.boolean()])),
  leftOut: z.array(leftOut),
  without: z.array(leftOut),
  untranslated: z.array(untranslated).default([]),
});

/**
 * `build` is the id in the log of builds, of one that is in it; `null`: this build knew no records
 * at all.
 */
export const buildInfo = z.object({
  build: z.string().optional(),
  services: builtList.nullable(),
  projects: builtList.nullable(),
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
): BuiltList {
  return {
    revisions: records.map(({ _id, revision, isActive }) => [_id, revision, isActive]),
    leftOut,
    without,
    untranslated,
  };
}
