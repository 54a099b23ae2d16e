/** The agency's history by year, on the company page. */
import { z } from "zod";
import { requiredLine, requiredText } from "#domain/schema/inputs.ts";

/** One entry of `content/timeline/<locale>.yaml`, in order. */
export const timelineEntry = z.strictObject({
  id: z.int().min(1),
  year: z.int().min(2000).max(2100),
  title: requiredLine(80),
  description: requiredText(600),
  /** The motif on the thread. */
  icon: z.enum(["lotus", "sun", "wheel", "kalka", "fish", "wave", "leaf", "boat"]),
  color: z.enum(["primary", "accent", "second", "success", "cool", "warm"]),
});

export type TimelineEntry = z.output<typeof timelineEntry>;
