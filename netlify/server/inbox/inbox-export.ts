/** The messages of a list as a CSV table. */
import type { FollowUp } from "#domain/inbox/follow-up.ts";
import { foldersOf, type InboxSelection } from "#domain/inbox/inbox.ts";
import { stateOf } from "#domain/inbox/waiting.ts";
import { INBOX } from "#domain/limits.ts";
import type { Locale } from "#domain/links.ts";
import { inWords } from "#server/http/texts.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { csvAnswer } from "./csv.ts";
import { readListed, searchIn } from "./inbox-reading.ts";
import { type Followed, followed } from "./follow-ups.ts";
import { noted, readNote } from "./notes.ts";
import { numberOf } from "./receipts.ts";
import { placesIn } from "./work-list.ts";

interface Row extends Followed {
  number: string;
  note: string;
}

/** In table order; a `Sentence` is translated, a string is used unchanged. */
const COLUMNS: [head: Sentence, cell: (row: Row) => Sentence | string][] = [
  [say("table.received"), ({ value }) => timeIn(value.createdAt)],
  [say("table.kind"), ({ value }) => say(`table.kinds.${value.kind}`)],
  [say("table.folder"), ({ folder }) => say(`table.folders.${folder}`)],
  ...(
    ["name", "email", "phone", "company", "service", "budget", "timeline", "message"] as const
  ).map((name): (typeof COLUMNS)[number] => [say(`fields.${name}`), ({ value }) => value[name]]),
  [say("table.language"), ({ value }) => value.locale],
  [say("table.page"), ({ value }) => value.page],
  [say("fields.about"), ({ value }) => value.about.join(" ")],
  [say("table.note"), ({ note }) => note],
  [say("table.number"), ({ number }) => number],
  [say("table.added"), ({ followUp }) => followUp.additions.map(addedLine).join("\n")],
  [say("table.answered"), ({ followUp }) => timeIn(followUp.answeredAt)],
  [
    say("table.work.name"),
    ({ value, folder, followUp }) => workIn({ ...value, ...followUp, folder }),
  ],
  [say("table.owner"), ({ followUp }) => followUp.owner?.name ?? ""],
  [say("table.labels"), ({ followUp }) => followUp.labels.join(", ")],
  [say("table.from"), ({ value }) => value.from],
];

/**
 * Returns the export, with headings and words in a language: every message of the list, newest
 * first, notes included.
 */
export function exportMessages(
  selection: InboxSelection & { me: string },
  locale: Locale,
): Promise<Response> {
  return csvAnswer(
    selection.filter === "all" ? "messages" : `messages-${selection.filter}`,
    COLUMNS.map(([head]) => inWords(head, locale)),
    rowsOf(selection, locale),
  );
}

async function* rowsOf(
  { q, ...chosen }: InboxSelection & { me: string },
  locale: Locale,
): AsyncGenerator<string[][]> {
  const { filter } = chosen;
  const [all, withNote, withFollowUp] = await Promise.all([placesIn(chosen), noted(), followed()]);
  const { places, isHit } = await searchIn(all, q);
  for (let from = 0; from < places.length; from += INBOX.atOnce) {
    const part = places.slice(from, from + INBOX.atOnce);
    const messages = await readListed(part, foldersOf(filter), withFollowUp);
    const hits = messages.filter((message) => typeof message === "object" && isHit(message));
    yield await Promise.all(
      (hits as Followed[]).map(async (found) => {
        const note = withNote.has(found.value._id) ? (await readNote(found.value._id)).text : "";
        const number = await numberOf(found.value._id);
        return COLUMNS.map(([, cell]) => {
          const content = cell({ ...found, note, number });
          return typeof content === "string" ? content : inWords(content, locale);
        });
      }),
    );
  }
}

/** In UTC, like `2026-03-01 09:30:00`. */
function timeIn(iso = ""): string {
  return iso.replace(/^(\S{10})T(\S{8}).*$/, "$1 $2");
}

function workIn(message: Parameters<typeof stateOf>[0]): Sentence | string {
  const state = stateOf(message);
  return state ? say(`table.work.${state}`) : "";
}

function addedLine({ at, text }: FollowUp["additions"][number]): string {
  return `${timeIn(at)}: ${text}`;
}
