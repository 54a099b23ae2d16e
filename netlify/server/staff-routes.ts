/** The trash, the dashboard's activity and the backup over HTTP. */
import { backup } from "#domain/backup.ts";
import { objectsPage, objectsQuery } from "#domain/backup-objects.ts";
import { can } from "#domain/can.ts";
import { BODY_MAX } from "#domain/limits.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/record.ts";
import { recentActivity } from "./activity.ts";
import { exportRecords, importRecords } from "./backup.ts";
import { exportObjects, importObjects } from "./backup-objects.ts";
import { readJson, readQuery } from "./body.ts";
import { AppError } from "./errors.ts";
import { reply, type Handler, type RequestContext } from "./http.ts";
import { addressProblem } from "./record-address.ts";
import { idIn } from "./record-routes.ts";
import { signedIn } from "./session.ts";
import { listTrash, purge, restoreFromTrash } from "./trash.ts";
import { told } from "./staff-language.ts";
import { versionHeaders } from "./versions.ts";

export const trashList: Handler = async (request) => {
  await signedIn(request, "trash");
  const entries = await listTrash();
  return reply({ data: entries, total: entries.length });
};

export const trashRestore: Handler = async (request, context) => {
  const { user } = await signedIn(request, "trash");
  const record = await restoreFromTrash(kindIn(context), idIn(context), user);
  const said = addressProblem(kindIn(context), record.slug)
    ? "Restored, but not active, because no page can have its name. Rename it, then make it active."
    : "Restored.";
  return reply({ data: record, message: told(request, said) }, versionHeaders(String(record.revision)));
};

export const trashPurge: Handler = async (request, context) => {
  const { user } = await signedIn(request, "trash");
  await purge(kindIn(context), idIn(context), user);
  return reply({ message: told(request, "Deleted for good.") });
};

export const activity: Handler = async (request) => {
  const { user } = await signedIn(request, "dashboard");
  const entries = await recentActivity(can(user.role, "users"));
  return reply({ data: entries, total: entries.length });
};

/** A file that `importBackup` takes as it is. */
export const exportBackup: Handler = async (request) => {
  await signedIn(request, "backup");
  const data = await exportRecords();
  const name = `records-${data.exportedAt.slice(0, 10)}.json`;
  return reply({ data }, { "content-disposition": `attachment; filename="${name}"` });
};

export const importBackup: Handler = async (request) => {
  const { user } = await signedIn(request, "backup");
  const { data } = await readJson(request, backup, BODY_MAX.import);
  const total = await importRecords(data, user);
  return reply({ total, message: told(request, `${total} ${total === 1 ? "record" : "records"} imported.`) });
};

/** One page of everything else; `importPage` takes it as it is. */
export const exportPage: Handler = async (request) => {
  await signedIn(request, "backup");
  return reply(await exportObjects(readQuery(request, objectsQuery).cursor));
};

export const importPage: Handler = async (request) => {
  await signedIn(request, "backup");
  const { data } = await readJson(request, objectsPage, BODY_MAX.import);
  const total = await importObjects(data);
  return reply({ total, message: told(request, `${total} ${total === 1 ? "object" : "objects"} imported.`) });
};

function kindIn({ params }: RequestContext): RecordKind {
  const kind = RECORD_KINDS.find((known) => known === params?.["kind"]);
  if (!kind) throw new AppError("not_found", "There is nothing at this address.");
  return kind;
}
