/**
 * The staff inbox: views of a message, queries and changes.
 */
import { z } from "zod";
import { INBOX, LABELS_MAX, TEXT_MAX } from "#domain/limits.ts";
import { optionalLine, optionalText, requiredLine } from "#domain/schema/inputs.ts";
import { problem } from "#domain/schema/problem.ts";
import { followUp } from "./follow-up.ts";
import { type Folder, FOLDERS, messageRecord } from "./message.ts";
import { WORK_STATES } from "./waiting.ts";

/** The lists of messages: one folder, or `all`, everything except spam and trash. */
const INBOX_FILTERS = ["all", ...FOLDERS] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

export function foldersOf(filter: InboxFilter): readonly Folder[] {
  return filter === "all" ? ["unread", "read"] : [filter];
}

/** `<reversed time>-<random>`, as made by the server. */
const MESSAGE_ID = /^\d{13}-[0-9a-f]{12}$/;

export const messageId = z.string().regex(MESSAGE_ID);

/** Messages by the work on them: a state, one's own open ones, or those past their promise. */
const WORK_FILTERS = [...WORK_STATES, "mine", "overdue"] as const;
export type WorkFilter = (typeof WORK_FILTERS)[number];

/** Query of `GET /api/contact/export`: the list, and the search text. */
export const inboxSelection = z.object({
  filter: z.enum(INBOX_FILTERS).default("all"),
  work: z.enum(WORK_FILTERS).optional(),
  label: optionalLine(TEXT_MAX.label),
  q: optionalLine(INBOX.queryMax),
});

/**
 * Query of `GET /api/contact`; `cursor` comes from the previous answer. Open messages are sorted by
 * the moment of the promised answer, all others by their arrival.
 */
export const inboxQuery = inboxSelection.extend({
  cursor: z.string().regex(MESSAGE_ID, problem("cursor")).optional(),
  order: z.enum(["newest", "oldest"]).default("newest"),
});

/**
 * Query of `DELETE /api/contact/:id`: with `permanent=true`, deletes a message in the trash for
 * good; otherwise moves a message to the trash.
 */
export const deletionQuery = z.object({ permanent: z.literal("true").optional() });

const note = optionalText(TEXT_MAX.note).unwrap();

/** The staff's note on a message; `""` removes it. */
export const noteForm = z.object({ note });

const label = requiredLine(TEXT_MAX.label);

/**
 * Body of `PATCH /api/contact/:id`. At most one of `read`, `folder` and `restore` (from the trash
 * to the former folder), since each names the target. `note` needs `If-Match` with the revision
 * that it replaces. `answered: false` also reopens a closed message. `closedAsDoubleOf` closes the
 * message if that other one is open or answered. `owner` names the person whom it replaces, and
 * labels are added and removed one by one, so that two people never undo each other's changes.
 */
export const messagePatch = z
  .object({
    read: z.boolean().exactOptional(),
    folder: z.enum(FOLDERS).exactOptional(),
    restore: z.literal(true).exactOptional(),
    note: note.exactOptional(),
    answered: z.boolean().exactOptional(),
    closed: z.boolean().exactOptional(),
    closedAsDoubleOf: messageId.exactOptional(),
    owner: z.object({ from: z.string(), to: z.string() }).exactOptional(),
    labels: z
      .object({
        add: z.array(label).max(LABELS_MAX).default([]),
        remove: z.array(label).max(LABELS_MAX).default([]),
      })
      .exactOptional(),
  })
  .refine((patch) => Object.keys(patch).length > 0, problem("nothing"))
  .refine(
    (patch) => ["read", "folder", "restore"].filter((field) => field in patch).length < 2,
    problem("onlyOne"),
  )
  .refine(
    (patch) =>
      ["answered", "closed", "closedAsDoubleOf"].filter((field) => field in patch).length < 2,
    problem("onlyOne"),
  );

/**
 * The staff's note on a message; `revision` counts its changes and is 0 without one.
 */
export const messageNote = z.object({
  text: z.string(),
  revision: z.number(),
  /** ISO 8601, UTC, and the author's name; both `""` without a note. */
  changedAt: z.string(),
  changedBy: z.string(),
});

/**
 * State of the mail about a message. `none`: no mail, because the message is or was suspected spam.
 * `attempts` counts failures; `nextAt` (ISO 8601, UTC) is set only while the mail waits.
 */
export const mailState = z.object({
  state: z.enum(["none", "waiting", "sent", "failed"]),
  attempts: z.number(),
  nextAt: z.string().optional(),
  lastError: z.string().optional(),
});

/** A message as staff see it, without server-only fields (claim, address hash, honeypot). */
export const inboxMessage = messageRecord.omit({ trap: true, claim: true }).extend({
  /** The number on the sender's receipt. */
  number: z.string(),
  ...followUp.omit({ email: true, withdrawnAt: true, claim: true }).shape,
  folder: z.enum(FOLDERS),
  /** The moment of the promised answer (ISO 8601, UTC). */
  answerBy: z.string(),
  mail: mailState,
  note: messageNote,
});

/** A person to whom a message can be given: only what a list of names needs. */
export const staffName = z.object({ _id: z.string(), name: z.string() });

/**
 * Answer of `GET /api/contact/stats`. `totalContacts` counts the filter `all`, `openContacts` the
 * messages without an answer, `overdueContacts` those past their promise, `myContacts` the caller's
 * own open ones; `labels` are those in use; mails include those of the newsletter.
 */
export const inboxStats = z.object({
  totalContacts: z.number(),
  unreadContacts: z.number(),
  openContacts: z.number(),
  overdueContacts: z.number(),
  myContacts: z.number(),
  labels: z.array(z.string()),
  folders: z.record(z.enum(FOLDERS), z.number()),
  mails: z.object({ waiting: z.number(), failed: z.number() }),
});

export type InboxSelection = z.output<typeof inboxSelection>;
export type InboxQuery = z.output<typeof inboxQuery>;
export type MessagePatch = z.output<typeof messagePatch>;
export type StaffName = z.output<typeof staffName>;
export type NoteForm = z.output<typeof noteForm>;
export type MessageNote = z.output<typeof messageNote>;
export type MailState = z.output<typeof mailState>;
export type InboxMessage = z.output<typeof inboxMessage>;
export type InboxStats = z.output<typeof inboxStats>;
