/** The tree of a text, as far as the checks look at it. */
export interface TextNode {
  type: string;
  value?: string;
  /** Of what Markdown makes. */
  tagName?: string;
  properties?: Readonly<Record<string, unknown>>;
  /** Of an element that stands in the text as such; a fragment has none. */
  name?: string | null;
  attributes?: readonly { type: string; name?: string; value?: unknown }[];
  /** Of a footnote. */
  identifier?: string;
  position?:
    | {
        start: { line: number; column: number; offset?: number | undefined };
        end: { offset?: number | undefined };
      }
    | undefined;
  children?: readonly TextNode[];
}

/** What is wrong; lines count from the first of the text. */
export interface Said {
  line: number;
  message: string;
  suggestion?: string | undefined;
}

/** Letters by their class, which are not seen. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The node and all within it. */
export function nodesOf(node: TextNode): TextNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

export function lineOf({ position }: TextNode): number {
  return position?.start.line ?? 1;
}

/** Braces that hold remarks and nothing else, as far as the build is concerned. */
export function isRemark({ type, value = "" }: TextNode): boolean {
  return (
    /^mdx(?:Flow|Text)Expression$/.test(type) && /^\s*(?:\/\*(?:(?!\*\/)[^])*\*\/\s*)+$/.test(value)
  );
}

/** Whether it shows a letter, a digit or a sign that stands for a word, like an emoji. */
export function hasWords(node: TextNode): boolean {
  return nodesOf(node).some(
    (inner) =>
      !isRemark(inner) && /[\p{L}\p{N}\p{S}]/u.test((inner.value ?? "").replace(INVISIBLE, "")),
  );
}

export function textOf(node: TextNode): string {
  return nodesOf(node)
    .map(({ value = "" }) => value)
    .join("");
}
