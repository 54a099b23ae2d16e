/**
 * Schemas of API answers that are not stored in this shape. The API description uses them, and
 * tests check the answers against them.
 */
import { z } from "zod";
import { projectInput, projectRecord } from "#domain/records/project.ts";
import { questionInput, questionRecord } from "#domain/records/question.ts";
import { RECORD_KINDS, recordChange } from "#domain/records/record.ts";
import { serviceInput, serviceRecord } from "#domain/records/service.ts";

/** The field names of an object, in the form that zod's `pick` expects. */
const all = <Field extends string>(fields: Record<Field, unknown>) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, true])) as Record<Field, true>;

const publicMeta = { _id: true, slug: true, createdAt: true } as const;

/** The public view of an active record. */
export const publicService = z.strictObject(
  serviceRecord.pick({ ...publicMeta, ...all(serviceInput.shape) }).shape,
);
export const publicProject = z.strictObject(
  projectRecord.pick({ ...publicMeta, ...all(projectInput.shape) }).shape,
);

export const publicQuestion = z.strictObject(
  questionRecord.pick({ ...publicMeta, ...all(questionInput.shape) }).shape,
);

/** One version of a record and the author of its change. */
export const recordVersion = z.object({
  revision: z.int(),
  action: recordChange.shape.action,
  at: z.string(),
  by: recordChange.shape.by.optional(),
  /** The revision that a reverted record went back to. */
  version: z.int().optional(),
  /** Fields that differ from the previous version; empty if that version is gone. */
  fields: z.array(z.string()),
  /** The record's fields in this version. */
  content: z.record(z.string(), z.unknown()),
});

export type RecordVersion = z.output<typeof recordVersion>;

export const trashEntry = z.object({
  kind: z.enum(RECORD_KINDS),
  _id: z.string(),
  title: z.string(),
  revision: z.int(),
  /** ISO 8601, UTC: when it was deleted, and when it expires. */
  deletedAt: z.string(),
  deletedBy: z.string(),
  expiresAt: z.string(),
});

export type TrashEntry = z.output<typeof trashEntry>;
