/** Snippets for replies: a name for staff, and a text in each language. */
import { z } from "zod";
import { TEXT_MAX } from "#domain/limits.ts";
import { optionalText, requiredLine } from "#domain/schema/inputs.ts";
import { problem } from "#domain/schema/problem.ts";

const text = optionalText(TEXT_MAX.snippet);
const name = requiredLine(TEXT_MAX.snippetName);

/** The texts by language, of which at least one is there. */
function textsOf<Text extends z.ZodType<string>>(text: Text) {
  return z
    .object({ en: text, bn: text, fr: text, es: text })
    .refine((texts) => Object.values(texts).some((one) => one !== ""), {
      error: problem("required"),
      path: ["en"],
    });
}

/** Body of `POST /api/snippets` and `PUT /api/snippets/:id`. A language may lack its text. */
export const snippetInput = z.object({
  name,
  texts: textsOf(text),
});

/** The same in the form, which has every language. */
export const snippetForm = z.object({
  name,
  texts: textsOf(text.unwrap()),
});

export const snippetId = z.string().regex(/^\d{13}-[0-9a-f]{12}$/);

/** A stored snippet. Later fields need defaults. */
export const snippetRecord = snippetInput.extend({
  _id: z.string(),
  /** Also the ETag. */
  revision: z.number().default(1),
  /** ISO 8601, UTC, and who changed it last. */
  changedAt: z.string(),
  changedBy: z.string().default(""),
  /** Name of the creating request, so that a repeat finds the snippet. */
  createdWith: z.string().optional(),
  createdAt: z.string(),
});

/** A snippet as staff see it. */
export const snippet = snippetRecord.omit({ createdWith: true });

export type SnippetInput = z.output<typeof snippetInput>;
export type SnippetRecord = z.output<typeof snippetRecord>;
export type Snippet = z.output<typeof snippet>;
