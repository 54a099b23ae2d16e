/** The messages of a list as a table. */
import { foldersOf, type InboxSelection } from "#domain/inbox/inbox.ts";
import type { MessageRecord } from "#domain/inbox/message.ts";
import { INBOX } from "#domain/limits.ts";
import { searcher } from "#domain/text/search.ts";
import { csvAnswer } from "./csv.ts";
import { placesIn, readListed, textsOf } from "./inbox-reading.ts";
import type { Found } from "./messages.ts";
import { noted, readNote } from "./notes.ts";

/** `[heading, cell]`, in the order of the table. */
const COLUMNS: [string, (record: MessageRecord, found: Found, note: string) => string][] = [
  ["Received (UTC)", ({ createdAt }) => createdAt.slice(0, 19).replace("T", " ")],
  ["Kind", ({ kind }) => (kind === "request" ? "Request" : "Enquiry")],
  ["Folder", (_, { folder }) => folder],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Company", ({ company }) => company],
  ["Service", ({ service }) => service],
  ["Budget", ({ budget }) => budget],
  ["Timeline", ({ timeline }) => timeline],
  ["Message", ({ message }) => message],
  ["Language", ({ locale }) => locale],
  ["Page", ({ page }) => page],
  ["Note", (_, __, note) => note],
];

/** The answer of the export: every message of the list, newest first, notes included. */
export function exportMessages(selection: InboxSelection): Promise<Response> {
  const heads = COLUMNS.map(([heading]) => heading);
  return csvAnswer(
    selection.filter === "all" ? "messages" : `messages-${selection.filter}`,
    heads,
    rowsOf(selection),
  );
}

async function* rowsOf({ filter, q }: InboxSelection): AsyncGenerator<string[][]> {
  const [places, withNote] = await Promise.all([placesIn(filter), noted()]);
  const isHit = searcher(q);
  for (let from = 0; from < places.length; from += INBOX.atOnce) {
    const messages = await readListed(places.slice(from, from + INBOX.atOnce), foldersOf(filter));
    const hits = messages.filter(
      (message) => typeof message === "object" && isHit(textsOf(message.value)),
    );
    yield await Promise.all(
      (hits as Found[]).map(async (found) => {
        const note = withNote.has(found.value._id) ? (await readNote(found.value._id)).text : "";
        return COLUMNS.map(([, cell]) => cell(found.value, found, note));
      }),
    );
  }
}
