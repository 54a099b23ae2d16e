/** The plain text of a rendered text, by its headings of the second level. */
import { ELEMENT_NODE, type ElementNode, type Node, parse, TEXT_NODE } from "ultrahtml";
import type { TextSection } from "#domain/search/documents.ts";

/** Not read with the text. */
const GONE = new Set(["script", "style", "template", "svg", "sup"]);
/** Stand within a word. */
const INLINE = new Set("a abbr b bdi code em i kbd mark s small span strong u".split(" "));
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The first section, without a heading, is what comes before the others. */
export function sectionsOf(html: string): TextSection[] {
  const sections: TextSection[] = [{ id: "", title: "", text: "" }];
  const { children } = parse(html) as Node & { children: Node[] };
  for (const node of children) {
    const { name, attributes } = node as Partial<ElementNode>;
    if (name === "h2")
      sections.push({ id: attributes?.["id"] ?? "", title: plain(textOf(node)), text: "" });
    else {
      const last = sections.at(-1);
      if (last) last.text = plain(`${last.text} ${textOf(node)}`);
    }
  }
  return sections;
}

function textOf(node: Node): string {
  if (node.type === TEXT_NODE) return decoded(node.value as string);
  if (node.type !== ELEMENT_NODE) return "";
  const { name, children } = node as ElementNode;
  if (GONE.has(name)) return "";
  const text = children.map(textOf).join("");
  return INLINE.has(name) ? text : ` ${text} `;
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function decoded(html: string): string {
  return html.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, number, name) =>
    name
      ? (NAMED[name as string] ?? whole)
      : String.fromCodePoint(hex ? parseInt(hex as string, 16) : Number(number)),
  );
}
