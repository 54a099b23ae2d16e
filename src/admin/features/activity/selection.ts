/** The filters of the activity, in the address. */
import { useListParams } from "#admin/lib/use-list-params.ts";
import type { Activity, ActivitySelection } from "#domain/staff/activity.ts";

/** As the select offers them. The schemas that check them are the server's. */
export const KINDS = [
  "services",
  "projects",
  "questions",
  "agency",
  "users",
  "messages",
  "snippets",
  "pictures",
  "site",
] as const satisfies Activity["kind"][];
export const ACTIONS = [
  "created",
  "changed",
  "deleted",
  "restored",
  "reverted",
  "ordered",
  "translated",
  "shared",
  "drafted",
  "discarded",
  "answered",
  "unanswered",
  "closed",
  "reopened",
  "to-spam",
  "from-spam",
  "published",
  "purged",
  "emptied",
  "imported",
  "renamed",
  "role-changed",
  "disabled",
  "enabled",
  "password-reset",
] as const satisfies Activity["action"][];

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Days are the reader's own; the server gets their first and last moments. */
export function useActivitySelection(): ActivitySelection {
  const { get, choice } = useListParams();
  const kind = choice("kind", KINDS);
  const action = choice("action", ACTIONS);
  const [from, to] = [startOf(get("from")), startOf(get("to"), 1)];
  return {
    ...(get("person") !== "" && { person: get("person") }),
    ...(kind !== "" && { kind }),
    ...(action !== "" && { action }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

/** The first moment of a day, or of one after it; `undefined` for anything else. */
function startOf(day: string, later = 0): string | undefined {
  if (!DAY.test(day)) return undefined;
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + later);
  return Number.isNaN(start.valueOf()) ? undefined : start.toISOString();
}
