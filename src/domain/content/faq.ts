/** The questions of the home page. */
import { z } from "zod";
import { COUNTS } from "#domain/limits.ts";
import { faqEntry } from "#domain/records/service.ts";

/** One entry of `content/faqs/<locale>.yaml`, ids from 1 to 6. */
export const faqItem = faqEntry.extend({ id: z.int().min(1).max(COUNTS.faqItems) });

export type FaqItem = z.output<typeof faqItem>;
