/**
 * A text for feed readers: they show it on their own page, without the site's styles, and drop or
 * warn about unknown markup.
 */
import { ELEMENT_NODE, type ElementNode, type Node, parse, renderSync, TEXT_NODE } from "ultrahtml";
import { type Locale, localePath } from "#domain/links.ts";

const TAGS = new Set(
  (
    "a abbr b blockquote br caption cite code dd del details dfn dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p " +
    "pre q s samp small strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr"
  ).split(" "),
);
/** Removed with their content; other unknown elements keep theirs. */
const GONE = new Set(["script", "style", "template", "noscript", "iframe", "object"]);
const ATTRIBUTES = new Set(
  "align alt cite colspan datetime dir height href lang open reversed rowspan scope src start title value width".split(
    " ",
  ),
);

/** @param article the address of its page. */
export function feedHtml(html: string, article: URL, locale: Locale): string {
  const absolute = (address: string) =>
    new URL(/^\/(?!\/|_astro\/)/.test(address) ? localePath(locale, address) : address, article)
      .href;

  function plain(node: Node): Node[] {
    if (node.type === TEXT_NODE) return [node];
    if (node.type !== ELEMENT_NODE) return [];
    const { name, attributes, children } = node as ElementNode;
    if (GONE.has(name)) return [];
    if (name === "input")
      return [{ ...node, type: TEXT_NODE, value: "checked" in attributes ? "☑" : "☐" } as Node];
    const inside = children.flatMap(plain);
    return TAGS.has(name)
      ? [{ ...node, attributes: kept(attributes), children: inside } as Node]
      : inside;
  }

  function kept({
    "data-align": align,
    ...attributes
  }: Record<string, string>): Record<string, string> {
    const known = Object.entries(attributes).filter(([name]) => ATTRIBUTES.has(name));
    return {
      ...(align ? { align } : {}),
      ...Object.fromEntries(
        known.map(([name, value]) => [
          name,
          name === "href" || name === "src" ? absolute(value) : value,
        ]),
      ),
    };
  }

  const document = parse(html) as Node & { children: Node[] };
  return renderSync({ ...document, children: document.children.flatMap(plain) });
}
