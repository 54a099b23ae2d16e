import { expect, test } from "vitest";
import { difference, type Part, wordDifference } from "#admin/features/records/form/diff.ts";

const short = (parts: Part[]) =>
  parts.map(({ text, kind }) => ({ same: "", gone: "-", new: "+" })[kind] + text);

test.each([
  ["abc", "abc", "a b c"],
  ["", "ab", "+a +b"],
  ["ab", "", "-a -b"],
  ["abcd", "acxd", "a -b c +x d"],
  ["ab", "ba", "-a b +a"],
])("from %s to %s", (before, after, expected) => {
  expect(short(difference([...before], [...after])).join(" ")).toBe(expected);
});

test("words keep their space, and neighbours of a kind are joined", () => {
  const parts = wordDifference("We mend looms  of every kind.", "We repair all looms  of wood.");
  expect(short(parts)).toEqual([
    "We ",
    "-mend ",
    "+repair all ",
    "looms  of ",
    "-every kind.",
    "+wood.",
  ]);
  const whole = (without: Part["kind"]) =>
    parts
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join("");
  expect(whole("new")).toBe("We mend looms  of every kind.");
  expect(whole("gone")).toBe("We repair all looms  of wood.");
});
