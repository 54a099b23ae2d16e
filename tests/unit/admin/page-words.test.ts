/** The preview's words are those of the public pages, which the admin does not load for them. */
import { expect, test } from "vitest";
import { dictionary } from "#site/i18n/translate.ts";
import { PAGE_WORDS } from "#site/admin/record/preview/page-words.ts";

test("the preview says what the English pages say", () => {
  expect(dictionary("en")).toMatchObject(PAGE_WORDS);
});
