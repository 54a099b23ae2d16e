/**
 * The text under a front matter: what the parser refuses, and what it takes though a page or a feed
 * could not show it.
 */
import { dirname } from "node:path";
import { mdxToHast, mdxToJs } from "satteri";
import { headingIdMaker } from "#site/markdown/anchors.ts";
import { unknownFact } from "./facts.ts";
import { oncePerSource, type Problem, type Source } from "./source.ts";
import { elementProblem } from "./text-elements.ts";
import { headingProblem, HEADINGS } from "./text-headings.ts";
import { anchorProblem, brokenLinkProblem, linkProblem, pictureProblem } from "./text-links.ts";
import { isRemark, lineOf, nodesOf, type Said, type TextNode, textOf } from "./text-nodes.ts";
import { noteProblems, referenceProblem } from "./text-notes.ts";
import { parserProblem } from "./text-parser.ts";

type Found = Omit<Problem, "file">;

/** @param isShown whether pages of this kind show a text. */
export function checkText(source: Source, isShown: boolean): Found[] {
  const { body, bodyLine } = source;
  const say = ({ line, ...said }: Said): Found => ({
    line: line + bodyLine - 1,
    field: "text",
    ...said,
  });
  if (body.trim() === "")
    return isShown
      ? [say({ line: 1, message: "Is missing: the page's text goes under the front matter." })]
      : [];
  const first = body.slice(0, body.search(/\S/)).split("\n").length;
  if (!isShown)
    return [say({ line: first, message: "Is not shown: this page is made of its fields only." })];
  try {
    mdxToJs(body);
  } catch (error) {
    return [say(parserProblem((error as Error).message, source))];
  }
  return textProblems(body, dirname(source.file)).map(say);
}

/** The addresses that a text leads to; none of one that cannot be read. */
export const linksIn = oncePerSource(
  ({ source: { body, bodyLine } }: { source: Source }): { line: number; href: string }[] => {
    try {
      return nodesOf(mdxToHast(body)).flatMap((node) =>
        node.tagName === "a"
          ? [{ line: lineOf(node) + bodyLine - 1, href: String(node.properties?.["href"] ?? "") }]
          : [],
      );
    } catch {
      return [];
    }
  },
);

function textProblems(body: string, folder: string): Said[] {
  const root: TextNode = mdxToHast(body);
  const nodes = nodesOf(root);
  const idOf = headingIdMaker();
  const ids = nodes.flatMap((node) =>
    HEADINGS.includes(node.tagName ?? "") && !node.properties?.["id"] ? [idOf(textOf(node))] : [],
  );
  const inCode = new Set(nodes.flatMap((node) => (node.tagName === "code" ? nodesOf(node) : [])));

  const found = nodes.flatMap((node): Said[] => {
    const say = (said: Omit<Said, "line"> | undefined) =>
      said ? [{ line: lineOf(node), ...said }] : [];
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
      return say(elementProblem(node));
    if (node.type === "mdxjsEsm")
      return say({
        message: `Begins with '${firstWord(node)}', which the build takes for a program. Begin with another word.`,
      });
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression")
      return say(expressionProblem(node));
    if (node.type === "text" && !inCode.has(node))
      return say(referenceProblem(node) ?? brokenLinkProblem(node, body));
    if (HEADINGS.includes(node.tagName ?? "")) return say(headingProblem(node));
    switch (node.tagName) {
      case "a":
        return say(linkProblem(node) ?? anchorProblem(node, ids));
      case "img":
        return say(pictureProblem(node, folder));
      default:
        return [];
    }
  });
  return [...found, ...indented(root), ...noteProblems(body)];
}

/** Markdown makes code of lines that begin with four spaces; MDX does not. */
function indented({ children = [] }: TextNode): Said[] {
  return children
    .filter(({ tagName, position }) => tagName === "p" && (position?.start.column ?? 1) > 4)
    .map((node) => ({
      line: lineOf(node),
      message:
        "Begins with four spaces, which make no code here. Put code between two lines of ```.",
    }));
}

/** Braces hold a remark, or the name of a fact. */
function expressionProblem(node: TextNode): Omit<Said, "line"> | undefined {
  if (isRemark(node)) return undefined;
  const { value = "" } = node;
  if (/^\w+$/.test(value)) return unknownFact(value);
  return {
    message: `Holds {${value}}, which the build would try to compute. Write \\{${value}} for the words alone.`,
  };
}

function firstWord({ value = "" }: TextNode): string {
  return value.trim().split(/\s/)[0] ?? "";
}
