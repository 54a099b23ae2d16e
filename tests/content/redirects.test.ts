/** Mistakes in `content/redirects.yaml`, on a copy of the demo content. */
import { expect, test } from "vitest";
import { check, undoAfterEach, write } from "./copy.ts";

undoAfterEach();

const MISTAKES: [rules: string, problem: string][] = [
  [
    "- { from: old, to: /about }",
    "1 [0].from: Must be a path of the site as people read it, such as /old or /old/*.",
  ],
  [
    "- { from: /a b, to: /about }",
    "1 [0].from: Must be a path of the site as people read it, such as /old or /old/*.",
  ],
  [
    "- { from: /a, to: 'http://x.example' }",
    "1 [0].to: Must be a path of the site or start with https://, such as /new or /new/:splat.",
  ],
  ["- { from: /a, to: /abuot }", "1 [0].to: There is no page '/abuot'. (did you mean '/about'?)"],
  [
    "- { from: /about, to: /contact }",
    "1 [0].from: Is a page, which is shown instead. Remove one of the two.",
  ],
  ["- { from: /admin/x, to: /contact }", "1 [0].from: Is an address that the site itself uses."],
  ["- { from: /fr, to: /contact }", "1 [0].from: Is an address that the site itself uses."],
  ...["/.netlify/x", "/_astro/x", "/request", "/frame-for-functions", "/404", "/robots.txt"].map(
    (from): [string, string] => [
      `- { from: ${from}, to: /about }`,
      "1 [0].from: Is an address that the site itself uses.",
    ],
  ),
  ...["/old/", "/caf%C3%A9", "/", "/a//b", "/*"].map((from): [string, string] => [
    `- { from: '${from}', to: /about }`,
    "1 [0].from: Must be a path of the site as people read it",
  ]),
  [
    "- { from: /About.html, to: /contact }",
    "1 [0].from: Is a page, which is shown instead. Remove one of the two.",
  ],
  [
    "- { from: /old/*, to: /blog }\n- { from: /old/special, to: /about }",
    "2 [1].from: Is never reached, because [0] takes it.",
  ],
  ["- { from: /a, to: /bn/about }", "1 [0].to: Has a language. Write the address without one."],
  ["- { from: /a, to: /blog/:splat }", "1 [0].to: Ends in /:splat, but from does not end in /*."],
  ["- { from: /a, to: /a }", "1 [0].to: Leads back to itself."],
  ["- { from: /a/*, to: '/a/b/:splat' }", "1 [0].to: Leads back to itself."],
  [
    "- { from: /a, to: /B }\n- { from: /b, to: /a }",
    "1 [0].to: Leads to another redirect, [1]. Write where that one leads.",
  ],
  [
    "- { from: /a, to: /blog }\n- { from: /A, to: /about }",
    "2 [1].from: Is never reached, because [0] takes it.",
  ],
  ["- { from: /a, to: /blog, status: 200 }", "1 [0].status: "],
];

test.each(MISTAKES)("%s", (rules, problem) => {
  write("redirects.yaml", `${rules}\n`);
  expect(check()[0]).toContain(`content/redirects.yaml:${problem}`);
});

test("a rule may lead to a page of a function, and a folder to one of the site", () => {
  write(
    "redirects.yaml",
    "- { from: /ask, to: '/request?service=Web' }\n- { from: /café/*, to: '/blog/:splat' }\n",
  );
  expect(check()).toEqual([]);
});

test("a site without moved addresses needs no file", () => {
  write("redirects.yaml", undefined);
  expect(check()).toEqual([]);
});
