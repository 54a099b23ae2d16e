/** Characters that no page or feed can hold, wherever an author may have pasted them. */
import { expect, test } from "vitest";
import { check, edit, read, undoAfterEach, write } from "./copy.ts";

undoAfterEach();

const lineWith = (file: string, words: string) =>
  read(file)
    .split("\n")
    .findIndex((line) => line.includes(words)) + 1;
const said = (code: string) =>
  `Holds the invisible character U+${code}, which would break the page or the feed. Delete it.`;

test.each([
  ["\u0007", "0007"],
  ["\0", "0000"],
  ["\u000b", "000B"],
  ["\u0085", "0085"],
  ["\u2028", "2028"],
  ["\ufffe", "FFFE"],
])("in the text of an article: %j", (character, code) => {
  const file = "articles/en/web-trends.mdx";
  edit(file, "\nFive years ago,", `\nFive years ${character} ago,`);
  expect(check()).toEqual([
    expect.stringMatching(
      new RegExp(`^content/${file}:${lineWith(file, "Five years")}(?: text)?: `),
    ) && expect.stringContaining(said(code)),
  ]);
});

test("in front matter and lists, as it is or by an escape, with its line", () => {
  edit(
    "articles/en/web-trends.mdx",
    /^title: .*$/m.exec(read("articles/en/web-trends.mdx"))?.[0] ?? "",
    'title: "A title \\x07 here"',
  );
  edit("services/en/graphics-design.mdx", "shortDetails: ", "shortDetails: Logos\u001b ");
  edit("faqs/en.yaml", "  answer: >-\n", "  answer: >-\n    Yes.\u2029\n");
  const [inArticle, inFaqs, inService] = check();
  expect([inArticle, inFaqs, inService]).toEqual([
    `content/articles/en/web-trends.mdx:${lineWith("articles/en/web-trends.mdx", "A title")} title: ${said("0007")}`,
    `content/faqs/en.yaml:${lineWith("faqs/en.yaml", "Yes.")}: ${said("2029")}`,
    `content/services/en/graphics-design.mdx:${lineWith("services/en/graphics-design.mdx", "Logos")}: ${said("001B")}`,
  ]);
});

test("the line ends of Windows, tabs in code, joiners and emoji are allowed", () => {
  write("faqs/en.yaml", read("faqs/en.yaml").replaceAll("\n", "\r\n"));
  edit(
    "articles/en/web-trends.mdx",
    "\nFive years ago,",
    "\n```\n\tcode\n```\n\nক্\u200dষ 👩\u200d💻 10\u202f% &#8239; Five years ago,",
  );
  expect(check()).toEqual([]);
});

test("a straight apostrophe between letters is named with the word to write", () => {
  edit("services/fr/graphics-design.mdx", "shortDetails: ", "shortDetails: L'affiche, ");
  const file = "services/fr/graphics-design.mdx";
  expect(check()).toContain(
    `content/${file}:${lineWith(file, "L'affiche")} shortDetails: Has a straight apostrophe: write L’affiche.`,
  );
});
