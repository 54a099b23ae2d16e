/**
 * A lint rule: a text that people read is cut by `#domain/text/text.ts`, which splits no emoji and
 * no conjunct; `.slice(0, n)` does. It asks for types, so lists and bytes are none of its business.
 * Nor is what a machine writes in letters and digits of its own: a digest, and a time, which the
 * code calls `createdAt` or the like.
 */
import type { Rule } from "eslint";
import { type Type, TypeFlags } from "typescript";

type Node = Rule.Node;
/** What typescript-eslint's parser adds to a file that it has types of. */
type Types = Partial<{ getTypeAtLocation: (node: unknown) => Type }>;

const CUTS = new Set(["slice", "substring", "substr", "charAt", "at"]);

export const textCuts: Rule.RuleModule = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      cut: "Cut a text that people read with cutText, fitText or initials of #domain/text/text.ts: this may split an emoji.",
    },
  },
  create(context) {
    const { getTypeAtLocation } = context.sourceCode.parserServices as Types;
    if (!getTypeAtLocation)
      throw new Error("The rule text-cuts needs types: see parserOptions.project.");

    const check = (node: Node, cut: Node) => {
      const text = spreadText(cut) ?? cut;
      const type = getTypeAtLocation(text);
      const isText = (type.isUnion() ? type.types : [type]).some(
        ({ flags }) => (flags & TypeFlags.StringLike) !== 0,
      );
      if (isText && !isMachines(text)) context.report({ node, messageId: "cut" });
    };
    return {
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (
          callee.type !== "MemberExpression" ||
          callee.property.type !== "Identifier" ||
          !CUTS.has(callee.property.name)
        )
          return;
        if (given[0]?.type === "Literal" && given[0].value === 0)
          check(node, callee.object as Node);
      },
      "MemberExpression[computed=true][property.value=0]"(node: Node) {
        if (node.type === "MemberExpression") check(node, node.object as Node);
      },
    };
  },
};

/**
 * The text of `Array.from(text)` and `[...text]`: lists of code points, of which an emoji may have
 * several.
 */
function spreadText(list: Node): Node | undefined {
  if (list.type === "ArrayExpression") {
    const [only, ...others] = list.elements;
    return only?.type === "SpreadElement" && others.length === 0
      ? (only.argument as Node)
      : undefined;
  }
  if (list.type !== "CallExpression" || list.arguments.length !== 1) return undefined;
  const { callee, arguments: given } = list;
  const isFrom =
    callee.type === "MemberExpression" &&
    callee.object.type === "Identifier" &&
    callee.object.name === "Array";
  return isFrom && callee.property.type === "Identifier" && callee.property.name === "from"
    ? (given[0] as Node)
    : undefined;
}

function isMachines(text: Node): boolean {
  if (text.type === "CallExpression") {
    const { callee } = text;
    return (
      callee.type === "MemberExpression" &&
      callee.property.type === "Identifier" &&
      /^(?:digest|toISOString)$/.test(callee.property.name)
    );
  }
  const name = text.type === "MemberExpression" ? text.property : text;
  return name.type === "Identifier" && /^at$|At$/.test(name.name);
}
