/**
 * How a build reads the texts of `content/`: GitHub's Markdown, with ids that meet no other of the
 * page, parts that scroll in themselves, and nothing that the content security policy refuses.
 * `styles/prose.css` draws it;
 * `tests/content/text.ts` checks what authors write.
 */
import { satteri } from "@astrojs/markdown-satteri";
import { footnotes, headingIds, headingLinks } from "./anchors.ts";
import { alignment, pictures, scrollers, tasks } from "./parts.ts";

/** Starts the ids that the parser makes for footnotes. */
const NOTE = "note-";

export const markdown = satteri({
  features: { gfm: { footnotes: { clobberPrefix: NOTE, backLabel: "{reference}" } } },
  hastPlugins: [footnotes(NOTE), headingIds, headingLinks, alignment, scrollers, pictures, tasks],
});
