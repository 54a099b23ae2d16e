import { isColumn, nearestPlace, shifts, type Box } from "./places.ts";

/**
 * A thing lifted out of its list. It and those that make way for it are only drawn elsewhere, so
 * that the list stays as it is, with its focus and its pointer, until the thing is put down.
 */
export interface Lifted {
  readonly from: number;
  /** Where it would come down. */
  at: number;
  /** Goes to a place. */
  step: (to: number) => void;
  /** Goes with a pointer that is so many pixels away from where it took the thing. */
  follow: (x: number, y: number) => void;
  /** Draws all where they are. */
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
