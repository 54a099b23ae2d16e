/** The messages of a list as a CSV table. */
import { foldersOf, type InboxSelection } from "#domain/inbox/inbox.ts";
import { INBOX } from "#domain/limits.ts";
import type { Locale } from "#domain/links.ts";
import { searcher } from "#domain/text/search.ts";
import { inWords } from "#server/http/texts.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { csvAnswer } from "./csv.ts";
import { placesIn, readListed, textsOf } from "./inbox-reading.ts";
import type { Found } from "./messages.ts";
import { noted, readNote } from "./notes.ts";

interface Row extends Found {
  note: string;
}

/** In table order; a `Sentence` is translated, a string is used unchanged. */
const COLUMNS: [head: Sentence, cell: (row: Row) => Sentence | string][] = [
  [say("table.received"), ({ value }) => value.createdAt.slice(0, 19).replace("T", " ")],
  [say("table.kind"), ({ value }) => say(`table.kinds.${value.kind}`)],
  [say("table.folder"), ({ folder }) => say(`table.folders.${folder}`)],
  ...(
    ["name", "email", "phone", "company", "service", "budget", "timeline", "message"] as const
  ).map((name): (typeof COLUMNS)[number] => [say(`fields.${name}`), ({ value }) => value[name]]),
  [say("table.language"), ({ value }) => value.locale],
  [say("table.page"), ({ value }) => value.page],
  [say("fields.about"), ({ value }) => value.about.join(" ")],
  [say("table.note"), ({ note }) => note],
];

/**
 * Returns the export, with headings and words in a language: every message of the list, newest
 * first, notes included.
 */
export function exportMessages(selection: InboxSelection, locale: Locale): Promise<Response> {
  return csvAnswer(
    selection.filter === "all" ? "messages" : `messages-${selection.filter}`,
    COLUMNS.map(([head]) => inWords(head, locale)),
    rowsOf(selection, locale),
  );
}

async function* rowsOf({ filter, q }: InboxSelection, locale: Locale): AsyncGenerator<string[][]> {
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
        return COLUMNS.map(([, cell]) => {
          const content = cell({ ...found, note });
          return typeof content === "string" ? content : inWords(content, locale);
        });
      }),
    );
  }
}
