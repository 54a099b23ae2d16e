/** The status of kinds that are active or not: its cell, its filter and its order. */
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import { t } from "#admin/i18n/i18n.ts";
import { ActiveSwitch } from "./RowControls.tsx";
import type { ListView } from "./list-view.ts";

/** The status, switched in the row. */
export function activeCell<K extends Kind>(
  nameOf: (record: RecordOf<K>) => string,
): ListView<K>["cells"][number] {
  return {
    label: "facts.status",
    sort: "status",
    show: (record, edit) => {
      const name = nameOf(record);
      const [on, off] = [t("lists.activated", { name }), t("lists.deactivated", { name })];
      return (
        <ActiveSwitch
          name={name}
          active={record.isActive}
          onChange={(isActive) => {
            edit(
              record,
              { isActive } as Partial<RecordOf<K>>,
              isActive ? { done: on, undone: off } : { done: off, undone: on },
            );
          }}
        />
      );
    },
  };
}

export function activeFilter<K extends Kind>(): ListView<K>["filters"][number] {
  return {
    name: "status",
    label: "facts.status",
    all: "common.all",
    options: ["active", "inactive"],
    inWords: (status) =>
      status === "active" ? t("services.list.filters.active") : t("services.list.filters.inactive"),
    fits: ({ isActive }, status) => isActive === (status === "active"),
  };
}

/** Active ones first. */
export function byActive(a: { isActive: boolean }, b: { isActive: boolean }): number {
  return Number(b.isActive) - Number(a.isActive);
}
