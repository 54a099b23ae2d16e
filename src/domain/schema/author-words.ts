/** Validation errors of a `content/` file, in words for its author. */
import type { z } from "zod";

const KINDS: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  array: "a list",
  tuple: "a list",
  object: "a group of fields",
  record: "a group of fields",
  boolean: "`true` or `false`",
};

/** Replaces zod's own messages, where a schema sets none. */
export function authorWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return `Must be ${KINDS[issue.expected] ?? issue.expected}.${quotes(issue)}`;
    case "too_small":
      return issue.origin === "array"
        ? `Must have at least ${countOf(issue.minimum)}.`
        : `Must be at least ${issue.minimum}.`;
    case "too_big":
      return issue.origin === "array"
        ? `Must have at most ${countOf(issue.maximum)}.`
        : `Must be at most ${issue.maximum}.`;
    case "invalid_value":
      return issue.values.length > MANY
        ? `There is no '${String(issue.input)}'.`
        : `Must be one of ${issue.values.map((value) => `'${String(value)}'`).join(", ")}.`;
    case "unrecognized_keys":
      return `There is no field '${issue.keys.join("', '")}'.`;
    default:
      return undefined;
  }
}

/** YAML reads an unquoted 1209 as a number, and `no` as a word for false. */
function quotes({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const isValue = typeof input === "number" || typeof input === "boolean";
  return expected === "string" && isValue ? " Put it in quotes." : "";
}

/** Number of choices above which a message lists none, as for currencies. */
const MANY = 30;

function countOf(entries: number | bigint): string {
  return entries === 1 ? "1 entry" : `${entries} entries`;
}

/** A field's path in an author's notation: `process[1].title`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) =>
      typeof part === "number" ? `[${part}]` : `${index > 0 ? "." : ""}${String(part)}`,
    )
    .join("");
}
