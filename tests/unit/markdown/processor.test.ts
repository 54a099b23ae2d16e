/** What a text of `content/` becomes in a build. */
import { expect, test } from "vitest";
import { headingIdMaker } from "#site/markdown/anchors.ts";
import { markdown } from "#site/markdown/processor.ts";

async function html(text: string, locale = "en"): Promise<string> {
  const renderer = await markdown.createRenderer({ syntaxHighlight: false } as never);
  return (
    await renderer.render(text, {
      fileURL: new URL(`file:///content/articles/${locale}/text.mdx`),
    } as never)
  ).code;
}

test.each([
  [
    ["Plan", "Plan", "Plan 2"],
    ["text-plan", "text-plan-2", "text-plan-2-2"],
  ],
  [
    ["🚀", "🚀 Launch!", "…"],
    ["text-section", "text-launch", "text-section-2"],
  ],
  [
    ["Isn’t it C++?", "  Two  words  "],
    ["text-isnt-it-c", "text-two-words"],
  ],
  [
    ["আমাদের কাজ", "র‍্যাব", "১ম ধাপ"],
    ["text-আমাদের-কাজ", "text-র্যাব", "text-১ম-ধাপ"],
  ],
  [
    ["Éléphant", "Ele\u0301phant"],
    ["text-éléphant", "text-eléphant"],
  ],
])("headings %j have the ids %j", (headings, ids) => {
  expect(headings.map(headingIdMaker())).toEqual(ids);
});

test("the ids of a text begin as no id of a page does, and links lead to them", async () => {
  const page = await html(
    "## Languages\n\n## ভাষা\n\n## Note fn 1\n\n[up](#languages) [note](#note-fn-1) [Bengali](#ভাষা) [out](/contact#form)\n\nA note[^1].\n\n[^1]: Note.",
  );
  const ids = Array.from(page.matchAll(/ id="([^"]*)"/g), ([, id = ""]) => id);
  expect(ids).toEqual([
    "text-languages",
    "text-ভাষা",
    "text-note-fn-1",
    "note-fnref-1",
    "note-label",
    "note-fn-1",
  ]);
  const links = Array.from(page.matchAll(/ href="([^"]*)"/g), ([, href = ""]) => decodeURI(href));
  expect(links).toEqual([
    "#text-languages",
    "#text-note-fn-1",
    "#text-ভাষা",
    "/contact#form",
    "#note-fn-1",
    "#note-fnref-1",
  ]);
});

test("cells are aligned without an inline style", async () => {
  const page = await html("| a | b | c | d |\n| :- | :-: | -: | - |\n| 1 | 2 | 3 | 4 |");
  expect(page).not.toContain("style");
  expect(Array.from(page.matchAll(/<td([^>]*)>/g), ([, attributes]) => attributes)).toEqual([
    ' data-align="left"',
    ' data-align="center"',
    ' data-align="right"',
    "",
  ]);
});

test("what scrolls can be focused, and each has its own name", async () => {
  const page = await html("| a |\n| - |\n| 1 |\n\n```\nx\n```\n\n> | b |\n> | - |\n> | 2 |", "fr");
  const names = Array.from(
    page.matchAll(/role="region" tabindex="0" aria-label="([^"]*)"/g),
    ([, name]) => name,
  );
  expect(names).toEqual(["Tableau 1", "Code 1", "Tableau 2"]);
});

test("footnotes speak the language of the text, digits and all", async () => {
  const page = await html("ক[^a] খ[^a]\n\n[^a]: টীকা", "bn");
  expect(page).toContain('<h2 id="note-label">পাদটীকা</h2>');
  expect(page).toContain('aria-describedby="note-label">১</a>');
  expect(page).toContain('aria-label="লেখায় ফিরুন, টীকা ১-২"');
  expect(page).not.toMatch(/[A-Za-z0-9]+<\/(?:a|sup)>/);
});

test("a picture alone is a figure with its title as caption; one in a sentence stays there", async () => {
  const page = await html(
    '![A map](map.svg "Dhaka")\n\n![A plan](plan.svg)\n\nSee ![a pin](pin.svg) here.',
  );
  expect(page.match(/<figure>/g)).toHaveLength(2);
  expect(page).toContain("<figcaption>Dhaka</figcaption>");
  expect(page).not.toContain("title=");
  expect(page).toMatch(/<p>See <img /);
});

test("a task says whether it is done", async () => {
  expect(await html("- [x] a\n- [ ] b", "es")).toMatch(
    /checked disabled aria-label="Hecho"[^]*disabled aria-label="Pendiente"/,
  );
});
