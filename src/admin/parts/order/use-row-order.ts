/** Moving rows of a list by pointer, touch and keys. `onOrder` gets the ids in their new order once a row is put down elsewhere. */
import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { t } from "../../i18n/i18n.ts";
import { useStable } from "../use-stable.ts";
import { lift, type Lifted } from "./lift.ts";

/** Pixels that a pointer moves before a press is a drag, and of the zone at the window's edges in which the page scrolls. */
const SLACK = 4;
const EDGE = 96;

interface Options<Item> {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  onOrder: (ids: string[]) => void;
}

/** What the grip of a row needs. */
export interface GripProps {
  onPointerDown: (event: PointerEvent<HTMLButtonElement>, id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onClick: (grip: HTMLButtonElement, id: string) => void;
  onBlur: () => void;
}

export function useRowOrder<Item extends { _id: string }>({ items, nameOf, onOrder }: Options<Item>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const lifted = useRef<Lifted>(undefined);
  /** The grip that keeps the focus when its row comes to stand elsewhere. */
  const grip = useRef<HTMLButtonElement>(undefined);
  const dragged = useRef(false);
  /** Put down, and not yet drawn at its new place. */
  const landing = useRef(false);
  /** The row that is lifted, out of the list as it was then. */
  const [taken, setTaken] = useState<{ id: string; items: readonly Item[] }>();
  const [news, setNews] = useState("");

  // The list is drawn anew: what was lifted is where it belongs now.
  useLayoutEffect(() => {
    lifted.current?.settle();
    lifted.current = undefined;
    landing.current = false;
    grip.current?.focus({ preventScroll: true });
    grip.current = undefined;
  }, [items]);

  const nameAt = (index: number) => {
    const item = items[index];
    return item ? nameOf(item) : "";
  };
  const take = (button: HTMLButtonElement, id: string) => {
    const from = items.findIndex(({ _id }) => _id === id);
    if (!body.current || from < 0) return;
    lifted.current = lift(body.current, from);
    grip.current = button;
    setTaken({ id, items });
    setNews(t("order.taken", { name: nameAt(from), place: from + 1, total: items.length }));
  };
  const putBack = () => {
    if (!lifted.current) return;
    const { from } = lifted.current;
    lifted.current.settle();
    lifted.current = undefined;
    grip.current = undefined;
    setTaken(undefined);
    setNews(t("order.back", { name: nameAt(from), place: from + 1 }));
  };
  const putDown = () => {
    if (!lifted.current || landing.current) return;
    const { from, at } = lifted.current;
    if (from === at) {
      putBack();
      return;
    }
    const ids = items.map(({ _id }) => _id);
    ids.splice(at, 0, ...ids.splice(from, 1));
    landing.current = true;
    setTaken(undefined);
    setNews(t("order.put", { name: nameAt(from), place: at + 1, total: items.length }));
    onOrder(ids);
  };
  const step = (to: number) => {
    if (!lifted.current) return;
    lifted.current.step(to);
    grip.current?.scrollIntoView({ block: "nearest" });
    setNews(t("order.at", { name: nameAt(lifted.current.from), place: lifted.current.at + 1, total: items.length }));
  };

  const onPointerDown = useStable((event: PointerEvent<HTMLButtonElement>, id: string) => {
    if (event.button !== 0 || lifted.current) return;
    const button = event.currentTarget;
    const start = event.clientY + scrollY;
    let pointer = event.clientY;
    let frame = 0;
    dragged.current = false;
    button.setPointerCapture(event.pointerId);
    const follow = () => {
      const pull = pointer < EDGE ? pointer - EDGE : Math.max(0, pointer - innerHeight + EDGE);
      if (pull !== 0) scrollBy(0, pull / 5);
      lifted.current?.follow(pointer + scrollY - start);
      frame = requestAnimationFrame(follow);
    };
    const move = ({ clientY }: globalThis.PointerEvent) => {
      pointer = clientY;
      if (lifted.current || Math.abs(clientY + scrollY - start) < SLACK) return;
      dragged.current = true;
      take(button, id);
      follow();
    };
    const end = ({ type }: Event) => {
      cancelAnimationFrame(frame);
      listening.abort();
      if (!dragged.current) return;
      if (type === "pointerup") putDown();
      else putBack();
    };
    const listening = new AbortController();
    const { signal } = listening;
    button.addEventListener("pointermove", move, { signal });
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) button.addEventListener(name, end, { signal });
  });

  const onKeyDown = useStable((event: KeyboardEvent<HTMLButtonElement>) => {
    if (!lifted.current || landing.current) return;
    const { at } = lifted.current;
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: items.length - 1 }[event.key];
    if (to !== undefined) step(to);
    else if (event.key === "Escape") putBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  /** A press of Space or Enter, or a tap: takes the row, or puts it down. What ends a drag is none. */
  const onClick = useStable((button: HTMLButtonElement, id: string) => {
    if (dragged.current) dragged.current = false;
    else if (lifted.current) putDown();
    else take(button, id);
  });
  const onBlur = useStable(() => {
    // A row on its way to its place may lose the focus; that is no leaving.
    if (!landing.current && !dragged.current) putBack();
  });

  const handlers = useMemo<GripProps>(() => ({ onPointerDown, onKeyDown, onClick, onBlur }), [onPointerDown, onKeyDown, onClick, onBlur]);
  return { body, taken: taken?.items === items ? taken.id : undefined, news, grip: handlers };
}
