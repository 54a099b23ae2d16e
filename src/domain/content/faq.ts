/** The questions of the home page. */
import { z } from "zod";
import { faqEntry } from "#domain/records/service.ts";

/** One entry of `content/faqs/<locale>.yaml`, in the order of the ids. */
export const faqItem = faqEntry.extend({ id: z.int().min(1) });

export type FaqItem = z.output<typeof faqItem>;
