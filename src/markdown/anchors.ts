/** Ids and links to them, in the language of the text. */
import type { HastPluginDefinition, HastPluginEntry } from "satteri";
import { inDigits, siteText } from "#site/i18n/translate.ts";
import { localeOf } from "./locale.ts";

/** Prefix that no other id of a page has. */
const HEADING = "text-";
/** Forced text style: some systems turn the plain arrow into an emoji. */
const BACK = "↩\uFE0E";
const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];

/**
 * Returns a maker of heading ids for one text: letters and digits of any script, joined by hyphens.
 */
export function headingIdMaker(): (heading: string) => string {
  const taken = new Set<string>();
  return (heading) => {
    const words = heading
      .normalize("NFC")
      .toLowerCase()
      .replace(/['’\p{Default_Ignorable_Code_Point}]/gu, "");
    const id = headingId(words.match(/[\p{L}\p{M}\p{N}]+/gu)?.join("-") ?? "section");
    let free = id;
    for (let n = 2; taken.has(free); n++) free = `${id}-${n}`;
    taken.add(free);
    return free;
  };
}

/** The id of a heading for the address in an author's link. */
export function headingId(address: string): string {
  return HEADING + address;
}

export const headingIds: HastPluginEntry = () => {
  const idOf = headingIdMaker();
  return {
    name: "heading-ids-of-the-text",
    element: {
      filter: HEADINGS,
      visit(node, context) {
        if (!node.properties.id) context.setProperty(node, "id", idOf(context.textContent(node)));
      },
    },
  };
};

/** Points `[words](#a-heading)` to the heading's own id. */
export const headingLinks: HastPluginDefinition = {
  name: "heading-links",
  element: {
    filter: ["a"],
    visit(node, context) {
      const { properties } = node;
      const [, address] = /^#(.+)/s.exec(properties.href ?? "") ?? [];
      const isOfNote =
        properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined;
      if (address && !isOfNote)
        context.setProperty(node, "href", `#${headingId(decodeURI(address))}`);
    },
  },
};

/** Gives footnotes a visible heading, and numbers and names in the language of the text. */
export function footnotes(prefix: string): HastPluginEntry {
  const label = `${prefix}label`;
  return ({ fileURL }) => {
    const locale = localeOf(fileURL);
    const t = siteText(locale);
    const digits = (value: string) =>
      value.replace(/\d+/g, (number) => inDigits(Number(number), locale));
    const text = (value: string) => ({ type: "text" as const, value: digits(value) });
    return {
      name: "footnotes",
      element: [
        {
          filter: ["h2"],
          visit(node) {
            return node.properties.id === "footnote-label"
              ? { ...node, properties: { id: label }, children: [text(t("prose.footnotes"))] }
              : undefined;
          },
        },
        {
          filter: ["a"],
          visit(node, context) {
            const { dataFootnoteRef, dataFootnoteBackref, ariaLabel } = node.properties;
            if (dataFootnoteRef !== undefined)
              return {
                ...node,
                properties: { ...node.properties, ariaDescribedBy: [label] },
                children: [text(context.textContent(node))],
              };
            if (dataFootnoteBackref === undefined) return undefined;
            // The second reference to the third note is "3-2".
            const [, again] = String(ariaLabel).split("-");
            const mark = again
              ? [
                  {
                    type: "element" as const,
                    tagName: "sup",
                    properties: {},
                    children: [text(again)],
                  },
                ]
              : [];
            return {
              ...node,
              properties: {
                ...node.properties,
                ariaLabel: t("prose.backToText", { n: digits(String(ariaLabel)) }),
              },
              children: [{ type: "text" as const, value: BACK }, ...mark],
            };
          },
        },
      ],
    };
  };
}
