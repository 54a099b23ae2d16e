import { expect, test } from "vitest";
import { SEARCH } from "#domain/page-limits.ts";
import { queryIn } from "#domain/search/query.ts";

test.each([
  ["  web \n design ", "web   design"],
  ["\u200d\u200c\u200b", ""],
  [" \u00ad \u2060\ufe0f ", ""],
  // Bengali needs its joiners.
  ["র\u200d্যাম", "র\u200d্যাম"],
  // An override would turn around the words after the query.
  ["\u202eweb\u2066 logo", "web logo"],
  ["\u202e", ""],
  ["x".repeat(SEARCH.queryMax) + " y", "x".repeat(SEARCH.queryMax)],
])("%j is the query %j", (typed, query) => {
  expect(queryIn(typed)).toBe(query);
});
