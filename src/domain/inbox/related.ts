/** What stands beside a message: the other messages of its sender. */
import { z } from "zod";
import { FOLDERS } from "./message.ts";
import { WORK_STATES } from "./waiting.ts";

/** Another message of the same sender, as an entry of a short list. */
export const relatedMessage = z.object({
  _id: z.string(),
  /** The number on the sender's receipt. */
  number: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  name: z.string(),
  service: z.string(),
  /** The beginning of its text. */
  text: z.string(),
  folder: z.enum(FOLDERS),
  /** Absent in spam and in the trash. */
  state: z.enum(WORK_STATES).optional(),
  /** What the two have in common: the email address or, if not that, the phone number. */
  by: z.enum(["email", "phone"]),
  /** Whether it says nearly the same within some days. */
  isDouble: z.boolean(),
});

export type RelatedMessage = z.output<typeof relatedMessage>;
