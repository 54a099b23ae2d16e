/** Replies by email that staff write in the inbox. */
import { z } from "zod";
import { TEXT_MAX } from "#domain/limits.ts";
import { requiredText } from "#domain/schema/inputs.ts";
import { mailState } from "./inbox.ts";

/** Body of `POST /api/contact/:id/replies`. The server adds the subject and the quoted message. */
export const replyForm = z.object({ text: requiredText(TEXT_MAX.reply) });

export const replyId = z.string().regex(/^[0-9a-f]{32}$/);

/** A stored reply. Its mail is in the outbox until the mail server has accepted it. */
export const replyRecord = z.object({
  _id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  by: z.object({ _id: z.string(), name: z.string() }),
  /** The address that it goes to; a correction before it is sent replaces it. */
  to: z.string(),
  text: z.string(),
  /** When the mail server accepted it (ISO 8601, UTC). */
  sentAt: z.string().optional(),
});

/** A reply as staff see it. */
export const reply = replyRecord.extend({ mail: mailState });

export type ReplyForm = z.output<typeof replyForm>;
export type ReplyRecord = z.output<typeof replyRecord>;
export type Reply = z.output<typeof reply>;
