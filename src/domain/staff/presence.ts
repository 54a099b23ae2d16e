/** Who is editing what at the moment: a notice for colleagues, never a lock. */
import { z } from "zod";
import { DRAFT_KINDS } from "#domain/records/draft.ts";
import { recordChange } from "#domain/records/record.ts";
import { translationLocale, type TranslationLocale } from "#domain/records/translation.ts";

/** Everything with a form that two people may have open. */
export const PRESENCE_KINDS = [...DRAFT_KINDS, "messages"] as const;
export type PresenceKind = (typeof PRESENCE_KINDS)[number];

/** Where the marks are stored: by kind, and those of translations in a folder of their own. */
export const PRESENCE_FOLDERS = [...PRESENCE_KINDS, "translations"] as const;

/** The id of a record, a message or the agency; of a translation, `<record>.<language>`. */
export const presenceId = z
  .string()
  .regex(new RegExp(`^[a-z0-9][a-z0-9-]{0,63}(?:\\.(?:${translationLocale.options.join("|")}))?$`));

/** The id by which a form of a translation is known. */
export function translationForm(id: string, locale: TranslationLocale): string {
  return `${id}.${locale}`;
}

/** What a form learns when it asks. */
export const presence = z.object({
  /** The names of the other people who are editing, each once, in alphabetical order. */
  others: z.array(z.string()),
  /**
   * The stored record, translation or details of the agency, with revision 0 before the first save;
   * absent for a message, and for a record that no longer exists.
   */
  record: z
    .object({
      revision: z.int(),
      /** Whether it is in the trash. */
      deleted: z.boolean(),
      /** Whether the asking person made the last change. */
      own: z.boolean(),
      /** Absent before the first save, and on records older than this field. */
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
