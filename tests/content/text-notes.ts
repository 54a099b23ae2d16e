/** Footnotes and addresses that are named in one place of a text and written in another. */
import { mdxToMdast } from "satteri";
import { lineOf, nodesOf, type Said, type TextNode } from "./text-nodes.ts";

/** A reference to what is written nowhere stays as it was typed. */
export function referenceProblem({ value = "" }: TextNode): Omit<Said, "line"> | undefined {
  const [note] = /\[\^[^\]\n]+\]/.exec(value) ?? [];
  if (note)
    return {
      message: `The note ${note} is written nowhere, or its name has a space. Add a paragraph '${note.replace(/\s+/g, "-")}: …'.`,
    };
  const [, name] = /\]\[([^\]\n]+)\]/.exec(value) ?? [];
  return name
    ? { message: `The address [${name}] is written nowhere. Add a line '[${name}]: https://…'.` }
    : undefined;
}

/** Notes that nothing in the text leads to: no page shows them. */
export function noteProblems(body: string): Said[] {
  const nodes = nodesOf(mdxToMdast(body) as unknown as TextNode);
  const used = new Set(
    nodes.flatMap(({ type, identifier }) => (type === "footnoteReference" ? [identifier] : [])),
  );
  return nodes
    .filter(({ type, identifier }) => type === "footnoteDefinition" && !used.has(identifier))
    .map((node) => ({
      line: lineOf(node),
      message: `Nothing in the text leads to the note [^${node.identifier}], so it is not shown.`,
    }));
}
