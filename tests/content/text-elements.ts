/** Elements that stand in a text as such: those that Markdown has no sign for. */
import { nearest } from "#domain/text/nearest.ts";
import type { Said, TextNode } from "./text-nodes.ts";

/** With the attributes that each may carry. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    "abbr b br cite code dd del dfn dl dt em i ins kbd mark q s samp small strong sub summary sup u var wbr"
      .split(" ")
      .map((name) => [name, []]),
  ),
  details: ["open", "name"],
  time: ["datetime"],
};
const EVERYWHERE = ["lang", "dir", "title"];

/** What the policy refuses, or what would be a form or a player in the middle of a text. */
const BLOCKED = new Set(
  "script style iframe object embed link meta base form input button select textarea video audio svg".split(
    " ",
  ),
);

const IN_MARKDOWN: Readonly<Record<string, string>> = {
  a: "[words](/address)",
  img: "![what is seen](../_images/name.jpg)",
  table: "| a | b |",
  pre: "``` on a line before and after it",
  blockquote: "> words",
  ul: "- words",
  ol: "1. words",
  hr: "---",
  p: "an empty line before and after it",
  h2: "## words",
  h3: "### words",
  h4: "#### words",
  h5: "##### words",
  h6: "###### words",
  figure: '![what is seen](../_images/name.jpg "the caption")',
};

export function elementProblem({
  name,
  attributes = [],
}: TextNode): Omit<Said, "line"> | undefined {
  const tag = name ?? "";
  if (BLOCKED.has(tag))
    return { message: `Holds <${tag}>, which the site's policy does not let run or show.` };
  const markdown = IN_MARKDOWN[tag];
  if (markdown) return { message: `Holds <${tag}>. Write it in Markdown: ${markdown}` };
  const own = Object.hasOwn(ELEMENTS, tag) ? ELEMENTS[tag] : undefined;
  if (!own)
    return {
      message: `Holds <${tag}>, which texts do not know. Write \\<${tag}> for the words alone.`,
      suggestion: nearest(tag, Object.keys(ELEMENTS)),
    };
  const known = [...EVERYWHERE, ...own];
  const strange = attributes.find(
    ({ type, name: key = "" }) => type !== "mdxJsxAttribute" || !known.includes(key),
  );
  const computed = attributes.find(
    ({ value }) => typeof value === "object" && value !== null,
  )?.name;
  if (!strange)
    return computed
      ? {
          message: `Holds <${tag}> with ${computed}={…}, which the build would compute. Write ${computed}="…".`,
        }
      : undefined;
  const key = strange.name ?? "{…}";
  const blocked = /^(?:style|on\w+)$/i.test(key)
    ? "the site's policy blocks it"
    : `it takes only ${known.join(", ")}`;
  return { message: `Holds <${tag}> with ${key}: ${blocked}. Leave ${key} out.` };
}
