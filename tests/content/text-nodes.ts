/** The tree of a text, as far as the checks look at it. */
export interface TextNode {
  type: string;
  value?: string;
  /** Of what Markdown makes. */
  tagName?: string;
  properties?: Readonly<Record<string, unknown>>;
  /** Of an element that stands in the text as such; a fragment has none. */
  name?: string | null;
  attributes?: readonly { type: string; name?: string }[];
  /** Of a footnote. */
  identifier?: string;
  position?: { start: { line: number; column: number } } | undefined;
  children?: readonly TextNode[];
}

/** What is wrong; lines count from the first of the text. */
export interface Said {
  line: number;
  message: string;
  suggestion?: string | undefined;
}

/** The node and all within it. */
export function nodesOf(node: TextNode): TextNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

export function lineOf({ position }: TextNode): number {
  return position?.start.line ?? 1;
}

export function textOf(node: TextNode): string {
  return nodesOf(node)
    .map(({ value = "" }) => value)
    .join("");
}
