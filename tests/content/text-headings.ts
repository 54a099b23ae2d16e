/** Headings: the list of contents and the addresses of a page are made of their words. */
import { hasWords, nodesOf, type Said, type TextNode } from "./text-nodes.ts";

export const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];

export function headingProblem(node: TextNode): Omit<Said, "line"> | undefined {
  if (node.tagName === "h1")
    return {
      message:
        "Is a heading of the first level, which is the page's title. Begin it with ## or more.",
    };
  if (!hasWords(node))
    return { message: "Is a heading without words. Write them behind the ##, or leave it out." };
  const hasNote = nodesOf(node).some(
    ({ properties }) => properties?.["dataFootnoteRef"] !== undefined,
  );
  return hasNote
    ? {
        message:
          "Is a heading with a note, whose number the list of contents would show. Put the note into the text.",
      }
    : undefined;
}
