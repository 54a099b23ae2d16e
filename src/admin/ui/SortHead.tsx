import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";

/** How a column is sorted now; `undefined` while another column or no column sorts the list. */
export type Direction = "ascending" | "descending";

export interface Sorting {
  direction: Direction | undefined;
  onSort: () => void;
}

/** The name of a column as a button that sorts by it. */
export function SortHead({
  label,
  sorting: { direction, onSort },
}: {
  label: string;
  sorting: Sorting;
}) {
  const { t } = useTranslation();
  const Icon =
    direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <button
      className="sort"
      type="button"
      data-on={direction && true}
      title={t("lists.sortBy", { column: label })}
      onClick={onSort}
    >
      {label}
      <Icon size={15} />
    </button>
  );
}
