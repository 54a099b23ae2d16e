/** Figures of the inbox: how fast first answers are, and which pages messages come from. */
import { officeMinutes, weekBegin } from "#domain/content/office-time.ts";
import { type InboxFigures, medianOf } from "#domain/inbox/figures.ts";
import { FIGURES, INBOX } from "#domain/limits.ts";
import { pathWithoutLocale } from "#domain/links.ts";
import { timeOfId } from "#server/http/ids.ts";
import { readableOr } from "#server/store/readable.ts";
import { everyPlace, type Place, readPlace } from "./messages.ts";
import { workRows } from "./work-index.ts";

/** The figures of this moment. */
export async function countFigures(now = Date.now()): Promise<InboxFigures> {
  return { answers: await firstAnswers(now), pages: await pagesOf(now) };
}

/** From the list of the work alone, which keeps answered messages for longer than a week. */
async function firstAnswers(now: number): Promise<InboxFigures["answers"]> {
  const since = weekBegin(new Date(now));
  const minutes: number[] = [];
  for (const { _id, answered = 0 } of (await workRows()).values())
    if (answered >= since.getTime() && answered <= now)
      minutes.push(officeMinutes(new Date(timeOfId(_id)), new Date(answered)));
  return {
    since: since.toISOString(),
    count: minutes.length,
    medianMinutes: medianOf(minutes),
  };
}

/** Reads the newest few messages, each once in the life of the process. */
async function pagesOf(now: number): Promise<InboxFigures["pages"]> {
  const since = now - FIGURES.days * 24 * 60 * 60_000;
  const recent = [...(await everyPlace()).current.values()]
    .filter(({ id, folder }) => isListed(folder) && timeOfId(id) >= since)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const places = recent.slice(0, FIGURES.read);
  const counts = new Map<string, number>();
  for (let from = 0; from < places.length; from += INBOX.atOnce)
    for (const page of await Promise.all(places.slice(from, from + INBOX.atOnce).map(pageAt)))
      if (page !== undefined) counts.set(page, (counts.get(page) ?? 0) + 1);
  return {
    since: new Date(since).toISOString(),
    count: [...counts.values()].reduce((sum, count) => sum + count, 0),
    isAll: recent.length === places.length,
    counts: [...counts]
      .map(([page, count]) => ({ page, count }))
      .sort((a, b) => b.count - a.count || (a.page < b.page ? -1 : 1)),
  };
}

/** Pages of messages that this process has read; they never change. */
const known = new Map<string, string>();
const KNOWN_MAX = 5_000;

/** The English path of a message's page; `undefined` when it has moved on or cannot be read. */
async function pageAt(place: Place): Promise<string | undefined> {
  const page =
    known.get(place.id) ??
    (await readableOr(
      `message ${place.id}`,
      async () => (await readPlace(place))?.value.page,
      undefined,
    ));
  if (page === undefined) return undefined;
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(place.id, page);
  return page === "" ? "" : pathWithoutLocale(page);
}

function isListed(folder: Place["folder"]): boolean {
  return folder === "unread" || folder === "read";
}
