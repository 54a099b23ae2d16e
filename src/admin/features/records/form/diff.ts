/**
 * What has been taken out of a sequence and what was put in, by the longest sequence that both have
 * in common.
 */

export interface Part {
  text: string;
  kind: "same" | "gone" | "new";
}

/**
 * The parts of `before` and `after` in the order in which they read; at a place what is gone comes
 * first.
 */
export function difference(before: readonly string[], after: readonly string[]): Part[] {
  // lengths[i][j]: longest common sequence of before[i…] and after[j…].
  const lengths = Array.from(
    { length: before.length + 1 },
    () => new Uint16Array(after.length + 1),
  );
  const common = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    const row = lengths[i];
    if (!row) continue;
    for (let j = after.length - 1; j >= 0; j--)
      row[j] =
        before[i] === after[j]
          ? common(i + 1, j + 1) + 1
          : Math.max(common(i + 1, j), common(i, j + 1));
  }
  const parts: Part[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const [old, young] = [before[i], after[j]];
    if (old !== undefined && old === young) {
      parts.push({ text: old, kind: "same" });
      i++;
      j++;
    } else if (old !== undefined && (young === undefined || common(i + 1, j) >= common(i, j + 1))) {
      parts.push({ text: old, kind: "gone" });
      i++;
    } else {
      parts.push({ text: young ?? "", kind: "new" });
      j++;
    }
  }
  return parts;
}

/** The same by words, with neighbours of one kind joined. */
export function wordDifference(before: string, after: string): Part[] {
  const joined: Part[] = [];
  for (const part of difference(wordsOf(before), wordsOf(after))) {
    const last = joined.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}

/** Each word with the space that follows it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/gu) ?? [];
}
