/**
 * The differences between two texts or lists, in reading order: at each position the old part
 * first.
 */
import { diffArrays } from "diff";

export interface Part {
  text: string;
  kind: "same" | "gone" | "new";
}

/** The differences between two lists, entry by entry. */
export function difference(before: string[], after: string[]): Part[] {
  return changes(before, after).flatMap(({ texts, kind }) => texts.map((text) => ({ text, kind })));
}

/** The differences between two texts, word by word; each word includes the space after it. */
export function wordDifference(before: string, after: string): Part[] {
  return changes(wordsOf(before), wordsOf(after)).map(({ texts, kind }) => ({
    text: texts.join(""),
    kind,
  }));
}

function changes(before: string[], after: string[]): { texts: string[]; kind: Part["kind"] }[] {
  return diffArrays(before, after).map(({ value, added, removed }) => ({
    texts: value,
    kind: added ? "new" : removed ? "gone" : "same",
  }));
}

function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/gu) ?? [];
}
