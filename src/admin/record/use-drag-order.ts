/** Putting things in order by a grip: dragged by mouse, pen or finger, or moved by arrow keys while the grip has the focus. */
import { useCallback, useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from "react";
import { isColumn, nearestPlace, shifts, type Box } from "./drag-order.ts";

interface Options {
  /** The element whose children are put in order; the first `count` of them. */
  list: RefObject<HTMLElement | null>;
  count: number;
  move: (from: number, to: number) => void;
}

export interface GripHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Drag {
  from: number;
  to: number;
  items: HTMLElement[];
  boxes: Box[];
  x: number;
  y: number;
  scrolled: number;
}

/** How near to the edge of the window the page starts to scroll, once the pointer has moved so far, and how fast: pixels a frame. */
const EDGE = { within: 90, moved: 4, speed: 12 };
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * Gives the handlers of the grip of each item, by its number; the function is the same for good. While one drags nothing is
 * drawn anew: the items are only shifted.
 */
export function useDragOrder(options: Options): (index: number) => GripHandlers {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const dragging = useRef(false);
  return useCallback(
    (index) => ({
      onPointerDown: (event) => {
        const { list, count } = latest.current;
        if (event.button !== 0 || dragging.current || !list.current) return;
        dragging.current = true;
        const items = [...list.current.children].slice(0, count) as HTMLElement[];
        follow(event.currentTarget, event, items, index, (to) => {
          dragging.current = false;
          if (to !== index) latest.current.move(index, to);
        });
      },
      onKeyDown: (event) => {
        const { count, move } = latest.current;
        const step = STEPS[event.key];
        const ends: Record<string, number> = { Home: 0, End: count - 1 };
        const to = step === undefined ? ends[event.key] : index + step;
        if (to === undefined) return;
        event.preventDefault();
        if (to !== index && to >= 0 && to < count) move(index, to);
      },
    }),
    [],
  );
}

/** From pressing the grip until it is let go; `done` gets the new place, or the old one when the drag was given up. */
function follow(
  grip: HTMLElement,
  { pointerId, clientX, clientY }: PointerEvent,
  items: HTMLElement[],
  from: number,
  done: (to: number) => void,
): void {
  const boxes = items.map((item) => {
    const { left, top, width, height } = item.getBoundingClientRect();
    return { left, top: top + scrollY, width, height };
  });
  const drag: Drag = { from, to: from, items, boxes, x: clientX, y: clientY, scrolled: scrollY };
  let [x, y] = [clientX, clientY];
  const finished = new AbortController();
  const { signal } = finished;
  let frame = requestAnimationFrame(function step() {
    const toEdge = Math.min(y, innerHeight - y);
    if (toEdge < EDGE.within && Math.hypot(x - drag.x, y - drag.y) > EDGE.moved)
      scrollBy(0, y < innerHeight / 2 ? -EDGE.speed : EDGE.speed);
    show(drag, x, y);
    frame = requestAnimationFrame(step);
  });
  const end = (to: number) => {
    finished.abort();
    cancelAnimationFrame(frame);
    for (const item of items) {
      item.style.translate = "";
      delete item.dataset["drag"];
    }
    done(to);
  };
  const giveUp = () => {
    end(from);
  };
  grip.setPointerCapture(pointerId);
  grip.addEventListener(
    "pointermove",
    (event) => {
      [x, y] = [event.clientX, event.clientY];
    },
    { signal },
  );
  grip.addEventListener(
    "pointerup",
    () => {
      show(drag, x, y);
      end(drag.to);
    },
    { signal },
  );
  grip.addEventListener("pointercancel", giveUp, { signal });
  grip.addEventListener("lostpointercapture", giveUp, { signal });
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      giveUp();
    },
    { signal, capture: true },
  );
}

function show(state: Drag, x: number, y: number): void {
  const { from, items, boxes } = state;
  const own = boxes[from];
  if (!own) return;
  const by = { x: isColumn(boxes) ? 0 : x - state.x, y: y - state.y + scrollY - state.scrolled };
  state.to = nearestPlace(boxes, own.left + own.width / 2 + by.x, own.top + own.height / 2 + by.y);
  shifts(boxes, from, state.to).forEach((shift, index) => {
    const item = items[index];
    if (!item) return;
    const place = index === from ? by : shift;
    item.dataset["drag"] = index === from ? "self" : "other";
    item.style.translate = `${place.x}px ${place.y}px`;
  });
}
