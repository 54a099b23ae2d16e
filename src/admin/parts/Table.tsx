import type { ReactNode } from "react";

interface Props {
  /** Their names, and which of them hold numbers. */
  columns: readonly (string | { label: string; numbers: true })[];
  /** What the last column holds, for those who do not see it. */
  actions: string;
  /** Its rows. */
  children: ReactNode;
}

/** A table of records; in a narrow place each row is a card (`data-label` names its cells there). */
export function Table({ columns, actions, children }: Props) {
  return (
    <table className="table">
      <thead>
        <tr>
          {columns.map((column) =>
            typeof column === "string" ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              <th key={column.label} scope="col" className="num">
                {column.label}
              </th>
            ),
          )}
          <th scope="col">
            <span className="visually-hidden">{actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
