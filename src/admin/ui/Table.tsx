import type { ReactNode, Ref } from "react";
import { SortHead, type Sorting } from "./SortHead.tsx";

interface Column {
  label: string;
  /** It holds numbers. */
  numbers?: boolean;
  /** It can sort the list. */
  sorting?: Sorting | undefined;
}

interface Props {
  columns: readonly (string | Column)[];
  /**
   * For long lists: fixed column widths (`long-table.css`), so that the browser lays out each row
   * on its own.
   */
  long?: "services" | "projects" | "questions" | "newsletter";
  /** The hidden label of the last column. */
  actions: string;
  /** Before the name of the first column. */
  lead?: ReactNode;
  bodyRef?: Ref<HTMLTableSectionElement>;
  /** The rows. */
  children: ReactNode;
}

/** A table that turns its rows into cards where it is narrow; `data-label` names their cells. */
export function Table({ columns, long, actions, lead, bodyRef, children }: Props) {
  return (
    <table className={long ? `table table--long table--${long}` : "table"}>
      <thead>
        <tr>
          {columns.map((column, index) => {
            const { label, numbers, sorting }: Column =
              typeof column === "string" ? { label: column } : column;
            const name = sorting ? <SortHead label={label} sorting={sorting} /> : label;
            return (
              <th
                key={label}
                scope="col"
                className={numbers ? "num" : undefined}
                aria-sort={sorting?.direction}
              >
                {index === 0 && lead ? (
                  <span className="cell-lead">
                    {lead}
                    {name}
                  </span>
                ) : (
                  name
                )}
              </th>
            );
          })}
          <th scope="col">
            <span className="visually-hidden">{actions}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={bodyRef}>{children}</tbody>
    </table>
  );
}
