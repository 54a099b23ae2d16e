import { describe, expect, test } from "vitest";
import { aboutPaths } from "#domain/inbox/about.ts";
import { enquirySubmission, messageRecord, requestSubmission } from "#domain/inbox/message.ts";
import { ABOUT_MAX } from "#domain/limits.ts";
import { LOCALES, siteLinks } from "#domain/links.ts";

const PROJECT = "/projects/car-rental-management";

test("pages with something to read count, in every language, under their English path", () => {
  const pagesOf = (locale: (typeof LOCALES)[number]) => {
    const links = siteLinks(locale);
    return [
      links.service("2d-3d-design"),
      links.project("car-rental-management"),
      links.article(12),
      links.platform("amazon"),
      links.realEstate,
    ];
  };
  for (const locale of LOCALES) expect(aboutPaths(pagesOf(locale))).toEqual(pagesOf("en"));
  expect(aboutPaths(["/bn/people/farzana-islam", "/fr/brief"])).toEqual([
    "/people/farzana-islam",
    "/brief",
  ]);
});

test.each([
  `${PROJECT}/`,
  `${PROJECT}.html`,
  `${PROJECT}?utm_source=x`,
  `${PROJECT}#features`,
  `${PROJECT}?next=//evil.example#"><script>`,
  `/es${PROJECT}/?a=b`,
])("%s is cut to the page's path", (said) => {
  expect(aboutPaths([said])).toEqual([PROJECT]);
});

test.each([
  "",
  "/",
  "/bn",
  "/contact",
  "/admin",
  "/admin/../projects/x",
  "/projects",
  "/projects/",
  "/projects/not-found",
  "/projects/a/b",
  "/projects/../admin",
  "/projects/%2e%2e",
  "/projects/Car-Rental",
  "/projects/a--b",
  "/projects/caf\u00e9",
  "/projects/a\u0000",
  "/projects/a\u202e",
  "/projects/a%0d%0aBcc:x",
  "/bn/fr/projects/x",
  "/blog/0",
  "/blog/one",
  "/blog/1e3",
  "/blog/9999999999999999999999",
  `/projects/${"x".repeat(300)}`,
  "//evil.example/projects/x",
  "https://evil.example/projects/x",
  "javascript:alert(1)",
  "\\\\evil.example\\projects\\x",
  "projects/x",
  '"><script>',
  "=HYPERLINK(1)",
])("%j is dropped", (said) => {
  expect(aboutPaths([said, PROJECT])).toEqual([PROJECT]);
});

test("each page counts once, and only the first ones", () => {
  const many = Array.from({ length: 1_000 }, (_, index) => `/blog/${index + 1}`);
  expect(aboutPaths([PROJECT, `/fr${PROJECT}`, `${PROJECT}#a`])).toEqual([PROJECT]);
  expect(aboutPaths(many)).toEqual(many.slice(0, ABOUT_MAX));
});

describe("a message", () => {
  const base = { name: "A", email: "a@b.example", message: "Hi", service: "Web" };

  test.each([
    [undefined, []],
    [null, []],
    [5, []],
    [{ path: PROJECT }, []],
    ["", []],
    [PROJECT, [PROJECT]],
    [`  /blog/2\r\n/bn${PROJECT}\t/nothing `, ["/blog/2", PROJECT]],
    [
      ["/blog/2", 7, null, [PROJECT], PROJECT],
      ["/blog/2", PROJECT],
    ],
  ])("with about %j is never refused", (about, expected) => {
    for (const schema of [enquirySubmission, requestSubmission])
      expect(schema.parse({ ...base, about }).about).toEqual(expected);
  });

  test("that is stored is about nothing if it is older, and never links elsewhere", () => {
    const stored = { ...base, _id: "1-a", kind: "enquiry", createdAt: "2026-03-01T09:30:00.000Z" };
    expect(messageRecord.parse(stored).about).toEqual([]);
    const about = ["javascript:alert(1)", PROJECT];
    expect(messageRecord.parse({ ...stored, about }).about).toEqual([PROJECT]);
  });
});
