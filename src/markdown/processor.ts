/**
 * The build's Markdown processor for `content/`: GitHub's Markdown, with ids that do not clash with
 * others of the page, wide parts that scroll on their own, and nothing that the content security
 * policy refuses. `styles/prose.css` styles it; `tests/content/text.ts` checks the sources.
 */
import { satteri } from "@astrojs/markdown-satteri";
import { footnotes, headingIds, headingLinks } from "./anchors.ts";
import { alignment, pictures, scrollers, tasks } from "./parts.ts";

/** Prefix of the parser's footnote ids. */
const NOTE = "note-";

export const markdown = satteri({
  features: { gfm: { footnotes: { clobberPrefix: NOTE, backLabel: "{reference}" } } },
  hastPlugins: [footnotes(NOTE), headingIds, headingLinks, alignment, scrollers, pictures, tasks],
});
