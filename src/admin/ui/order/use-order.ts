/** Reordering a list by its grips: with mouse, pen, finger and keys. */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { t } from "#admin/i18n/i18n.ts";
import { useEventCallback } from "#admin/lib/use-event-callback.ts";
import { followPointer } from "./follow-pointer.ts";
import { lift, type Lifted } from "./lift.ts";

interface Options<Item> {
  items: readonly Item[];
  /** The name of an item, for the start of a sentence. */
  nameAt: (index: number) => string;
  onMove: (from: number, to: number) => void;
}

/** The handlers of all grips, with a stable identity. */
export interface GripHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onBlur: () => void;
}

/**
 * `list` is the ref of the element whose first children are the items; the last ones may not be
 * rendered yet. `taken` is the index of the lifted item, `news` the announcement.
 */
export function useOrder<Item, List extends HTMLElement>({ items, nameAt, onMove }: Options<Item>) {
  const list = useRef<List>(null);
  const lifted = useRef<Lifted>(undefined);
  /** The grip of an item that keys had lifted, and by how many places. */
  const held = useRef<{ button: HTMLElement; by: number }>(undefined);
  /** The grip that keeps the focus when its item moves. */
  const grip = useRef<HTMLElement>(undefined);
  const stopFollowing = useRef<() => void>(undefined);
  const dragged = useRef(false);
  /** Dropped, and not yet rendered at its new position. */
  const landing = useRef(false);
  /** The index of the lifted item, and the list at that time. */
  const [taken, setTaken] = useState<{ index: number; items: readonly Item[] }>();
  const [news, setNews] = useState("");

  useEffect(() => () => stopFollowing.current?.(), []);

  const take = useEventCallback((button: HTMLElement) => {
    const drawn = Array.from(list.current?.children ?? []).slice(0, items.length) as HTMLElement[];
    const from = drawn.findIndex((item) => item.contains(button));
    if (!list.current || from < 0) return;
    lifted.current = lift(list.current, drawn, from);
    grip.current = button;
    // Not every browser focuses a pressed button, which the keys need.
    button.focus({ preventScroll: true });
    setTaken({ index: from, items });
    setNews(t("order.taken", { name: nameAt(from), place: from + 1, total: items.length }));
  });
  const putBack = useEventCallback(() => {
    if (!lifted.current) return;
    stopFollowing.current?.();
    const { from } = lifted.current;
    lifted.current.settle();
    lifted.current = undefined;
    grip.current = undefined;
    setTaken(undefined);
    setNews(t("order.back", { name: nameAt(from), place: from + 1 }));
  });
  const putDown = useEventCallback(() => {
    if (!lifted.current || landing.current) return;
    const { from, at } = lifted.current;
    if (from === at) {
      putBack();
      return;
    }
    landing.current = true;
    setTaken(undefined);
    setNews(t("order.put", { name: nameAt(from), place: at + 1, total: items.length }));
    onMove(from, at);
  });
  const step = useEventCallback((to: number) => {
    if (!lifted.current) return;
    lifted.current.step(to);
    grip.current?.scrollIntoView({ block: "nearest" });
    setNews(
      t("order.at", {
        name: nameAt(lifted.current.from),
        place: lifted.current.at + 1,
        total: items.length,
      }),
    );
  });

  // The new order is rendered, or the list came again from the server. A pointer that still drags
  // lifts the item again.
  useLayoutEffect(() => {
    const [before, button] = [lifted.current, grip.current];
    const byKeys = before && button && !landing.current && !dragged.current;
    held.current = byKeys ? { button, by: before.at - before.from } : undefined;
    before?.settle();
    lifted.current = undefined;
    landing.current = false;
    button?.focus({ preventScroll: true });
    grip.current = undefined;
  }, [items]);
  // After keys the item stays lifted, as far from its place as it was.
  useEffect(() => {
    if (!held.current) return;
    const { button, by } = held.current;
    held.current = undefined;
    take(button);
    if (by !== 0) step((lifted.current?.from ?? 0) + by);
  }, [items, take, step]);

  const onPointerDown = useEventCallback((event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || lifted.current) return;
    const button = event.currentTarget;
    dragged.current = false;
    stopFollowing.current = followPointer(button, event, {
      start: () => {
        dragged.current = true;
      },
      move: (x, y) => {
        if (!lifted.current) take(button);
        lifted.current?.follow(x, y);
      },
      end: (letGo) => {
        if (letGo) putDown();
        else putBack();
      },
    });
  });
  const onKeyDown = useEventCallback((event: KeyboardEvent<HTMLElement>) => {
    if (!lifted.current || landing.current) return;
    const { at } = lifted.current;
    const places: Record<string, number> = {
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      Home: 0,
      End: items.length - 1,
    };
    const to = places[event.key];
    if (to !== undefined) step(to);
    else if (event.key === "Escape") putBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  /** Space, Enter or a tap lifts or drops the item. The click that ends a drag is ignored. */
  const onClick = useEventCallback(({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (dragged.current) dragged.current = false;
    else if (lifted.current) putDown();
    else take(currentTarget);
  });
  const onBlur = useEventCallback(() => {
    // A dropped item may lose the focus while it moves.
    if (!landing.current && !dragged.current) putBack();
  });

  const handlers = useMemo<GripHandlers>(
    () => ({ onPointerDown, onKeyDown, onClick, onBlur }),
    [onPointerDown, onKeyDown, onClick, onBlur],
  );
  return { list, taken: taken?.items === items ? taken.index : undefined, news, grip: handlers };
}
