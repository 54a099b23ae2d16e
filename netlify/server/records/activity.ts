/**
 * What staff have done, newest first: the log, and what documents know for themselves, which is
 * older than the log or was not added to it.
 */
import { ACTIVITY } from "#domain/limits.ts";
import {
  type Activity,
  type ActivitySelection,
  DRAFT_ACTIONS,
  type LoggedEntry,
  PEOPLE_KINDS,
} from "#domain/staff/activity.ts";
import { isRecordKind, RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { factsDocument } from "#server/agency/agency-facts.ts";
import { type Author, listUsers, userDocument } from "#server/auth/users.ts";
import { byDay, dayOf, entriesOf, idOf, loggedDays, readable } from "./activity-log.ts";
import { type Group, grouped } from "./activity-groups.ts";
import { type Now, readNow, stateOf } from "./activity-state.ts";
import { COLLECTIONS } from "./collections.ts";
import { noteOf } from "./records.ts";

interface Reader {
  /** Whether the reader manages people, whose entries others never see. */
  people: boolean;
}

/**
 * One page after `cursor`, the id of the last line of the page before; the last page has no
 * cursor.
 */
export async function activityPage(
  selection: ActivitySelection,
  cursor: string | undefined,
  reader: Reader,
): Promise<{ data: Activity[]; cursor?: string }> {
  const now = await readNow();
  const page: Activity[] = [];
  for await (const group of groupsOf(selection, reader, cursor)) {
    if (page.length === ACTIVITY.page) return { data: page, cursor: page.at(-1)?.id ?? "" };
    page.push(await lineOf(group, now));
  }
  return { data: page };
}

/** Everyone who has done something of late, and all staff, by name. */
export async function authors(reader: Reader): Promise<Author[]> {
  const found = new Map((await listUsers()).map(({ _id, name }) => [_id, { _id, name }]));
  for (const { by } of await noted(reader)) if (!found.has(by._id)) found.set(by._id, by);
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** The line of an entry or a bulk action. Its id is that of its oldest entry. */
export async function lineOf(group: Group, now: Now): Promise<Activity> {
  const [newest] = group;
  const states = await Promise.all(group.map((entry) => stateOf(entry, now)));
  const oldest = group.at(-1) ?? newest;
  const { kind, action, at, by, _id, title, revision, fields, locale } = newest;
  const order = await laterOrder(newest, now);
  const later = order ?? states.find((state) => state.later !== undefined)?.later;
  return {
    ...{ kind, action, at, by, _id, revision, fields, locale },
    id: idOf(oldest),
    ...(group.length === 1
      ? title !== undefined && { title }
      : { titles: group.flatMap(({ title = "" }) => title || []) }),
    exists: group.length === 1 && states.some(({ exists }) => exists),
    undo: !order && states.some(({ undo }) => undo),
    ...(later && { later }),
  };
}

/** Who has changed an order again: only the latest one of a kind can be undone. */
async function laterOrder(
  { kind, action, at }: LoggedEntry,
  { orders }: Now,
): Promise<Activity["later"]> {
  if (action !== "ordered" || !isRecordKind(kind)) return undefined;
  const latest = orders.get(kind) ?? latestOrder(kind);
  orders.set(kind, latest);
  const order = await latest;
  return order && order.at > at ? { ...order.by, at: order.at } : undefined;
}

async function latestOrder(kind: RecordKind): Promise<LoggedEntry | undefined> {
  for await (const [order] of groupsOf({ kind, action: "ordered" }, { people: false }))
    return order;
  return undefined;
}

/**
 * The groups of a selection by their newest entries, newest first, from below the group with the id
 * `cursor`.
 */
export async function* groupsOf(
  selection: ActivitySelection,
  reader: Reader,
  cursor?: string,
): AsyncGenerator<Group> {
  let below = cursor === undefined;
  for await (const group of grouped(allEntries(selection, reader, cursor))) {
    if (below) yield group;
    else below = group.some((entry) => idOf(entry) === cursor);
  }
}

async function* allEntries(
  selection: ActivitySelection,
  reader: Reader,
  cursor: string | undefined,
): AsyncGenerator<LoggedEntry> {
  const own = byDay(await noted(reader));
  // A group may begin on the day after that of its id, and others may stand below it there.
  const last = [
    cursor && dayAfter(dayOf({ at: cursor })),
    selection.to && dayIn(selection.to),
  ].filter((day) => day !== undefined);
  const first = selection.from && dayIn(selection.from);
  const wanted = [...new Set([...(await loggedDays()), ...own.keys()])]
    .filter((day) => last.every((end) => day <= end) && (first === undefined || day >= first))
    .sort()
    .reverse();
  for (let start = 0; start < wanted.length; start += ACTIVITY.daysAtOnce) {
    const chunk = wanted.slice(start, start + ACTIVITY.daysAtOnce);
    const read = await Promise.all(chunk.map(entriesOf));
    for (const [index, day] of chunk.entries())
      yield* merged(read[index] ?? [], own.get(day) ?? []).filter(
        (entry) => fits(entry, selection) && mayRead(entry, reader),
      );
  }
}

/** Each entry once, newest first; what the log says goes before a document's note. */
function merged(logged: readonly LoggedEntry[], noted: readonly LoggedEntry[]): LoggedEntry[] {
  const all = new Map([...noted, ...logged].map((entry) => [idOf(entry), entry]));
  return [...all.values()].sort(
    (a, b) => b.at.localeCompare(a.at) || (b.revision ?? 0) - (a.revision ?? 0),
  );
}

/**
 * What documents know: the notes of their latest writes, and who made each record's current
 * version.
 */
async function noted({ people }: Reader): Promise<LoggedEntry[]> {
  const collections = RECORD_KINDS.map((kind) => COLLECTIONS[kind]);
  const records = await Promise.all(
    collections.map(async (collection) => {
      const { notes, items } = await collection.document.read();
      const changes = items.filter(({ change }) => change && change.action !== "filled");
      return [...changes.map((record) => noteOf(collection, record)), ...notes];
    }),
  );
  const { notes } = await factsDocument.read();
  return readable([
    ...records.flat(),
    ...notes,
    ...(people ? (await userDocument.read()).notes : []),
  ]);
}

function fits(
  entry: LoggedEntry,
  { drafts, person, kind, action, from, to }: ActivitySelection,
): boolean {
  const at = Date.parse(entry.at);
  return (
    (drafts !== undefined || action !== undefined || !DRAFT_ACTIONS.includes(entry.action)) &&
    (person === undefined || entry.by._id === person) &&
    (kind === undefined || entry.kind === kind) &&
    (action === undefined || entry.action === action) &&
    (from === undefined || at >= Date.parse(from)) &&
    (to === undefined || at < Date.parse(to))
  );
}

function mayRead({ kind }: LoggedEntry, { people }: Reader): boolean {
  return people || !PEOPLE_KINDS.includes(kind);
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T24:00:00.000Z`);
  // A cursor that the server has not made.
  return Number.isNaN(next.valueOf()) ? day : dayOf({ at: next.toISOString() });
}

function dayIn(moment: string): string {
  return dayOf({ at: new Date(moment).toISOString() });
}
