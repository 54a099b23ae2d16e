/**
 * A draft of a record: the values of its form, as one of the staff left them, beside the saved
 * version and the public page. One draft per record, shared by all staff.
 */
import { z } from "zod";
import { DRAFTS } from "#domain/limits.ts";
import { RECORD_KINDS, recordId } from "./record.ts";

/** What has drafts: records, and the agency's details, whose id is their kind. */
export const AGENCY_DRAFT = "agency";
export const DRAFT_KINDS = [...RECORD_KINDS, AGENCY_DRAFT] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** The values of a form: texts and switches, rows of lists, and pictures with descriptions. */
const values = z
  .record(z.string(), z.union([z.string(), z.boolean(), z.array(z.record(z.string(), z.string()))]))
  .refine((fields) => Object.keys(fields).length <= DRAFTS.fields);

/** The saved version that a draft started from; a draft of a new record has none. */
const base = z.object({ revision: z.int().min(1), values });

/** Body of the requests that save a draft. Nothing in it need be complete. */
export const draftInput = z.object({ values, base: base.optional() });
export type DraftInput = z.output<typeof draftInput>;

export const draft = draftInput.extend({
  kind: z.enum(DRAFT_KINDS),
  /** Of its record; a draft of a new record has one of its own. */
  _id: recordId,
  /** Rises with each save; also the ETag. */
  version: z.int().min(1),
  /** ISO 8601, UTC. */
  at: z.string(),
  by: z.object({ _id: z.string(), name: z.string() }),
});
export type Draft = z.output<typeof draft>;

/** A draft in a list, without its values. */
export const draftEntry = draft.omit({ values: true, base: true }).extend({
  kind: z.enum(RECORD_KINDS),
  title: z.string(),
  /** It belongs to no saved record. */
  isNew: z.boolean(),
});
export type DraftEntry = z.output<typeof draftEntry>;

/** How the ids of drafts of new records begin. */
export const NEW_DRAFT = "new-";

/** `draft` in the query of a save: the draft that the save used up, with its version. */
export const usedDraft = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}\.[1-9]\d{0,6}$/);
