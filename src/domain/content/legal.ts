/** A legal page; its sections are the MDX body. */
import { z } from "zod";
import { TEXT_MAX } from "#domain/limits.ts";
import { isoDate, requiredLine } from "#domain/schema/inputs.ts";

/** The front matter of `content/legal/<locale>/<privacy-policy | terms-condition>.mdx`. */
export const legalContent = z.strictObject({
  title: requiredLine(TEXT_MAX.title),
  metaDescription: requiredLine(200),
  /** The day the text last changed, shown under the title. */
  updated: isoDate,
});

export type LegalContent = z.output<typeof legalContent>;
