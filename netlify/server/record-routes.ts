/** Services and projects over HTTP: the same for both kinds. */
import { can } from "#domain/can.ts";
import { orderInput, type RecordKind } from "#domain/record.ts";
import { readJson } from "./body.ts";
import { activeOf, COLLECTIONS, findLive, publicView } from "./collections.ts";
import { AppError } from "./errors.ts";
import { versionsOf } from "./history.ts";
import { reply, replyWritten, type Handler, type RequestContext } from "./http.ts";
import { listOf, listVersion } from "./record-list.ts";
import { createRecord, deleteRecord, orderRecords, revertRecord, updateRecord, type Target } from "./records.ts";
import { maybeSignedIn, signedIn } from "./session.ts";
import { creationName } from "./creation-name.ts";
import { expectedVersion, unchanged, versionHeaders } from "./versions.ts";
import { told } from "./staff-language.ts";

const NAMES = { services: "Service", projects: "Project" } as const;

/** The handlers of a kind. Staff see everything, visitors what is active, without what is the staff's alone. */
export function recordRoutes(kind: RecordKind) {
  const collection = COLLECTIONS[kind];
  const said = (request: Request, what: "created" | "updated" | "deleted" | "restored") =>
    told(request, `${NAMES[kind]} ${what} successfully!`);

  const list: Handler = async (request) => {
    const staff = await isStaff(request, kind);
    const { version, body } = listOf(collection, await collection.document.read(), staff);
    return unchanged(request, version) ?? replyWritten(body(), versionHeaders(version));
  };

  const create: Handler = async (request) => {
    const { user } = await signedIn(request, kind);
    const input = await readJson(request, collection.input);
    const record = await createRecord(kind, input, user, creationName(request, user));
    return reply({ data: record, message: said(request, "created") }, versionHeaders(String(record.revision)));
  };

  const one: Handler = async (request, context) => {
    const staff = await isStaff(request, kind);
    const records = await collection.document.list();
    const record = findLive(collection, staff ? records : activeOf(records), idIn(context), Date.now());
    const version = staff ? String(record.revision) : `${record.revision}-public`;
    return unchanged(request, version) ?? reply({ data: staff ? record : publicView(collection, record) }, versionHeaders(version));
  };

  const update: Handler = async (request, context) => {
    const { user } = await signedIn(request, kind);
    const target = targetOf(kind, request, context);
    const record = await updateRecord(target, await readJson(request, collection.input), user);
    return reply({ data: record, message: said(request, "updated") }, versionHeaders(String(record.revision)));
  };

  const remove: Handler = async (request, context) => {
    const { user } = await signedIn(request, kind);
    const record = await deleteRecord(targetOf(kind, request, context), user);
    return reply({ data: record, message: said(request, "deleted") });
  };

  const order: Handler = async (request) => {
    const { user } = await signedIn(request, kind);
    const expected = expectedVersion(request);
    const { ids } = await readJson(request, orderInput);
    const records = await orderRecords(kind, ids, (seen) => listVersion(seen, true) === expected, user);
    return reply(
      { data: records, total: records.length, message: told(request, "Order saved.") },
      versionHeaders(listVersion(records, true)),
    );
  };

  const history: Handler = async (request, context) => {
    await signedIn(request, kind);
    const versions = await versionsOf(kind, idIn(context));
    return reply({ data: versions, total: versions.length });
  };

  const revert: Handler = async (request, context) => {
    const { user } = await signedIn(request, kind);
    const record = await revertRecord(targetOf(kind, request, context), revisionIn(context), user);
    return reply({ data: record, message: said(request, "restored") }, versionHeaders(String(record.revision)));
  };

  return { list, create, one, update, remove, order, history, revert };
}

/** The id in the path. Throws `not_found` for whatever cannot be one, before anything is looked up. */
export function idIn({ params }: RequestContext): string {
  const id = params?.["id"] ?? "";
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(id)) throw new AppError("not_found", "There is nothing at this address.");
  return id;
}

async function isStaff(request: Request, kind: RecordKind): Promise<boolean> {
  const session = await maybeSignedIn(request);
  return session !== undefined && can(session.user.role, kind);
}

function revisionIn({ params }: RequestContext): number {
  const revision = params?.["revision"] ?? "";
  if (!/^[1-9]\d{0,6}$/.test(revision)) throw new AppError("not_found", "This version is not kept.");
  return Number(revision);
}

/** A version that no record can have is a version that is gone: it is answered like any other that is too old. */
function targetOf(kind: RecordKind, request: Request, context: RequestContext): Target {
  const id = idIn(context);
  const version = expectedVersion(request);
  return { kind, id, revision: /^\d{1,7}$/.test(version) ? Number(version) : 0 };
}
