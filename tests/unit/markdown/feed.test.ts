/** An article as feed readers take it. */
import { expect, test } from "vitest";
import { feedHtml } from "#site/markdown/feed.ts";
import { htmlFaults } from "#tests/support/words/feed-rules.ts";

const feed = (html: string, locale: "en" | "fr" = "en") =>
  feedHtml(html, new URL(`https://noksha.example/${locale}/blog/9`), locale);

test.each([
  [
    '<a href="/contact?a=1&amp;b=2#form" class="x">c</a>',
    '<a href="https://noksha.example/fr/contact?a=1&amp;b=2#form">c</a>',
  ],
  [
    '<a href="#note-fn-1" id="note-fnref-1">1</a>',
    '<a href="https://noksha.example/fr/blog/9#note-fn-1">1</a>',
  ],
  [
    '<a href="https://example.com/">x</a> <a href="mailto:a@b.example">y</a>',
    '<a href="https://example.com/">x</a> <a href="mailto:a@b.example">y</a>',
  ],
  [
    '<img src="/_astro/a.webp" srcset="/_astro/b.webp 2x" alt="A" loading="lazy" width="2">',
    '<img src="https://noksha.example/_astro/a.webp" alt="A" width="2">',
  ],
])("%s leads somewhere from a reader too", (html, plain) => {
  expect(feed(html, "fr")).toBe(plain);
});

test.each([
  [
    '<div class="scroller" role="region" tabindex="0"><table><tr><td data-align="right">1</td></tr></table></div>',
    '<table><tr><td align="right">1</td></tr></table>',
  ],
  [
    '<ul class="t"><li><input type="checkbox" checked disabled> a</li><li><input type="checkbox" disabled> b</li></ul>',
    "<ul><li>☑ a</li><li>☐ b</li></ul>",
  ],
  ["<p>a<script>alert(1)</script><style>p{}</style><!-- x --></p>", "<p>a</p>"],
  [
    '<h2 id="text-a" data-x="1" style="color:red" onclick="f()">A &lt;3 &amp; B</h2>',
    "<h2>A &lt;3 &amp; B</h2>",
  ],
  ['<ol start="3"><li>c</li></ol>', '<ol start="3"><li>c</li></ol>'],
])("%s keeps its words and only what readers know", (html, plain) => {
  expect(feed(html)).toBe(plain);
});

test.each([
  ["script", {}, "<script>"],
  ["style", {}, "<style>"],
  ["form", { action: "https://noksha.example/" }, "<form>"],
  ["object", {}, "<object>"],
  ["embed", {}, "<embed>"],
  ["iframe", { src: "https://noksha.example/" }, "<iframe>"],
  ["noksha-chat", {}, "<noksha-chat>"],
  ["p", { style: "color:red" }, "style of <p>"],
  ["p", { onmouseover: "f()" }, "onmouseover of <p>"],
  ["td", { "data-align": "right" }, "data-align of <td>"],
  ["a", { href: "/contact" }, "/contact is not absolute"],
  ["a", { href: "//noksha.example/" }, "//noksha.example/ is not absolute"],
  ["a", { href: "#note" }, "#note is not absolute"],
  ["a", { href: "javascript:f()" }, "javascript:f() is not absolute"],
  ["blockquote", { cite: "../a" }, "../a is not absolute"],
  ["img", { src: "https://noksha.example/a.webp" }, "a picture without words"],
] as [string, Record<string, string>, string][])(
  "the rules of feeds find fault with <%s %o>",
  (tag, attributes, fault) => {
    expect(htmlFaults([{ tag, attributes }])).toEqual([fault]);
  },
);

test("the rules of feeds find an id twice, and take what readers know, listed by us or not", () => {
  const html = ["address", "col", "section", "ruby"].map((tag) => ({
    tag,
    attributes: { id: tag, class: "x" },
  }));
  expect(htmlFaults(html)).toEqual([]);
  expect(htmlFaults([...html, ...html.slice(0, 1)])).toEqual(["the id address twice"]);
});
