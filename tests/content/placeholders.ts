/** Finds words and facts of the starter set that the agency has not replaced yet. */
import type { Problem, Source } from "./source.ts";

const PLACEHOLDER =
  /\[Write: [^\]]*\]|Example (?:Agency|Street|City)|\bService (?:one|two)\b|Exampleland|\bexample\.com\b|\b202 555 01\d\d\b|(?:latitude|longitude): 0$|postalCode: "00000"/;

/** One problem a line. */
export function checkPlaceholders({ text }: Source): Omit<Problem, "file">[] {
  return text.split("\n").flatMap((line, index) => {
    const [found] = PLACEHOLDER.exec(line.replace(/^\s*#.*/, "")) ?? [];
    if (found === undefined) return [];
    return { line: index + 1, field: "", message: `Still says '${found}'. Please write your own.` };
  });
}
