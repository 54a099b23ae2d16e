import { describe, expect, test } from "vitest";
import { SEARCH } from "#domain/page-limits.ts";
import type { SearchDocument } from "#domain/search/document.ts";
import { searchIn } from "#domain/search/engine.ts";
import type { Mark } from "#domain/search/marks.ts";

const DOCUMENTS: SearchDocument[] = [
  {
    group: "services",
    href: "/services/web-design",
    title: "Web Design & Development",
    text: "Sites that load fast.",
    words: "WordPress · Node.js",
    more: `${"Nothing to see here. ".repeat(20)}Our résumé of Kotlin is short. More follows.`,
  },
  { group: "services", href: "/services/logo", title: "Logos", text: "A logo for your café." },
  {
    group: "questions",
    href: "/#how-do-you-price-your-work",
    title: "How do you price your work?",
    text: "By the hour, or fixed.",
  },
  { group: "projects", href: "/projects/shop", title: "An e-commerce shop", text: "Saris." },
  { group: "legal", href: "/privacy-policy", title: "Privacy Policy", text: "What we store." },
  { group: "articles", href: "/bn/blog/1", title: "শাড়ির দোকান", text: "Bengali.", lang: "bn" },
];
const { find } = searchIn({ useful: [], documents: DOCUMENTS });
const found = (query: string) => find(query, 5);
const hits = (query: string) => found(query).groups.flatMap((group) => group.hits);
const first = (query: string) => hits(query)[0]?.href;
const shown = (marks: readonly Mark[] = []) =>
  marks.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join("");

test.each([
  ["web design", "/services/web-design"],
  ["WEB", "/services/web-design"],
  ["webdesign", "/services/web-design"],
  ["web-design", "/services/web-design"],
  ["desgin", "/services/web-design"],
  ["wordpres", "/services/web-design"],
  ["nodejs", "/services/web-design"],
  ["logo", "/services/logo"],
  ["lgoo", "/services/logo"],
  ["logoing", "/services/logo"],
  ["cafe", "/services/logo"],
  ["ecommerce", "/projects/shop"],
  ["e-comerce", "/projects/shop"],
  ["commerce", "/projects/shop"],
  ["privcy", "/privacy-policy"],
  ["what is the price of your work, please", "/#how-do-you-price-your-work"],
  ["শাড়ী", "/bn/blog/1"],
  ["price zebra", "/#how-do-you-price-your-work"],
])("%j finds %s first", (query, href) => expect(first(query)).toBe(href));

test.each([
  "",
  "   ",
  "\u200d\u200c\u2060",
  "\u202e\u200f",
  ".*",
  "[",
  "\\",
  "(?:",
  "🎉",
  "👨‍👩‍👧‍👦",
  "'; --",
  "<>",
  "zzzz",
  "__proto__",
  "constructor",
  "\0",
])("%j finds nothing", (query) => expect(found(query)).toMatchObject({ total: 0, groups: [] }));

test("a query is cut, and most of its words count", () => {
  const { query } = found(`logo ${"x".repeat(10_000)}`);
  expect(query.length).toBe(SEARCH.queryMax);
  expect(found("w ".repeat(5_000)).query.length).toBeLessThanOrEqual(SEARCH.queryMax);
  // Not in the middle of a letter.
  expect(found("👩‍🚀".repeat(200)).query).toMatch(/^(?:👩‍🚀)+$/u);
});

describe("what was found is marked", () => {
  test.each([
    ["web", "[Web] Design & Development", "Sites that load fast."],
    ["desgin", "Web [Design] & Development", "Sites that load fast."],
    ["webdesign", "[Web] [Design] & Development", "Sites that load fast."],
    ["cafe", "Logos", "A logo for your [café]."],
    ["log", "[Logos]", "A [logo] for your café."],
    [
      "resume",
      "Web Design & Development",
      "Nothing to see here. Our [résumé] of Kotlin is short. More follows.",
    ],
    ["ecommerce", "An [e-commerce] shop", "Saris."],
    ["শাড়ী", "[শাড়ির] দোকান", "Bengali."],
  ])("by %j", (query, title, excerpt) => {
    const [hit] = hits(query);
    expect([shown(hit?.title), shown(hit?.excerpt)]).toEqual([title, excerpt]);
  });

  test("by its beginning, only what begins so", () =>
    expect(shown(hits("web")[0]?.title)).not.toContain("[Design]"));

  test("and the text stays as it is", () => {
    for (const { href, title } of ["web", "logo", "price", "শাড়ি"].flatMap(hits))
      expect(title.map(({ text }) => text).join("")).toBe(
        DOCUMENTS.find((document) => document.href === href)?.title,
      );
  });
});

test("a result says its language", () => expect(hits("শাড়ি")[0]?.lang).toBe("bn"));

test("without a result, similar words of titles are named", () =>
  expect(found("pryvacie").similar).toContain("Privacy"));

test("what has all words comes alone; what has some comes when nothing has all", () => {
  expect(hits("logo café").map(({ href }) => href)).toEqual(["/services/logo"]);
  expect(hits("logo privacy").map(({ href }) => href)).toEqual([
    "/services/logo",
    "/privacy-policy",
  ]);
});
