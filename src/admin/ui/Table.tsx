import type { ReactNode, Ref } from "react";

interface Props {
  /** Their names, and which of them hold numbers. */
  columns: readonly (string | { label: string; numbers: true })[];
  /**
   * Of a list without an end: its columns have widths of their own (`long-table.css`), so that each
   * row is laid out by itself.
   */
  long?: "services" | "projects" | "newsletter";
  /** What the last column holds, for those who do not see it. */
  actions: string;
  /** Stands before the name of the first column, as what stands for all rows. */
  lead?: ReactNode;
  bodyRef?: Ref<HTMLTableSectionElement>;
  /** Its rows. */
  children: ReactNode;
}

/**
 * A table of records; in a narrow place each row is a card (`data-label` names its cells there).
 */
export function Table({ columns, long, actions, lead, bodyRef, children }: Props) {
  return (
    <table className={long ? `table table--long table--${long}` : "table"}>
      <thead>
        <tr>
          {columns.map((column, index) => {
            const { label, numbers } =
              typeof column === "string" ? { label: column, numbers: undefined } : column;
            return (
              <th key={label} scope="col" className={numbers && "num"}>
                {index === 0 && lead ? (
                  <span className="cell-lead">
                    {lead}
                    {label}
                  </span>
                ) : (
                  label
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
