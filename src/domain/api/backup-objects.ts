/**
 * The objects of a site besides its records, exported and imported in pages: older versions,
 * translations, messages, subscribers, pictures.
 */
import { z } from "zod";
import { problem } from "#domain/schema/problem.ts";

/** In the order of the export. */
export const OBJECT_KINDS = [
  "service-versions",
  "project-versions",
  "question-versions",
  "translations",
  "drafts",
  "messages",
  "notes",
  "follow-ups",
  "replies",
  "snippets",
  "mails",
  "readers",
  "pictures",
  "picture-notes",
] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

/**
 * One stored object. For a picture, `value` is its bytes in base64; otherwise the object as stored.
 */
const backupObject = z.object({
  kind: z.enum(OBJECT_KINDS),
  key: z.string(),
  value: z.unknown().refine((value) => value !== undefined, problem("required")),
});

/** Query of `GET /api/export/objects`: the end of the previous page. */
export const objectsQuery = z.object({
  cursor: z
    .string()
    .regex(new RegExp(`^(?:${OBJECT_KINDS.join("|")}):[a-z0-9/-]{1,200}$`), problem("place"))
    .optional(),
});

/** Body of `POST /api/import/objects`: a page exactly as exported. */
export const objectsPage = z.object({
  data: z.array(backupObject).max(1_000),
});

export type BackupObject = z.output<typeof backupObject>;
