/**
 * The selection after a box was set: that row, or, with `from`, every row between the two in the
 * order in which they are shown.
 * What is not shown stays as it is.
 */
export function toggled(
  selected: ReadonlySet<string>,
  shown: readonly string[],
  id: string,
  on: boolean,
  from?: string,
): Set<string> {
  const next = new Set(selected);
  const [start, end] = [shown.indexOf(from ?? id), shown.indexOf(id)].toSorted((a, b) => a - b);
  const ids =
    start === undefined || end === undefined || start < 0 ? [id] : shown.slice(start, end + 1);
  for (const each of ids)
    if (on) next.add(each);
    else next.delete(each);
  return next;
}
