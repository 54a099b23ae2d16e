/** Problems of wrong input: a catalogue key with its values, as the message of a zod issue. */
import type { z } from "zod";
import { lengthOf } from "#domain/text/typed-text.ts";
import type { common } from "#site/i18n/en/common.ts";
import type { Given, Keys, Values } from "#site/i18n/keys.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";

type Problems = (typeof common)["problems"];
type Issue = z.core.$ZodRawIssue;

const START = "problems.";

/** The message of a schema or check: `z.string().refine(isEmail, problem("email"))`. */
export function problem<Key extends Keys<Problems>>(
  key: Key,
  ...[values]: Given<Problems, Key>
): string {
  return `${START}${key}${values ? ` ${JSON.stringify(values)}` : ""}`;
}

/** Whether a message comes from `problem`, and is not yet text. */
export function isProblem(message: string): boolean {
  return message.startsWith(START);
}

/** The sentence in a message of `problem`. */
export function sentenceIn(message: string): Sentence {
  if (!isProblem(message)) return say("problems.wrong");
  const [key = "", ...values] = message.split(" ");
  return {
    key: key as Sentence["key"],
    ...(values.length > 0 && { values: JSON.parse(values.join(" ")) as Values }),
  };
}

/**
 * The default message of a zod issue: `schema.safeParse(body, { error: problemOf })`. A schema sets
 * its own message only to be more specific.
 */
export function problemOf(issue: Issue): string {
  const isMissing = issue.input === undefined;
  switch (issue.code) {
    case "invalid_type":
      return problem(isMissing ? "required" : (OF_TYPE[issue.expected] ?? "wrong"));
    case "too_big":
      return tooBig(issue.origin, Number(issue.maximum), issue.input);
    case "too_small":
      return tooSmall(issue.origin, Number(issue.minimum));
    case "invalid_value":
      return isMissing
        ? problem("required")
        : problem("oneOf", { choices: issue.values.map(String) });
    case "invalid_format":
      return problem(issue.format === "datetime" ? "time" : "wrong");
    case "not_multiple_of":
    case "unrecognized_keys":
    case "invalid_union":
    case "invalid_key":
    case "invalid_element":
    case "custom":
      return problem("wrong");
  }
}

const OF_TYPE: Partial<Record<string, "text" | "number" | "flag" | "list" | "alts" | "object">> = {
  string: "text",
  number: "number",
  int: "number",
  boolean: "flag",
  array: "list",
  record: "alts",
  object: "object",
};

function tooBig(origin: string, max: number, input: unknown): string {
  if (origin === "string") return problem("tooLongNow", { max, now: lengthOf(String(input)) });
  return origin === "array" ? problem("manyEntries", { max }) : problem("tooHigh", { max });
}

function tooSmall(origin: string, min: number): string {
  if (origin === "string") return problem("tooShort", { min });
  return origin === "array" ? problem("fewEntries", { count: min }) : problem("tooLow", { min });
}
