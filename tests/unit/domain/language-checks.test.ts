/** Languages in which visitors read a part of a record in English. */
import { expect, test } from "vitest";
import { behindIn } from "#domain/checks/languages.ts";

const state = (missing: number, outdated: number) => ({
  isPublished: true,
  done: 1,
  outdated,
  missing,
});

test("each state has one check with all its languages, and leads to the first", () => {
  expect(behindIn({ bn: state(0, 0), fr: state(4, 1), es: state(12, 0) }, "en")).toEqual([
    {
      weight: "warning",
      locale: "fr",
      reason: { key: "checks.outdated", values: { languages: "Français (1)" } },
    },
    {
      weight: "warning",
      locale: "fr",
      reason: {
        key: "checks.untranslated",
        values: { languages: "Français (4) and Español (12)" },
      },
    },
  ]);
});

test("numbers are in the staff’s digits, and whole translations are not named", () => {
  const [check, ...more] = behindIn({ bn: state(14, 0), fr: state(0, 0) }, "bn");
  expect(check).toMatchObject({ locale: "bn", reason: { values: { languages: "বাংলা (১৪)" } } });
  expect(more).toEqual([]);
  expect(behindIn({}, "en")).toEqual([]);
});
