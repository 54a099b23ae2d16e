import { plain } from "#admin/lib/list-filter.ts";

/**
 * The rank of a label with its note, best first: 0 at the start, 1 at the start of a word, 2
 * inside, 3 all words anywhere. `undefined` without a match.
 */
function rank(label: string, note: string, typed: string): number | undefined {
  const query = plain(typed.trim());
  const name = plain(label);
  if (name.startsWith(query)) return 0;
  const at = name.indexOf(query);
  if (at > 0) return /[\p{L}\p{N}]/u.test(name.charAt(at - 1)) ? 2 : 1;
  const all = `${name} ${plain(note)}`;
  return query.split(/\s+/).every((word) => all.includes(word)) ? 3 : undefined;
}

/** The matches, best first; equal matches keep their order. */
export function rankedMatches<Item extends { label: string; note?: string | undefined }>(
  items: readonly Item[],
  typed: string,
): Item[] {
  return items
    .map((item) => ({ item, place: rank(item.label, item.note ?? "", typed) }))
    .filter((ranked): ranked is { item: Item; place: number } => ranked.place !== undefined)
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
