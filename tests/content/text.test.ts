/**
 * What a text may hold: a mistake is named by its line, with what to write instead, and a text of
 * everything has none.
 */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EVERYTHING } from "#tests/support/platform/small-build.ts";
import { ROOT } from "./copy.ts";
import { readSource } from "./source.ts";
import { checkText } from "./text.ts";

/** Beside the pictures of the articles, as far as paths go. */
function found(text: string): string[] {
  const file = join(mkdtempSync(join(tmpdir(), "text-")), "text.mdx");
  writeFileSync(file, `---\nid: 1\n---\n\nFirst.\n\n${text}\n`);
  const source = { ...readSource(file), file: join(ROOT, "content/articles/en/text.mdx") };
  return checkText(source, true).map(
    ({ line, message, suggestion }) => `${line}: ${message}${suggestion ? ` (${suggestion})` : ""}`,
  );
}

test("everything that Markdown can say", () => {
  expect(found(readFileSync(EVERYTHING, "utf8").replace(/^---.*?^---$/ms, ""))).toEqual([]);
});

test.each([
  ["I <3 you", /^7: .* Write \\<3 for the words alone\.$/],
  ["Write to <name> today.", /^7: .* Write \\<name> for the words alone\.$/],
  ["if a<b && c>d", /^7: .* Write \\<b for the words alone\.$/],
  ["An {open brace", /^7: .* Write \\{ for the sign alone\.$/],
  ["Set {x} first.", /^7: .*\{x\}.* Write \\\{x\} for the words alone\.$/],
  ["Set {a + b} first.", /^7: Holds \{a \+ b\}.* Write \\\{a \+ b\} for the words alone\.$/],
  ["See <https://example.com>.", /^7: .* Write \[words\]\(https:\/\/…\)/],
  ["Mail <a@b.example>.", /^7: .* Write \[words\]\(https:\/\/…\)/],
  ["a<br>b", /^7: .* Write <br \/>\.$/],
  ["<!-- remark -->", /^7: .* A remark is written \{\/\* so \*\/\}\.$/],
  [
    "<details><summary>Q</summary>\n\nA\n\n</details>",
    /^7: .* Put <details> and its end on lines of their own\.$/,
  ],
])("%s cannot be read, and the sentence says what to write", (text, sentence) => {
  expect(found(text)).toEqual([expect.stringMatching(sentence)]);
});

test.each([
  [
    '<kbd style="color:red">K</kbd>',
    "7: Holds <kbd> with style: the site's policy blocks it. Leave style out.",
  ],
  [
    "<kbd style={{ color: 'red' }}>K</kbd>",
    "7: Holds <kbd> with style: the site's policy blocks it. Leave style out.",
  ],
  [
    "<mark onClick={f}>K</mark>",
    "7: Holds <mark> with onClick: the site's policy blocks it. Leave onClick out.",
  ],
  [
    "<mark {...all}>K</mark>",
    "7: Holds <mark> with {…}: it takes only lang, dir, title. Leave {…} out.",
  ],
  [
    '<mark id="main">K</mark>',
    "7: Holds <mark> with id: it takes only lang, dir, title. Leave id out.",
  ],
  [
    "<script>{`alert(1)`}</script>",
    "7: Holds <script>, which the site's policy does not let run or show.",
  ],
  [
    '<iframe src="https://example.com" />',
    "7: Holds <iframe>, which the site's policy does not let run or show.",
  ],
  [
    "<style>{`p { color: red }`}</style>",
    "7: Holds <style>, which the site's policy does not let run or show.",
  ],
  [
    '<img src="https://example.com/a.png" />',
    "7: Holds <img>. Write it in Markdown: ![what is seen](../_images/name.jpg)",
  ],
  ["<Card />", "7: Holds <Card>, which texts do not know. Write \\<Card> for the words alone."],
  [
    "<markk>a</markk>",
    "7: Holds <markk>, which texts do not know. Write \\<markk> for the words alone. (mark)",
  ],
  [
    "import a from './a.js'",
    "7: Begins with 'import', which the build takes for a program. Begin with another word.",
  ],
  [
    "# Title",
    "7: Is a heading of the first level, which is the page's title. Begin it with ## or more.",
  ],
  [
    "    const a = 1;",
    "7: Begins with four spaces, which make no code here. Put code between two lines of ```.",
  ],
  [
    "{/* a */ globalThis.process.exit(3) /* b */}",
    "7: Holds {/* a */ globalThis.process.exit(3) /* b */}, which the build would try to compute. Write \\{/* a */ globalThis.process.exit(3) /* b */} for the words alone.",
  ],
  [
    "a {/* a */years/* b */} b",
    "7: Holds {/* a */years/* b */}, which the build would try to compute. Write \\{/* a */years/* b */} for the words alone.",
  ],
  ["A {} b", "7: Holds {}, which the build would try to compute. Write \\{} for the words alone."],
  [
    "<abbr title={process.env.SECRET}>a</abbr>",
    '7: Holds <abbr> with title={…}, which the build would compute. Write title="…".',
  ],
  [
    '<i lang={"fr"}>a</i>',
    '7: Holds <i> with lang={…}, which the build would compute. Write lang="…".',
  ],
  [
    "<details open={true}>\n\nx\n\n</details>",
    '7: Holds <details> with open={…}, which the build would compute. Write open="…".',
  ],
  [
    "## Head[^1]\n\n[^1]: Note",
    "7: Is a heading with a note, whose number the list of contents would show. Put the note into the text.",
  ],
  ...[
    "##",
    "### &nbsp;",
    "## ![Alt](../_images/web-trends.jpg)",
    "## {/* remark */}",
    "## &#x200b;&#x115f;",
    "## …",
  ].map((heading) => [
    heading,
    "7: Is a heading without words. Write them behind the ##, or leave it out.",
  ]),
])("%s is refused", (text, sentence) => {
  expect(found(text)[0]).toBe(sentence);
});

test.each([
  [
    "[a](javascript:alert(1))",
    /^7: Leads to 'javascript:alert\(1\)'\. An address begins with https:/,
  ],
  ["[a](//example.com)", /^7: Leads to '\/\/example\.com'/],
  ["[a](contact)", /^7: Leads to 'contact'/],
  ["[a][x]\n\n[x]: data:text/html,x", /^7: Leads to 'data:text\/html,x'/],
  ["[{/* a */}&#8203;](/contact)", /^7: The link to '\/contact' has no words/],
  ["[x](http://a b)", /^7: Shows \]\( as it is: no link could be made\./],
  ["[x](/a b)", /^7: Shows \]\(/],
  ["আমাদের 🎉 **কাজ** [x](b c)", /^7: Shows \]\(/],
  ["![A tree](../_images/a tree.jpg)", /^7: Shows \]\(/],
  ["[a[^1]](https://a.example)\n\n[^1]: Note", /^7: Shows \]\(/],
  ["[](/contact)", /^7: The link to '\/contact' has no words/],
  [
    "## Our work\n\n[a](#our-wrk)",
    /^9: There is no heading '#our-wrk' in this text\. \(#our-work\)$/,
  ],
  ["[a](#languages)", /^7: There is no heading '#languages' in this text\.$/],
  ["[a][nowhere]", /^7: The address \[nowhere\] is written nowhere/],
  ["A note[^none].", /^7: The note \[\^none\] is written nowhere/],
  ["A note[^a b].\n\n[^a b]: Note", /^7: The note \[\^a b\] .*'\[\^a-b\]: …'/],
  ["[^unused]: Note", /^7: Nothing in the text leads to the note \[\^unused\]/],
  [
    "![A tree](https://example.com/a.png)",
    /^7: Shows 'https:\/\/example\.com\/a\.png', which the site's policy blocks/,
  ],
  ["![A tree](data:image/png;base64,AAAA)", /^7: Shows 'data:/],
  ["![A tree](/favicon.svg)", /^7: Shows '\/favicon\.svg'/],
  [
    "![A tree](../_images/web-trend.jpg)",
    /^7: There is no picture '\.\.\/_images\/web-trend\.jpg'\. \(\.\.\/_images\/web-trends\.jpg\)$/,
  ],
  [
    "![](../_images/web-trends.jpg)",
    /^7: The picture '\.\.\/_images\/web-trends\.jpg' has no words/,
  ],
])("%s leads or shows nothing", (text, sentence) => {
  expect(found(text)).toEqual([expect.stringMatching(sentence)]);
});

test.each([
  "Escaped: \\<3, \\{x\\}, a < b, `<name>`, `{x}`, `[^x]` and 3 &lt; 4.",
  "{/* A remark */}",
  "{/**/}{/* one */ /* two * / */}",
  "আমাদের 🎉 \\[x\\](a b), [x\\](a b), `[x](a b)` and [x]&#40;a b)",
  "## {year} C++\n\n## 🎉\n\n## [A link](/contact) and `code`",
  'A <abbr title="content security policy">CSP</abbr>, <time datetime="2026-01-02">today</time>.<br />',
  "## আমাদের কাজ\n\n[a](#আমাদের-কাজ), [b](mailto:a@b.example), [c](tel:+8801700000000), [d](/contact?service=x#form)",
])("%s is all right", (text) => {
  expect(found(text)).toEqual([]);
});
