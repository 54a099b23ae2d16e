/** Who is editing what at the moment: a notice for colleagues, never a lock. */
import { z } from "zod";
import { RECORD_KINDS, recordChange } from "#domain/records/record.ts";

/** Everything with a form that two people may have open. */
export const PRESENCE_KINDS = [...RECORD_KINDS, "messages"] as const;
export type PresenceKind = (typeof PRESENCE_KINDS)[number];

/** What a form learns when it asks. */
export const presence = z.object({
  /** The names of the other people who are editing, each once, in alphabetical order. */
  others: z.array(z.string()),
  /** The stored record; absent for a message, and for a record that no longer exists. */
  record: z
    .object({
      revision: z.int(),
      /** Whether it is in the trash. */
      deleted: z.boolean(),
      /** Whether the asking person made the last change. */
      own: z.boolean(),
      /** Absent on records older than this field. */
      change: recordChange.pick({ at: true, by: true }).optional(),
    })
    .optional(),
});

export type Presence = z.output<typeof presence>;

/** A stored sign of life of one person in one form. */
export const presenceMark = z.object({
  name: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
});

export type PresenceMark = z.output<typeof presenceMark>;
