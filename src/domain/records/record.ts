/** The metadata of every stored record, and its changes. */
import { z } from "zod";
import { LANGUAGES } from "#domain/languages.ts";

export const RECORD_KINDS = ["services", "projects", "questions"] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export function isRecordKind(kind: string): kind is RecordKind {
  return RECORD_KINDS.some((known) => known === kind);
}

/**
 * From this site or an import, so wider than this site's own ids; safe as part of a key and an
 * address.
 */
export const recordId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

/** The revision of a version, as a path parameter. */
export const versionNumber = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number);

const person = z.object({ _id: z.string(), name: z.string() });

/** A change: its author, action and time. `by.name` is the author's name at that time. */
export const recordChange = z.object({
  /**
   * `restored`: from the trash; `reverted`: to an older version; `filled`: from a page in
   * `content/`.
   */
  action: z.enum(["created", "changed", "deleted", "restored", "reverted", "imported", "filled"]),
  /** ISO 8601, UTC. */
  at: z.string(),
  by: person,
  /** The revision that a reverted record went back to. */
  version: z.int().optional(),
});

export type RecordChange = z.output<typeof recordChange>;

/** Author of the first records: "The first build filled the services". */
export const CONTENT = { _id: "content", name: "The first build" };

/**
 * The saved translations of a record by language: the revision of each, and when it was saved (ISO
 * 8601, UTC). Their texts are objects of their own (`translation.ts`).
 */
const recordTranslations = z.partialRecord(
  z.enum(LANGUAGES),
  z.object({ revision: z.int().min(1), at: z.string() }),
);
export type RecordTranslations = z.output<typeof recordTranslations>;

export const recordMeta = {
  /** The schema version of a separately stored record; absent means 1. */
  shape: z.int().optional(),
  _id: recordId,
  /** Number of the current version, from 1; also the ETag. */
  revision: z.int().min(1).default(1),
  /** Last segment of the public page's address; unique among records outside the trash. */
  slug: z.string().default(""),
  /**
   * Earlier slugs, latest first, whose addresses redirect to the record unless another record uses
   * one.
   */
  formerSlugs: z.array(z.string()).default([]),
  /**
   * Slug of the page in `content/` that filled the record; stays when the record's own slug
   * changes.
   */
  page: z.string().optional(),
  /** Pictures that only older versions use. */
  formerImages: z.array(z.string()).default([]),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Name of the creating request, so that a repeat finds the record. */
  createdWith: z.string().optional(),
  /** The change that made this version; absent on records older than this field. */
  change: recordChange.optional(),
  translations: recordTranslations.optional(),
  /** When it goes public and when it comes off the site, ISO 8601, UTC (`schedule.ts`). */
  publishAt: z.string().optional(),
  unpublishAt: z.string().optional(),
  /** When it was moved to the trash, ISO 8601, UTC; absent elsewhere. */
  deletedAt: z.string().optional(),
} as const;

export const META_FIELDS = Object.keys(recordMeta);

/** Body of `PUT /api/services/order`: the ids of all records, each once. */
export const orderInput = z.object({ ids: z.array(z.string()).max(10_000) });
