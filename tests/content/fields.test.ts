/**
 * Each kind of mistake in a field, on a copy of the demo content: the file, the line, the field and
 * the hint.
 */
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent, problemLine } from "./check.ts";
import { check, edit, ROOT, undoAfterEach } from "./copy.ts";

undoAfterEach();

test("the demo content has no mistake", () => {
  const { problems, files } = checkContent(join(ROOT, "content"), ROOT);
  expect(problems.map(problemLine)).toEqual([]);
  expect(files).toBeGreaterThan(15);
});

const service = "services/en/graphics-design.mdx";
const project = "projects/en/educonsult-website.mdx";
test.each<
  [what: string, file: string, from: string | RegExp, to: string, marker: string, expected: string]
>([
  [
    "a missing field",
    "faqs/en.yaml",
    /^ {2}question: What services.*\n/m,
    "",
    "- id: 1",
    "[0].question: Is missing.",
  ],
  ["an empty field", project, /^client: .*/m, "client:", "client:", "client: Is missing."],
  [
    "a wrong type",
    project,
    /^order: .*/m,
    "order: first",
    "order: first",
    "order: Must be a number.",
  ],
  [
    "a text in place of a list",
    service,
    /^industries:\n(?: {2}- .*\n)+/m,
    "industries: Shops\n",
    "industries: Shops",
    "industries: Must be a list.",
  ],
  [
    "too few entries",
    service,
    /^images:\n(?: {2}.*\n)+/m,
    "images: []\n",
    "images: []",
    "images: Must have at least 1 entry.",
  ],
  [
    "a slide without a picture",
    "site/en.yaml",
    "picture: slide-web.jpg",
    "picture: slide-wab.jpg",
    "picture: slide-wab",
    "services.slides[0].picture: There is no picture in content/site/_images called 'slide-wab.jpg'. (did you mean 'slide-web.jpg'?)",
  ],
  [
    "a text whose facts make it too long",
    "site/en.yaml",
    /^metaTitle: .*/m,
    `metaTitle: "{brand} ${"x".repeat(60)}"`,
    "metaTitle:",
    "metaTitle: Must have at most 70 characters (72 now).",
  ],
  [
    "an unknown value",
    project,
    /^category: .*/m,
    "category: Web Developmnt",
    "category: Web D",
    "category: Must be one of 'Web Development', 'Custom Web Development', 'Custom Software'. (did you mean 'Web Development'?)",
  ],
  [
    "a day that does not exist",
    project,
    /^launchDate: .*/m,
    "launchDate: 2026-02-30",
    "launchDate:",
    "launchDate: Not a valid date.",
  ],
  [
    "a date in another form",
    "articles/en/web-trends.mdx",
    /^date: .*/m,
    "date: 14.10.2026",
    "date:",
    "date: Must be a date, like 2026-03-01.",
  ],
  [
    "a figure that the project's text does not have",
    project,
    "value: 61 updates",
    "value: 62 updates",
    "62 updates",
    "figures[1].value: Has a number that no other text of the project has: 62.",
  ],
  [
    "a figure in digits of another language",
    "projects/bn/educonsult-website.mdx",
    "value: ৬১টি",
    "value: 61টি",
    "61টি",
    "figures[1].value: Has a number that no other text of the project has: 61.",
  ],
  [
    "fewer figures than English has",
    "projects/fr/educonsult-website.mdx",
    /^ {2}- value: 61.*\n.*\n/m,
    "",
    "figures:",
    "figures: Must have 3 entries, as in English (2 now).",
  ],
  [
    "an update before the article",
    "articles/en/web-trends.mdx",
    /^updated: .*/m,
    "updated: 2026-10-13",
    "updated:",
    "updated: Must not be before the date.",
  ],
  [
    "a bullet without its two parts",
    service,
    /^bulletPoints:\n {2}- .*/m,
    "bulletPoints:\n  - Only a title",
    "- Only",
    "bulletPoints[0]: Must be of the form 'Title - description'.",
  ],
  [
    "a budget in words",
    project,
    /^projectBudget: .*/m,
    "projectBudget: a lot",
    "projectBudget",
    "projectBudget: Must be an amount like $32,500.",
  ],
  [
    "a missing picture",
    project,
    "educonsult-website-cover.webp",
    "educonsult-website-kover.webp",
    "website-kover",
    "images[0].src: There is no picture '../_images/educonsult-website-kover.webp'. (did you mean '../_images/educonsult-website-cover.webp'?)",
  ],
  [
    "an unknown related service",
    service,
    /^relatedServices:\n {2}- .*/m,
    "relatedServices:\n  - web-design",
    "- web-design\n",
    "relatedServices[0]: There is no service 'web-design'.",
  ],
  [
    "a misspelt related service",
    service,
    /^relatedServices:\n {2}- .*/m,
    "relatedServices:\n  - digital-marketting",
    "- digital-marketting",
    "relatedServices[0]: There is no service 'digital-marketting'. (did you mean 'digital-marketing'?)",
  ],
  [
    "a service related to itself",
    service,
    /^relatedServices:\n {2}- .*/m,
    "relatedServices:\n  - graphics-design",
    "  - graphics-design",
    "relatedServices[0]: A service is not related to itself.",
  ],
  ...[project, "articles/en/web-trends.mdx"].map(
    (work) =>
      [
        "an unknown service",
        work,
        /^service: .*/m,
        "service: web-desing-development",
        "service: ",
        "service: There is no service 'web-desing-development'. (did you mean 'web-design-development'?)",
      ] as [string, string, RegExp, string, string, string],
  ),
  [
    "a service said by a translation",
    "projects/bn/educonsult-website.mdx",
    /^order: .*/m,
    "order: 2\nservice: web-design-development",
    "service: ",
    "service: Is in the English file, for all languages.",
  ],
  [
    "a case study of no page",
    service,
    "/projects/educonsult-website",
    "/projects/educonsult",
    "url: /projects/educonsult\n",
    "caseStudies[1].url: There is no page '/projects/educonsult'. (did you mean '/projects/educonsult-website'?)",
  ],
  [
    "a menu entry of no page",
    "site/en.yaml",
    "href: /platform/daraz",
    "href: /platform/darax",
    "href: /platform/darax",
    "menu.entries[2].href: There is no page '/platform/darax'. (did you mean '/platform/daraz'?)",
  ],
  [
    "an unknown fact in a text",
    "site/en.yaml",
    "Typically within {homeForm}",
    "Typically within {homeFrom}",
    "text: Typically",
    "home.connectSteps[1].text: Names the unknown fact {homeFrom}; known are {brand}, ",
  ],
  [
    "an unknown icon",
    service,
    /^icon: .*/m,
    "icon: palete",
    "icon: palete",
    "icon: There is no icon 'palete'. (did you mean 'palette'?)",
  ],
  [
    "an unknown platform logo",
    "platforms/en/daraz.mdx",
    /^logo: .*/m,
    "logo: darazz",
    "logo: darazz",
    "logo: There is no logo 'darazz'. (did you mean 'daraz'?)",
  ],
  [
    "a client without a logo",
    "clients.yaml",
    "- id: tarafin",
    "- id: tarafim",
    "- id: tarafim",
    "[6].id: There is no logo content/clients/… for 'tarafim'. (did you mean 'tarafin'?)",
  ],
  [
    "a number twice in a list",
    "faqs/en.yaml",
    "- id: 2",
    "- id: 1",
    "- id: 1\n  slug: how-long",
    "[1].id: Is the same as in [0].",
  ],
  [
    "an address of an answer twice on a page",
    "services/bn/graphics-design.mdx",
    "- slug: how-many-revisions-are-included",
    "- slug: how-long-does-a-graphics-project-take",
    "- slug: how-long-does-a-graphics-project-take\n    question: কয়বার",
    "faqs[1].slug: Is the same as in faqs[0].",
  ],
  [
    "an address of an answer that English does not have",
    "faqs/bn.yaml",
    "slug: how-do-we-get-started",
    "slug: how-we-get-started",
    "slug: how-we-get-started",
    "[5].slug: There is no English answer 'how-we-get-started'. (did you mean 'how-do-we-get-started'?)",
  ],
  [
    "a title with another address",
    service,
    /^serviceType: .*/m,
    "serviceType: Graphic Design",
    "serviceType:",
    "serviceType: The address of 'Graphic Design' is 'graphic-design', so the file must be named so too. (did you mean 'graphic-design.mdx'?)",
  ],
  [
    "a dead link in a text",
    "articles/en/web-trends.mdx",
    "That is the test we use",
    "That is the [test](/service) we use",
    "[test]",
    "text: There is no page '/service'. (did you mean '/services'?)",
  ],
  [
    "an author who is no person",
    "articles/en/web-trends.mdx",
    /^author: .*/m,
    "author: sabir-ahmed",
    "author:",
    "author: There is no person 'sabir-ahmed'. (did you mean 'sabbir-ahmed'?)",
  ],
  [
    "an author by name without a role",
    "articles/fr/web-trends.mdx",
    /^author: .*/m,
    "author: Rima Das",
    "author:",
    "author: There is no person 'Rima Das'.",
  ],
  [
    "a role beside a person",
    "articles/en/web-trends.mdx",
    /^author: .*/m,
    "author: sabbir-ahmed\nauthorRole: Guest",
    "authorRole:",
    "authorRole: Is in content/people: the author is the person 'sabbir-ahmed'.",
  ],
  [
    "a service led by no person",
    service,
    /^lead: .*/m,
    "lead: mitali",
    "lead:",
    "lead: There is no person 'mitali'.",
  ],
  [
    "a platform led by no person",
    "platforms/en/daraz.mdx",
    /^lead: .*/m,
    "lead: anik-shah",
    "lead:",
    "lead: There is no person 'anik-shah'. (did you mean 'anik-saha'?)",
  ],
  [
    "a lead in a translation",
    "services/bn/graphics-design.mdx",
    /^order: .*/m,
    "order: 2\nlead: mitali-chakma",
    "lead:",
    "lead: Is in the English file, for all languages.",
  ],
  [
    "a fact of a person in a translation",
    "people/bn/anik-saha.mdx",
    /^role: .*/m,
    "role: স্টোর লিড\nsince: 2023",
    "since:",
    "since: Is not a known field.",
  ],
  [
    "a person who speaks an unknown language",
    "people/en/anik-saha.mdx",
    /^speaks: .*/m,
    "speaks: [bn, bengali]",
    "speaks:",
    "speaks[1]: Must be the code of a language, such as en, bn or pt-BR.",
  ],
  [
    "a person who speaks a language twice",
    "people/en/anik-saha.mdx",
    /^speaks: .*/m,
    "speaks: [bn, en, bn]",
    "speaks:",
    "speaks: Names a language twice.",
  ],
  [
    "a face with unknown hair",
    "people/en/anik-saha.mdx",
    "hair: parted",
    "hair: partd",
    "hair:",
    "face.hair: Must be one of 'short', 'parted', 'curly', 'bald', 'long', 'bun', 'braid', 'headscarf'. (did you mean 'parted'?)",
  ],
  [
    "an open tag in a text",
    "articles/en/web-trends.mdx",
    "That is the test we use",
    "That is the <b>test we use",
    "<b>test",
    "text: Expected a closing tag for `<b>`",
  ],
])("%s", (_what, file, from, to, marker, expected) => {
  const line = edit(file, from, to, marker);
  const [found = "", ...others] = check();
  expect(found.startsWith(`content/${file}:${line} ${expected}`), found).toBe(true);
  expect(others).toEqual([]);
});

