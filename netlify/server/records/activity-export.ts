/** The activity as a table for spreadsheet programs, in the words of the staff area. */
import { admin } from "#generated/texts/admin.ts";
import { common } from "#generated/texts/common.ts";
import { work } from "#generated/texts/work.ts";
import { domain } from "#generated/agency.ts";
import { isRecordKind } from "#domain/records/record.ts";
import { factLabel } from "#domain/content/fact-names.ts";
import type { Locale } from "#domain/links.ts";
import type { Activity, ActivitySelection } from "#domain/staff/activity.ts";
import { csvAnswer } from "#server/inbox/csv.ts";
import { translator } from "#site/i18n/translator.ts";
import { groupsOf, lineOf } from "./activity.ts";
import { readNow } from "./activity-state.ts";
import { SCHEDULE_LABELS } from "#domain/records/schedule.ts";
import { COLLECTIONS } from "./collections.ts";

const textsIn = translator(common, admin, work);

/** Lines of one chunk of the download. */
const CHUNK = 200;

/** Returns the export of a selection, newest first. Throws `unavailable`. */
export function exportActivity(
  selection: ActivitySelection,
  reader: { people: boolean },
  locale: Locale,
): Promise<Response> {
  const t = textsIn(locale);
  const columns: [head: string, cell: (line: Activity) => string][] = [
    [t("activity.columns.when"), ({ at }) => at.replace(/^(\S{10})T(\S{8}).*$/, "$1 $2")],
    [t("activity.columns.who"), ({ by }) => by.name],
    [t("activity.columns.action"), ({ action }) => t(`activity.actions.${action}`)],
    [t("activity.columns.kind"), ({ kind }) => t(`activity.kinds.${kind}`)],
    [t("activity.columns.what"), ({ title, titles = [] }) => title ?? titles.join(", ")],
    [
      t("activity.columns.fields"),
      ({ kind, fields = [] }) => fields.map((field) => labelOf(kind, field)).join(", "),
    ],
    [t("activity.columns.link"), addressOf],
  ];
  const labelOf = (kind: Activity["kind"], field: string) => {
    const known = isRecordKind(kind)
      ? (COLLECTIONS[kind].fields[field]?.label ?? MOMENTS[field])
      : undefined;
    const own = kind === "users" ? PERSON[field] : kind === "agency" ? factLabel(field) : undefined;
    return known === undefined && own === undefined
      ? field
      : (t as unknown as (key: string) => string)(known ?? own ?? "");
  };
  async function* rows() {
    const now = await readNow();
    let chunk: string[][] = [];
    for await (const group of groupsOf(selection, reader)) {
      const line = await lineOf(group, now);
      chunk.push(columns.map(([, cell]) => cell(line)));
      if (chunk.length < CHUNK) continue;
      yield chunk;
      chunk = [];
    }
    yield chunk;
  }
  return csvAnswer(
    "activity",
    columns.map(([head]) => head),
    rows(),
  );
}

const MOMENTS: Record<string, string> = SCHEDULE_LABELS;

const PERSON: Record<string, string> = {
  name: "activity.person.name",
  role: "common.role",
  disabled: "activity.person.signIn",
};

function addressOf({ kind, _id, exists }: Activity): string {
  if (kind === "agency") return `https://${domain}/admin/agency`;
  return isRecordKind(kind) && exists && _id !== undefined
    ? `https://${domain}/admin/${kind}/edit/${_id}`
    : "";
}
