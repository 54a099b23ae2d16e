/** The selected rows. Rows hidden by a filter are never acted on. */
import { useMemo, useRef, useState } from "react";
import { isShortcut } from "#admin/lib/is-shortcut.ts";
import { useEventCallback } from "#admin/lib/use-event-callback.ts";
import { useKeydown } from "#admin/lib/use-keydown.ts";

export interface Selection<Item> {
  /** The visible selected rows, in their order. */
  items: Item[];
  has: (id: string) => boolean;
  state: "none" | "some" | "all";
  /** `through` extends to the row that was set last. */
  toggle: (id: string, on: boolean, through: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
  /** Deselects some rows, such as finished ones. */
  drop: (ids: readonly string[]) => void;
}

export function useSelection<Item extends { _id: string }>(
  shown: readonly Item[],
): Selection<Item> {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const items = useMemo(() => shown.filter(({ _id }) => selected.has(_id)), [shown, selected]);
  const state = items.length === 0 ? "none" : items.length === shown.length ? "all" : "some";
  const clear = useEventCallback(() => {
    setSelected(new Set());
    last.current = undefined;
  });
  const toggle = useEventCallback((id: string, on: boolean, through: boolean) => {
    const ids = shown.map(({ _id }) => _id);
    const from = through ? last.current : undefined;
    setSelected((before) => toggled(before, ids, id, on, from));
    last.current = id;
  });

  useKeydown((event) => {
    if (items.length > 0 && event.key === "Escape" && isShortcut(event)) clear();
  });

  return {
    items,
    has: (id) => selected.has(id),
    state,
    toggle,
    toggleAll: () => {
      setSelected(state === "all" ? new Set() : new Set(shown.map(({ _id }) => _id)));
    },
    clear,
    drop: (ids) => {
      setSelected((before) => new Set([...before].filter((id) => !ids.includes(id))));
    },
  };
}

/**
 * The selection after a checkbox was set: that row, or the visible range starting at `from`. Hidden
 * rows keep their state.
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