test("an unknown field names the one that was meant, and that one is missing", () => {
  const line = edit("services/en/graphics-design.mdx", /^shortDetails:/m, "shortDetail:");
  expect(check()).toEqual([
    "content/services/en/graphics-design.mdx:2 shortDetails: Is missing.",
    `content/services/en/graphics-design.mdx:${line} shortDetail: Is not a known field. (did you mean 'shortDetails'?)`,
  ]);
});

test("an unknown field deep inside a list", () => {
  const line = edit("site/en.yaml", "    - title: You write", "    - titel: You write");
  expect(check()).toEqual([
    `content/site/en.yaml:${line} home.connectSteps[0].title: Is missing.`,
    `content/site/en.yaml:${line} home.connectSteps[0].titel: Is not a known field. (did you mean 'title'?)`,
  ]);
});

test("two entries with one position name each other", () => {
  edit("projects/en/educonsult-website.mdx", /^order: .*/m, "order: 7");
  const line = edit("projects/en/car-rental-management.mdx", /^order: .*/m, "order: 7");
  expect(check()).toEqual([
    expect.stringMatching(
      /^content\/projects\/en\/(?:educonsult-website|car-rental-management)\.mdx:\d+ order: Is the same as in \w/,
    ),
  ]);
  expect(line).toBeGreaterThan(1);
});
