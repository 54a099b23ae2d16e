import type { ReactNode } from "react";
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import type { TextKey } from "#admin/i18n/i18n.ts";
import type { Direction } from "#admin/ui/SortHead.tsx";
import type { RowEdit } from "./use-row-edit.ts";

/** The content of a row, per kind. */
export interface RowView<K extends Kind> {
  kind: K;
  nameOf: (record: RecordOf<K>) => string;
  /** Above the column of the names. */
  nameLabel: TextKey;
  /** The sort of the column of the names. */
  nameSort: string;
  /** Beside the name. */
  marks?: (record: RecordOf<K>) => ReactNode;
  /** Below the name. */
  detail: (record: RecordOf<K>) => string;
  cells: readonly {
    label: TextKey;
    look?: "day" | "num" | "cell-break";
    /** Its sort, and which end of it comes first. */
    sort?: string;
    first?: Direction;
    show: (record: RecordOf<K>, edit: RowEdit<K>) => ReactNode;
  }[];
  /** Before the actions of a row. */
  action?: (record: RecordOf<K>, edit: RowEdit<K>) => ReactNode;
}
