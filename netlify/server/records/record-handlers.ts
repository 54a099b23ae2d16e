/** The handlers of records, the same for all kinds. */
import { createHash } from "node:crypto";
import type { projects, questions, services } from "#domain/api/records.ts";
import type { Locale } from "#domain/links.ts";
import { NEW_DRAFT } from "#domain/records/draft.ts";
import type { ProjectRecord } from "#domain/records/project.ts";
import type { QuestionRecord } from "#domain/records/question.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { momentsOf } from "#domain/records/schedule.ts";
import type { ServiceRecord } from "#domain/records/service.ts";
import type { Session } from "#server/auth/session.ts";
import { replyWritten, writtenReply } from "#server/http/http.ts";
import { authorOf, creationName } from "#server/http/ids.ts";
import type { Handlers } from "#server/http/serve.ts";
import { logFailure } from "#server/http/log.ts";
import { unchanged, versionHeaders } from "#server/http/versions.ts";
import { preferredLocale } from "#server/http/visitor.ts";
import { movePreviews } from "#server/previews/links.ts";
import type { Snapshot } from "#server/store/document.ts";
import { say } from "#site/i18n/sentence.ts";
import {
  activeOf,
  type Collection,
  COLLECTIONS,
  findLive,
  liveOf,
  publicView,
  type RecordInput,
  type StoredRecord,
} from "./collections.ts";
import { useUpDraft } from "./drafts.ts";
import { versionsOf } from "./history.ts";
import {
  createRecord,
  deleteRecord,
  orderRecords,
  revertRecord,
  type Target,
  updateRecord,
} from "./records.ts";

/** The input of every kind's operations. */
interface Call {
  request: Request;
  params: { id: string };
  query: { draft?: string | undefined };
  session: Session;
  version: string;
  body: RecordInput;
}
type Read = Pick<Call, "request" | "params"> & { session: Session | undefined };
type Changed = Omit<Call, "body" | "query">;

/** Staff see everything; visitors see active records, without the staff-only fields. */
export function recordHandlers(
  kind: RecordKind,
): Handlers<typeof services> & Handlers<typeof projects> & Handlers<typeof questions> {
  const collection = COLLECTIONS[kind];
  return {
    async list({ request, session }: Pick<Read, "request" | "session">) {
      const { version, body } = listOf(
        collection,
        await collection.document.read(),
        session !== undefined,
      );
      return (
        unchanged(request, version) ??
        replyWritten(body(preferredLocale(request)), versionHeaders(version))
      );
    },
    async create({
      request,
      query,
      session: { user },
      body,
    }: Pick<Call, "request" | "query" | "session" | "body">) {
      const record = await createRecord(kind, body, user, creationName(request, user));
      const id = await useUpDraft(kind, query.draft);
      if (id?.startsWith(NEW_DRAFT))
        await movePreviews({ kind, id }, { kind, id: record._id }).catch((error: unknown) => {
          // The record is saved.
          logFailure(`moving the preview links of ${id}`, error);
        });
      return versioned(record);
    },
    async one({ request, session, params }: Read) {
      const records = await collection.document.list();
      const record = findLive(
        session ? records : activeOf(records, Date.now()),
        params.id,
        Date.now(),
      );
      const version = session ? String(record.revision) : `${record.revision}-public`;
      return (
        unchanged(request, version) ?? {
          data: ofKind(session ? record : publicView(collection, record)),
          version,
        }
      );
    },
    async update({ request, params, query, version, session: { user }, body }: Call) {
      const author = authorOf(request, user);
      const record = await updateRecord(targetOf(kind, params, version), body, author);
      await useUpDraft(kind, query.draft);
      return versioned(record);
    },
    async remove({ request, params, version, session: { user } }: Changed) {
      const author = authorOf(request, user);
      return { data: ofKind(await deleteRecord(targetOf(kind, params, version), author)) };
    },
    async order({
      version,
      session: { user },
      body: { ids },
    }: Omit<Changed, "params"> & { body: { ids: string[] } }) {
      const records = await orderRecords(
        kind,
        ids,
        (seen) => listVersion(seen, true) === version,
        user,
      );
      return { data: records.map(ofKind), version: listVersion(records, true) };
    },
    async history({ params }: Pick<Call, "params">) {
      return { data: await versionsOf(kind, params.id) };
    },
    async revert({
      params,
      version,
      session: { user },
    }: Changed & { params: { revision: number } }) {
      return versioned(await revertRecord(targetOf(kind, params, version), params.revision, user));
    },
  };
}

function versioned(record: StoredRecord) {
  return { data: ofKind(record), version: record.revision };
}

/** The collection decides a record's kind, which types cannot express. */
function ofKind(record: object): ServiceRecord & ProjectRecord & QuestionRecord {
  return record as ServiceRecord & ProjectRecord & QuestionRecord;
}

/** An impossible version is answered like any outdated one. */
function targetOf(kind: RecordKind, params: { id: string }, version: string): Target {
  return { kind, id: params.id, revision: /^\d{1,7}$/.test(version) ? Number(version) : 0 };
}

interface List {
  version: string;
  body: (locale: Locale) => string;
  /** When a schedule changes what visitors get, in milliseconds. */
  until: number;
}

type Reader = "staff" | "public";

/**
 * A snapshot is the same object until something changes; its cached lists are collected with it.
 */
const lists = new WeakMap<Snapshot<StoredRecord>, Partial<Record<Reader, List>>>();

/** A collection as staff or visitors see it. */
function listOf(collection: Collection, snapshot: Snapshot<StoredRecord>, staff: boolean): List {
  const reader = staff ? "staff" : "public";
  const known = lists.get(snapshot) ?? {};
  lists.set(snapshot, known);
  const list = known[reader];
  return list && Date.now() < list.until
    ? list
    : (known[reader] = makeList(collection, snapshot, staff));
}

/** The version of a list: its records, their order and revisions. */
function listVersion(records: readonly StoredRecord[], staff: boolean): string {
  const hash = createHash("sha256");
  for (const { _id, revision } of records) hash.update(`${_id} ${revision}\n`);
  return `${hash.digest("hex").slice(0, 16)}${staff ? "" : "-public"}`;
}

function makeList(
  collection: Collection,
  { items, unreadable }: Snapshot<StoredRecord>,
  staff: boolean,
): List {
  const now = Date.now();
  const records = staff ? liveOf(items) : activeOf(items, now);
  const next = Math.min(...(staff ? [] : items.flatMap(momentsOf).filter((at) => at > now)));
  const isPartial = staff && unreadable.length > 0;
  let written: string | undefined;
  const write = (locale: Locale) => {
    const data = staff ? records : records.map((record) => publicView(collection, record));
    const message = isPartial ? say("record.leftOut", { count: unreadable.length }) : undefined;
    return writtenReply({ message, data, total: data.length }, locale);
  };
  // Only the message depends on the language.
  const body = (locale: Locale) => (isPartial ? write(locale) : (written ??= write(locale)));
  return { version: listVersion(records, staff), body, until: next };
}
