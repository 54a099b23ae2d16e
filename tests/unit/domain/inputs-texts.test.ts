/** Texts and lists as people send them. */
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import {
  imageList,
  isoDate,
  optionalLine,
  requiredLine,
  requiredText,
  textList,
} from "#domain/schema/inputs.ts";
import { problemOf, sentenceIn } from "#domain/schema/problem.ts";
import { inWords } from "#server/http/texts.ts";

const refusal = (schema: z.ZodType, value: unknown) => {
  const [issue] = schema.safeParse(value, { error: problemOf }).error?.issues ?? [];
  return issue && inWords(sentenceIn(issue.message), "en");
};

describe("a text", () => {
  test.each([
    [undefined, "This field is required."],
    ["", "This field is required."],
    [" \t\n ", "This field is required."],
    ["\u200b\u2060\ufeff", "This field is required."],
    ["\u3164\u2800", "This field is required."],
    [5, "Must be text."],
    [{ path: "/etc/hostname" }, "Must be text."],
    ["\0\u0007\ud800", "This field is required."],
    ["12345678901", "Must have at most 10 characters (11 now)."],
    ["🎉".repeat(11), "Must have at most 10 characters (11 now)."],
  ])("%j: %s", (value, message) => {
    expect(refusal(requiredText(10), value)).toBe(message);
  });

  test("keeps what a language needs, trims, and has one kind of line end", () => {
    expect(requiredText(40).parse("  ক\u200dখ\u200cগ \u200fא\r\nb\rc  ")).toBe(
      "ক\u200dখ\u200cগ \u200fא\nb\nc",
    );
  });

  test.each([
    "a\nb",
    "a\rb",
    "a\r\nb",
    "a\u2028b",
    "a\u2029b",
    "a\u0085b",
    "a\vb",
    "a\fb",
    "a\n\n\tb",
  ])("of one line makes a space of %j", (value) => {
    expect(requiredLine(10).parse(value)).toBe("a b");
  });

  test("is measured as it is stored, and a letter outside the oldest planes is one", () => {
    expect(requiredText(10).parse("🎉".repeat(10))).toHaveLength(20);
    expect(requiredText(3).parse(" a\r\nb\0\u0007 ")).toBe("a\nb");
  });

  test("that is optional is empty when left out", () => {
    expect([optionalLine(10).parse(undefined), optionalLine(10).parse(" ")]).toEqual(["", ""]);
  });
});

test("a list of pictures has each once, in its order", () => {
  const [one, two] = ["1", "2"].map((digit) => `/media/${digit.repeat(64)}.png`);
  expect(imageList(2).parse([two, "", one, two, one])).toEqual([two, one]);
});

test("a list drops blank entries before it counts", () => {
  expect(textList({ min: 1, max: 2 }).parse(["a", " ", "b", ""])).toEqual(["a", "b"]);
  expect(refusal(textList({ min: 1 }), [" "])).toBe("Must have at least 1 entry.");
  expect(refusal(textList({ max: 2 }), ["a", "b", "c"])).toBe("Must have at most 2 entries.");
});

test.each([
  ["2026-03-01", true],
  ["2024-02-29", true],
  ["2024-02-30", false],
  ["2026-13-01", false],
  ["0000-01-01", false],
  ["9999-12-31", false],
  ["2026-3-1", false],
  ["", false],
  [20260301, false],
])("the date %j is one: %s", (value, valid) => {
  expect(isoDate.safeParse(value).success).toBe(valid);
});
