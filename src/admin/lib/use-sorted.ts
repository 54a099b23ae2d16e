import { locale } from "#admin/i18n/i18n.ts";
import { useListParams } from "./use-list-params.ts";

/**
 * Sorts a list by the heads of its columns, as the address says; without a choice it keeps its
 * order.
 * @param values the sorted text of each column, by its name in the address
 * @returns the list, and what makes the head of a column a button
 */
export function useSorted<Item, Name extends string>(
  items: readonly Item[],
  values: Readonly<Record<Name, (item: Item) => string>>,
) {
  const params = useListParams();
  const sort = params.get("sort");
  const valueOf = new Map<string, (item: Item) => string>(Object.entries(values)).get(
    sort.replace("-", ""),
  );
  const sorted = valueOf
    ? items.toSorted((a, b) => valueOf(a).localeCompare(valueOf(b), locale(), { numeric: true }))
    : items;
  return {
    sorted: valueOf && sort.startsWith("-") ? sorted.toReversed() : sorted,
    head: (label: string, name: Name) => ({ label, sorting: params.sorter(name) }),
  };
}
