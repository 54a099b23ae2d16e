/** Why a stored record cannot be read, for the staff: the schemas of what is stored speak the language of whoever wrote them. */
import type { z } from "zod";
import { en as problems } from "#domain/problems/en.ts";
import type { Sentence } from "#domain/problems.ts";

const SENTENCES: Record<string, string> = {
  string: problems.text,
  number: problems.number,
  int: problems.number,
  boolean: problems.flag,
  array: problems.list,
};
const UNREADABLE: Sentence = "It cannot be read.";

/** The first field that is not as `schema` asks, and what is wrong with it. */
export function storedProblem(schema: z.ZodType, item: unknown): { field?: string; reason: string } {
  const { error } = schema.safeParse(item, { error: (issue) => sentenceOf(issue.code, issue.expected, issue.input) });
  const [issue] = error?.issues ?? [];
  const [field] = issue?.path ?? [];
  return { reason: issue?.message ?? UNREADABLE, ...(field !== undefined && { field: String(field) }) };
}

function sentenceOf(code: string, expected: unknown, input: unknown): string {
  if (code !== "invalid_type") return UNREADABLE;
  return input === undefined ? problems.required : (SENTENCES[String(expected)] ?? UNREADABLE);
}
