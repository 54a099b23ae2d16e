/** What the parser says of a text that it cannot read, in words for its author. */
import type { Source } from "./source.ts";
import type { Said } from "./text-nodes.ts";

/** Elements that hold nothing, and those that hold whole paragraphs. */
const EMPTY = /^<(br|hr|wbr|img)\b/i;
const WHOLE = /^<\/?(details|summary|dl|dt|dd)\b/;

export function parserProblem(message: string, { body, bodyLine }: Source): Said {
  const [, line = "1", column = "1", said = message] =
    /^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(message) ?? [];
  const rest = body.split("\n")[Number(line) - 1]?.slice(Number(column) - 1) ?? "";
  // Positions in the sentence count from the text's own first line; its remarks speak of the
  // parser.
  const shifted = said
    .replace(/ \(note: .*\)$/s, "")
    .replace(/\((\d+):\d+\)/g, (_whole, at: string) => `(line ${Number(at) + bodyLine - 1})`);
  return { line: Number(line), message: `${shifted.replace(/\.$/, "")}. ${hintFor(rest)}`.trim() };
}

/** @param rest the line from where the parser stopped. */
function hintFor(rest: string): string {
  const word = /^\S{1,24}/.exec(rest)?.[0] ?? "";
  if (rest.startsWith("<!--")) return "A remark is written {/* so */}.";
  if (/^<[a-z][a-z\d+.-]*:|^<\S+@/i.test(rest))
    return "Write [words](https://…), or the address without < and >.";
  if (rest.startsWith("{")) return "Write \\{ for the sign alone.";
  const [, empty] = EMPTY.exec(rest) ?? [];
  if (empty) return `Write <${empty} />.`;
  if (WHOLE.test(rest)) return `Put ${word.replace(/>.*/, ">")} and its end on lines of their own.`;
  return rest.startsWith("<") ? `Write \\${word.replace(/(?<=>).*/, "")} for the words alone.` : "";
}
