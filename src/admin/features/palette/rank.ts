import { plain } from "#admin/lib/list-filter.ts";

/**
 * How well a label with its note fits what was typed, the best 0: the label begins with it, one of
 * its words does, it contains it, or every word that was typed stands somewhere. `undefined` when
 * it does not fit.
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

/** What fits, the best first; what fits equally well stays in its order. */
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
