import type { ReactNode, Ref } from "react";

interface Props {
  /** Column names, and whether they hold numbers. */
  columns: readonly (string | { label: string; numbers: true })[];
  /**
   * For long lists: fixed column widths (`long-table.css`), so that the browser lays out each row
   * on its own.
   */
  long?: "services" | "projects" | "newsletter";
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
