/** A strict reader of SVG files, for the content check and builds. */
import { cutText } from "#domain/text/text.ts";

/** Names are as in the file. */
export interface SvgElement {
  name: string;
  attributes: [name: string, value: string][];
  children: (SvgElement | string)[];
}

const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
/** A comment, prolog or document type; raw text; a tag; text. */
const TOKEN = RegExp(
  [
    /<!--[^]*?-->|<\?[^]*?\?>|<!doctype(?:[^>[]|\[[^]*?\])*>/,
    /<!\[CDATA\[(?<raw>[^]*?)\]\]>/,
    /<(?<opening>[a-z][\w:.-]*)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>/,
    /<\/(?<closing>[a-z][\w:.-]*)\s*>/,
    /(?<text>[^<]+)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "giy",
);

/** The content of a file. Throws with its first error, as text. */
export function parseSvg(file: string): SvgElement["children"] {
  const document: SvgElement = { name: "", attributes: [], children: [] };
  const open: SvgElement[] = [];
  let end = 0;
  for (const { 0: token, index, groups = {} } of file.matchAll(TOKEN)) {
    end = index + token.length;
    const { children } = open.at(-1) ?? document;
    const { opening, closing } = groups;
    const text = groups.raw ?? groups.text;
    if (text?.trim()) children.push(text.trim());
    if (opening) {
      const attributes = attributesOf(groups.attributes ?? "");
      const element: SvgElement = { name: opening, attributes, children: [] };
      children.push(element);
      if (!groups.empty) open.push(element);
    }
    if (closing) {
      const last = open.pop();
      if (!last) throw new Error(`closes </${closing}>, but no <${closing}> is open`);
      if (last.name !== closing) throw new Error(`does not close <${last.name}>`);
    }
  }
  if (end < file.length) throw new Error(`is broken at '${excerpt(file.slice(end))}'`);
  const last = open.at(-1);
  if (last) throw new Error(`does not close <${last.name}>`);
  return document.children;
}

/** The start of a text, on one line. */
export function excerpt(text: string): string {
  return cutText(text.replace(/\s+/g, " "), 40);
}

function attributesOf(text: string): SvgElement["attributes"] {
  const attributes = [...text.matchAll(ATTRIBUTE)].map(
    ([, name = "", double, single]): [string, string] => [name, double ?? single ?? ""],
  );
  const names = attributes.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new Error(`has '${twice}' twice in one element`);
  return attributes;
}
