/** The texts of the newsletter's sign-up box. */
import { z } from "zod";
import { requiredLine, requiredText } from "#domain/schema/inputs.ts";

/** `content/newsletter/<locale>.yaml`. */
export const newsletterWords = z.strictObject({ title: requiredLine(60), lede: requiredText(160) });

export type NewsletterWords = z.output<typeof newsletterWords>;
