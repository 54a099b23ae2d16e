/**
 * What staff have done: the entries of the activity. A new kind or action is one line in `ACTIONS`
 * and one text in `dashboard.activity.told`.
 */
import { z } from "zod";
import { LANGUAGES } from "#domain/languages.ts";
import { RECORD_KINDS, recordChange } from "#domain/records/record.ts";
import { isoTime } from "#domain/schema/inputs.ts";
import { problem } from "#domain/schema/problem.ts";

const RECORD_ACTIONS = [
  ...recordChange.shape.action.options,
  "purged",
  "emptied",
  "ordered",
  "translated",
  "shared",
  "drafted",
  "discarded",
] as const;

/** What staff do to drafts, which is left out unless asked for. */
export const DRAFT_ACTIONS: readonly string[] = ["drafted", "discarded"];

/** Actions on users, most serious first: a change with several is logged as the most serious. */
const USER_ACTIONS = ["disabled", "enabled", "role-changed", "password-reset", "renamed"] as const;

/** Every action by the kind of thing that it is done to. */
const ACTIONS = {
  ...(Object.fromEntries(RECORD_KINDS.map((kind) => [kind, RECORD_ACTIONS])) as Record<
    (typeof RECORD_KINDS)[number],
    typeof RECORD_ACTIONS
  >),
  agency: ["changed", "reverted"],
  users: ["created", "changed", "deleted", ...USER_ACTIONS],
  messages: [
    "answered",
    "unanswered",
    "closed",
    "reopened",
    "to-spam",
    "from-spam",
    "deleted",
    "restored",
    "purged",
  ],
  snippets: ["created", "changed", "deleted", "restored"],
  pictures: ["changed", "deleted", "restored"],
  site: ["published"],
} as const;

type Actions = typeof ACTIONS;
export type ActivityKind = keyof Actions;
export type ActivityAction = Actions[ActivityKind][number];

const ACTIVITY_KINDS = Object.keys(ACTIONS) as [ActivityKind, ...ActivityKind[]];
const ACTIVITY_ACTIONS = [...new Set(Object.values(ACTIONS).flat())] as [
  ActivityAction,
  ...ActivityAction[],
];

/** Kinds that only those who manage people see. */
export const PEOPLE_KINDS: readonly ActivityKind[] = ["users"];

const person = z.object({ _id: z.string(), name: z.string() });

/**
 * One entry, as stored. `_id` and `title` are absent when a whole list changed; for a user, `title`
 * is the name. A message is never named: its entry outlives it.
 */
export const activityEntry = z.object({
  kind: z.enum(ACTIVITY_KINDS),
  action: z.enum(ACTIVITY_ACTIONS),
  /** ISO 8601, UTC. */
  at: z.string(),
  by: person,
  _id: z.string().optional(),
  title: z.string().optional(),
  revision: z.int().optional(),
  /** The changed fields, by their names in the record. */
  fields: z.array(z.string()).optional(),
  /** The language of a translation. */
  locale: z.enum(LANGUAGES).optional(),
  /** Shared by the entries of one bulk action. */
  batch: z.string().optional(),
});

export type ActivityEntry = z.output<typeof activityEntry>;

/** What an entry needs to be undone, beyond the versions of a record. Stored in the log only. */
const activityUndo = z.object({
  /** The order before. */
  ids: z.array(z.string()).optional(),
  /** The values before of a person's changed fields. */
  person: z
    .object({
      name: z.string(),
      role: z.enum(["admin", "manager"]),
      disabled: z.boolean(),
    })
    .partial()
    .optional(),
  /** A snippet before. */
  snippet: z
    .object({
      name: z.string(),
      texts: z.object({ en: z.string(), bn: z.string(), fr: z.string(), es: z.string() }),
      createdAt: z.string(),
    })
    .optional(),
  /** The descriptions of a picture before, by language. */
  alts: z.partialRecord(z.enum(LANGUAGES), z.string()).optional(),
});

/** An entry of the log. */
export const loggedEntry = activityEntry.extend({ undo: activityUndo.optional() });
export type LoggedEntry = z.output<typeof loggedEntry>;

/** An entry as the staff read it: one line for a bulk action. */
export const activity = activityEntry.omit({ batch: true }).extend({
  id: z.string(),
  /** The titles of a bulk action's records, in the place of `title`. */
  titles: z.array(z.string()).optional(),
  /** Whether its thing still exists, so that a link leads to it. */
  exists: z.boolean(),
  /** Whether it can be undone now. */
  undo: z.boolean(),
  /** Who has last changed the thing since, which stands in the way of undoing this. */
  later: person.extend({ at: z.string() }).optional(),
});
export type Activity = z.output<typeof activity>;

/** Query of the activity and of its export. */
export const activitySelection = z.object({
  /** With what was done to drafts, which an `action` asks for too. */
  drafts: z.literal("true").optional(),
  person: z.string().max(64).optional(),
  kind: z.enum(ACTIVITY_KINDS).optional(),
  action: z.enum(ACTIVITY_ACTIONS).optional(),
  /** From this moment on, and up to before the other. */
  from: isoTime.optional(),
  to: isoTime.optional(),
});
export type ActivitySelection = z.output<typeof activitySelection>;

const ENTRY_ID = /^\d{4}-\d\d-\d\d-[0-9a-f]{16}$/;
export const activityId = z.string().regex(ENTRY_ID);

/** Query of `GET /api/activity`; `cursor` comes from the previous answer. */
export const activityQuery = activitySelection.extend({
  cursor: z.string().regex(ENTRY_ID, problem("cursor")).optional(),
});
