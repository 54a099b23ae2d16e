/** The collections of records and their shared rules: storage, reading and the public view. */
import type { z } from "zod";
import { KEEP_DAYS } from "#domain/limits.ts";
import type { Fields } from "#domain/records/fields.ts";
import { PROJECT_FIELDS } from "#domain/records/project-fields.ts";
import {
  NEW_PROJECT,
  type ProjectInput,
  projectInput,
  type ProjectRecord,
  projectRecord,
} from "#domain/records/project.ts";
import { QUESTION_FIELDS } from "#domain/records/question-fields.ts";
import {
  NEW_QUESTION,
  type QuestionInput,
  questionInput,
  type QuestionRecord,
  questionRecord,
} from "#domain/records/question.ts";
import { META_FIELDS, type RecordKind } from "#domain/records/record.ts";
import { isOnSite, scheduleOf } from "#domain/records/schedule.ts";
import { SERVICE_FIELDS } from "#domain/records/service-fields.ts";
import {
  NEW_SERVICE,
  type ServiceInput,
  serviceInput,
  type ServiceRecord,
  serviceRecord,
} from "#domain/records/service.ts";
import { slugOf } from "#domain/text/slug.ts";
import { AppError } from "#server/http/errors.ts";
import { type DocumentStore, documentStore } from "#server/store/document.ts";
import { type JsonStore, jsonStore } from "#server/store/stores.ts";
import { say } from "#site/i18n/sentence.ts";
import { noteAll } from "./activity-log.ts";

export type StoredRecord = ServiceRecord | ProjectRecord | QuestionRecord;
export type RecordInput = ServiceInput | ProjectInput | QuestionInput;

export interface Collection {
  kind: RecordKind;
  noun: "service" | "project" | "question";
  /** The field with the record's name, the source of its slug. */
  titleField: "serviceType" | "title" | "question";
  fields: Fields;
  /**
   * Whether the address outlives a new title: nothing can redirect from the old place on a page,
   * and visitors have shared it.
   */
  keepsSlug?: true;
  input: z.ZodType<RecordInput>;
  /** The defaults of a new record. */
  fresh: object;
  /** Every other field is for staff only. */
  publicFields: readonly string[];
  document: DocumentStore<StoredRecord>;
  /** Older versions, by `history/<id>/<revision>`. */
  versions: JsonStore<unknown>;
  /** The stored shape. */
  record: z.ZodType<StoredRecord>;
  parse: (stored: unknown) => StoredRecord;
}

const DAY = 24 * 60 * 60_000;
const PUBLIC_META = ["_id", "slug", "createdAt"];

export const COLLECTIONS: Record<RecordKind, Collection> = {
  services: collection({
    kind: "services",
    noun: "service",
    titleField: "serviceType",
    fields: SERVICE_FIELDS,
    input: serviceInput,
    fresh: NEW_SERVICE,
    publicFields: [...PUBLIC_META, ...Object.keys(serviceInput.shape)],
    record: serviceRecord,
  }),
  projects: collection({
    kind: "projects",
    noun: "project",
    titleField: "title",
    fields: PROJECT_FIELDS,
    input: projectInput,
    fresh: NEW_PROJECT,
    publicFields: [...PUBLIC_META, ...Object.keys(projectInput.shape)],
    record: projectRecord,
  }),
  questions: collection({
    kind: "questions",
    noun: "question",
    titleField: "question",
    keepsSlug: true,
    fields: QUESTION_FIELDS,
    input: questionInput,
    fresh: NEW_QUESTION,
    publicFields: [...PUBLIC_META, ...Object.keys(questionInput.shape)],
    record: questionRecord,
  }),
};

function collection(rest: Omit<Collection, "document" | "versions" | "parse">): Collection {
  const parse = (stored: unknown): StoredRecord => {
    const found = rest.record.parse(stored);
    return found.slug === "" ? { ...found, slug: slugOf(String(found[rest.titleField])) } : found;
  };
  return {
    ...rest,
    parse,
    document: documentStore(rest.kind, parse, noteAll),
    versions: jsonStore(rest.kind),
  };
}

export function titleOf({ titleField }: Collection, record: StoredRecord): string {
  return String(record[titleField]);
}

/** A record's fields without its metadata; unknown fields are included. */
export function contentOf(record: StoredRecord): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([field]) => !META_FIELDS.includes(field)),
  );
}

/** What staff decide about a record: its fields and its schedule. */
export function decidedOf(record: StoredRecord): Record<string, unknown> {
  return { ...contentOf(record), ...scheduleOf(record) };
}

/** The metadata of a record. */
export function metaOf(record: StoredRecord): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([field]) => META_FIELDS.includes(field)),
  );
}

/** A record as a visitor may see it. */
export function publicView(
  { publicFields }: Collection,
  record: StoredRecord,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([field]) => publicFields.includes(field)),
  );
}

/** The records outside the trash, in the staff's order. */
export function liveOf(records: readonly StoredRecord[]): StoredRecord[] {
  return records.filter((record) => record.deletedAt === undefined);
}

/** The records that visitors may see. */
export function activeOf(records: readonly StoredRecord[], now: number): StoredRecord[] {
  return liveOf(records).filter((record) => isOnSite(record, now));
}

/**
 * When a record in the trash expires, in milliseconds; `undefined` outside the trash. An unreadable
 * date falls back to an earlier one, so that the time ends.
 */
export function expiryOf({ deletedAt, createdAt }: StoredRecord): number | undefined {
  return deletedAt === undefined
    ? undefined
    : (Date.parse(deletedAt) || Date.parse(createdAt) || 0) + KEEP_DAYS.trash * DAY;
}

/**
 * The records without those that have expired in the trash; the next write drops those. Returns the
 * same array when all stay.
 */
export function withoutExpired(
  records: readonly StoredRecord[],
  now: number,
): readonly StoredRecord[] {
  const kept = records.filter((record) => !isExpired(record, now));
  return kept.length === records.length ? records : kept;
}

export function isExpired(record: StoredRecord, now: number): boolean {
  const expiry = expiryOf(record);
  return expiry !== undefined && expiry <= now;
}

/**
 * Returns a record outside the trash. Throws `not_found`, with a sentence of its own for a record
 * in the trash.
 */
export function findLive(records: readonly StoredRecord[], id: string, now: number): StoredRecord {
  const record = records.find(({ _id }) => _id === id);
  if (!record || isExpired(record, now)) throw new AppError("not_found", say("record.missing"));
  if (record.deletedAt !== undefined) throw new AppError("not_found", say("record.inTrash"));
  return record;
}
