/** Why a stored record is unreadable, for staff. */
import type { z } from "zod";
import { problemOf, sentenceIn } from "#domain/schema/problem.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";

/** The first field that violates `schema`, and the problem. */
export function storedProblem(
  schema: z.ZodType,
  item: unknown,
): { field?: string; reason: Sentence } {
  const [issue] = schema.safeParse(item, { error: problemOf }).error?.issues ?? [];
  const [field] = issue?.path ?? [];
  const reason =
    issue?.code === "invalid_type" ? sentenceIn(issue.message) : say("page.unreadable");
  return { reason, ...(field !== undefined && { field: String(field) }) };
}
