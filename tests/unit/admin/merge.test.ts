import { describe, expect, test } from "vitest";
import { mergeValues, resolveClashes } from "#admin/features/records/form/merge.ts";
import { sameValue } from "#admin/features/records/form/values.ts";

const rows = (...texts: string[]) => texts.map((value) => ({ value }));
const BASE = {
  title: "Loom",
  text: "Old words.",
  list: rows("a", "b"),
  images: [{ url: "/1.png", alt: "" }],
  active: true,
};

describe("mergeValues", () => {
  test("what is unchanged, or changed only by me, is mine", () => {
    const mine = { ...BASE, title: "Loom repair" };
    expect(mergeValues(BASE, mine, BASE)).toEqual({ values: mine, taken: [], clashes: [] });
  });

  test("what only they have changed is taken over and named", () => {
    const theirs = {
      ...BASE,
      list: rows("a"),
      images: [{ url: "/1.png", alt: "A loom" }],
      active: false,
    };
    const mine = { ...BASE, title: "Loom repair" };
    expect(mergeValues(BASE, mine, theirs)).toEqual({
      values: { ...theirs, title: "Loom repair" },
      taken: ["list", "images", "active"],
      clashes: [],
    });
  });

  test("what both have changed is mine until I choose", () => {
    const mine = { ...BASE, text: "My words.", list: rows("b", "a") };
    const theirs = { ...BASE, text: "Their words.", list: rows("a", "b", "c"), title: "Looms" };
    const merged = mergeValues(BASE, mine, theirs);
    expect(merged).toEqual({
      values: { ...mine, title: "Looms" },
      taken: ["title"],
      clashes: ["text", "list"],
    });
    expect(resolveClashes(merged, theirs, ["list"])).toEqual({
      ...mine,
      title: "Looms",
      list: theirs.list,
    });
  });

  test("both have changed it to the same: nothing to choose", () => {
    const same = { ...BASE, text: "New words.", list: rows("a", "b", "c") };
    expect(
      mergeValues(BASE, { ...same, text: " New words.\n", list: rows("a", "", "b ", "c") }, same),
    ).toMatchObject({
      taken: [],
      clashes: [],
    });
  });
});

test.each([
  ["texts that differ in space around them", "a\r\nb", " a\nb ", true],
  ["other texts", "a", "b", false],
  ["lists that differ in blank entries", rows("a", " "), rows("a"), true],
  ["an empty list and a blank one", [], rows(""), true],
  ["lists in another order", rows("a", "b"), rows("b", "a"), false],
  ["pictures with other words", [{ url: "/1", alt: "x" }], [{ url: "/1", alt: "y" }], false],
  ["switches", true, false, false],
])("%s", (_what, a, b, same) => {
  expect(sameValue(a, b)).toBe(same);
});
