import { type Box, isColumn, nearestPlace, shifts } from "./places.ts";

/**
 * An item lifted from its list. It and its neighbours are only shifted visually, so that the list
 * keeps its focus and pointer until the item is dropped.
 */
export interface Lifted {
  readonly from: number;
  /** Its current target. */
  at: number;
  /** Moves to a position. */
  step: (to: number) => void;
  /** Follows a pointer, by its distance from the start. */
  follow: (x: number, y: number) => void;
  /** Removes all shifts. */
  settle: () => void;
}

export function lift(list: HTMLElement, items: readonly HTMLElement[], from: number): Lifted {
  const boxes = items.map(boxOf);
  const [item, own] = [items[from], boxes[from]];
  if (!item || !own) throw new RangeError("There is no such thing in the list.");
  const column = isColumn(boxes);
  list.dataset["ordering"] = "";
  item.dataset["lifted"] = "";

  const makeWay = (to: number) => {
    const [first, last] = [Math.min(from, to, lifted.at), Math.max(from, to, lifted.at)];
    const places = shifts(boxes, from, to);
    for (let index = first; index <= last; index++)
      if (index !== from) draw(items[index], places[index]);
    lifted.at = to;
    return places[from];
  };
  const lifted: Lifted = {
    from,
    at: from,
    step(to) {
      draw(item, makeWay(Math.max(0, Math.min(items.length - 1, to))));
    },
    follow(x, y) {
      const by = { x: column ? 0 : x, y };
      draw(item, by);
      const to = nearestPlace(
        boxes,
        own.left + own.width / 2 + by.x,
        own.top + own.height / 2 + by.y,
      );
      if (to !== lifted.at) makeWay(to);
    },
    settle() {
      delete list.dataset["ordering"];
      delete item.dataset["lifted"];
      for (const each of items) draw(each);
    },
  };
  return lifted;
}

function draw(item: HTMLElement | undefined, { x, y } = { x: 0, y: 0 }): void {
  if (item) item.style.translate = x === 0 && y === 0 ? "" : `${x}px ${y}px`;
}

function boxOf(item: HTMLElement): Box {
  const { left, top, width, height } = item.getBoundingClientRect();
  return { left, top: top + scrollY, width, height };
}
