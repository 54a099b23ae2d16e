/** Mistakes with whole files, on a copy of the demo content. */
import { expect, test } from "vitest";
import { PART_PLACES } from "#domain/content/part-places.ts";
import { LOCALES } from "#domain/links.ts";
import { check, edit, move, read, remove, undoAfterEach, write } from "./copy.ts";

undoAfterEach();

test("a page that all others need", () => {
  write("legal/en/privacy-policy.mdx", undefined);
  expect(check()).toContain("content/legal/en/privacy-policy.mdx:1: Is missing.");
});

test("every part may be missing", () => {
  for (const place of Object.values(PART_PLACES)) remove(place);
  for (const problem of check()) expect(problem).toMatch(/: There is no (?:page|picture) '/);
});

test("links to the pages of a part that is not there are named", () => {
  remove("platforms");
  const line = read("site/en.yaml").split("\n").indexOf("      href: /platform/amazon") + 1;
  expect(check()).toContain(
    `content/site/en.yaml:${line} menu.entries[1].href: There is no page '/platform/amazon'.`,
  );
});

test("a folder of pictures alone is no part", () => {
  for (const locale of LOCALES) remove(`real-estate/${locale}`);
  for (const problem of check())
    expect(problem).toContain(": There is no page '/real-estate-solutions'.");
});

test("a site has a service", () => {
  remove("services/en");
  expect(check()).toContain("content/services/en:1: Needs a file: a site has a service.");
});

test("a renamed project leaves dead links behind", () => {
  for (const locale of LOCALES)
    move(`projects/${locale}/educonsult-website.mdx`, `projects/${locale}/educonsult.mdx`);
  const found = check();
  expect(found.length).toBeGreaterThanOrEqual(2);
  const dead =
    /caseStudies\[\d\]\.url: There is no page '\/projects\/educonsult-website'\. \(did you mean '\/projects\/educonsult'\?\)$/;
  for (const line of found) expect(line).toMatch(dead);
});

test("a person who leaves is named where they wrote or lead", () => {
  for (const locale of LOCALES) write(`people/${locale}/mitali-chakma.mdx`, undefined);
  expect(check()).toEqual(
    ["articles/bn", "articles/en", "articles/es", "articles/fr", "services/en"].map(() =>
      expect.stringMatching(
        /^content\/(?:articles\/\w\w\/graphic-design|services\/en\/graphics-design)\.mdx:\d+ (?:author|lead): There is no person 'mitali-chakma'\./,
      ),
    ),
  );
});

test("without people no service has a lead, and an author needs a name and a role", () => {
  remove("people");
  expect(check()).toHaveLength(LOCALES.length * 4);
  for (const problem of check())
    expect(problem).toMatch(/^content\/articles\/.* author: There is no person '/);
});

test("an unknown language, a bad name, an unknown collection, a stray file", () => {
  write("faqs/de.yaml", "[]\n");
  write("legal/en/Terms of Use.mdx", "---\n---\n");
  write("projects/new.mdx", "---\n---\n");
  write("setvices/en/a.mdx", "---\n---\n");
  expect(check()).toEqual([
    "content/faqs/de.yaml:1: There is no language 'de', only en, bn, fr, es.",
    "content/legal/en/Terms of Use.mdx:1: Must be named with small letters, digits and single hyphens. (did you mean 'terms-of-use.mdx'?)",
    "content/projects/new.mdx:1: Must be content/projects/<language>/<address>.mdx.",
    "content/setvices/en/a.mdx:1: Is in no known collection. (did you mean 'services'?)",
  ]);
});

test("a translation is checked like its original; one of nothing names the nearest", () => {
  write("legal/fr/privacy-policy.mdx", read("legal/en/privacy-policy.mdx"));
  expect(check()).toEqual([]);
  write("legal/fr/privacy-polici.mdx", read("legal/en/privacy-policy.mdx"));
  expect(check()).toEqual([
    "content/legal/fr/privacy-polici.mdx:1: Translates no English file: there is no privacy-polici.mdx. (did you mean 'privacy-policy'?)",
  ]);
});

test("B76: an article without text, and text that a page does not show", () => {
  const article = read("articles/en/web-trends.mdx");
  write("articles/en/web-trends.mdx", `${article.split("---\n").slice(0, 2).join("---\n")}---\n`);
  const service = read("services/en/graphics-design.mdx").trimEnd();
  write("services/en/graphics-design.mdx", `${service}\n\nHello.\n`);
  expect(check()).toEqual([
    expect.stringMatching(/^content\/articles\/en\/web-trends\.mdx:\d+ text: Is missing/),
    `content/services/en/graphics-design.mdx:${service.split("\n").length + 2} text: Is not shown: this page is made of its fields only.`,
  ]);
});

test("B74: signs of markup stand in fields, and in the text where they are only words", () => {
  const words = "We <3 tea, a < b & c > d, \\{x}, { x }, <name>.";
  edit("services/en/graphics-design.mdx", /^shortDetails: .*/m, `shortDetails: ${words}`);
  edit("platforms/en/daraz.mdx", /^summary: .*/m, `summary: ${words}`);
  edit("projects/en/educonsult-website.mdx", "  details: >-\n", `  details: >-\n    ${words}\n`);
  edit("faqs/en.yaml", "  answer: >-\n", `  answer: >-\n    ${words}\n`);
  edit(
    "articles/en/web-trends.mdx",
    "\nFive years ago,",
    "\nFaster: a < b, `{x}`, `<name>`, \\{x} and 3 &lt; 4.\n\nFive years ago,",
  );
  expect(check()).toEqual([]);
});

test.each(["We <3 tea.", "Set {x} first.", "Write to <name> today."])(
  "B74, B76: in the text of an article '%s' is told by its line, not by a build that breaks",
  (words) => {
    const line = edit(
      "articles/en/web-trends.mdx",
      "\nFive years ago,",
      `\n${words}\n\nFive years ago,`,
      words,
    );
    expect(check()).toEqual([
      expect.stringMatching(new RegExp(`^content/articles/en/web-trends\\.mdx:${line} text: `)),
    ]);
  },
);

test("B76: a file without front matter", () => {
  write("legal/en/privacy-policy.mdx", "# Privacy\n");
  expect(check()).toEqual([
    "content/legal/en/privacy-policy.mdx:1: Must start with front matter between two lines of ---.",
  ]);
});

test("B76: YAML that cannot be read", () => {
  const line = edit("site/en.yaml", "tagline: Since", "tagline: Since: ");
  expect(check()[0]).toMatch(new RegExp(`^content/site/en\\.yaml:${line}: .*mapping`));
});

test("a client's logo with a style, a word mark with a script", () => {
  const spoil = (file: string, change: string) => write(file, read(file).replace("<path ", change));
  spoil("clients/tarafin.svg", '<path style="fill:red" ');
  spoil("marks/daraz.svg", "<SCRIPT/><path ");
  expect(check()).toEqual([
    expect.stringMatching(
      /^content\/clients\.yaml:\d+ \[6\]\.id: The logo content\/clients\/tarafin\.svg has 'style', which a logo may not have: /,
    ),
    expect.stringMatching(
      /^content\/platforms\/en\/daraz\.mdx:\d+ logo: The logo content\/marks\/daraz\.svg has <SCRIPT>, which a logo may not have\.$/,
    ),
  ]);
});
