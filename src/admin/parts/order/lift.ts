/**
 * A row lifted out of its list. It and those that make way for it are only drawn elsewhere, so that the list stays as it is,
 * with its focus and its pointer, until the row is put down.
 */
export interface Lifted {
  readonly from: number;
  /** Where it would come down. */
  at: number;
  /** Goes to a place. */
  step: (to: number) => void;
  /** Goes with a pointer that is so many pixels below where it took the row. */
  follow: (distance: number) => void;
  /** Draws all rows where they are. */
  settle: () => void;
}

export function lift(body: HTMLElement, from: number): Lifted {
  const rows = Array.from(body.children) as HTMLElement[];
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const [row, own] = [rows[from], boxes[from]];
  if (!row || !own) throw new RangeError("There is no such row.");
  body.dataset["ordering"] = "";
  row.dataset["lifted"] = "";

  const middle = (index: number) => {
    const box = boxes[index];
    return box ? box.top + box.height / 2 : undefined;
  };
  const makeWay = (to: number) => {
    const [first, last] = [Math.min(from, to, lifted.at), Math.max(from, to, lifted.at)];
    for (let index = first; index <= last; index++) {
      const shift = index > from && index <= to ? -own.height : index < from && index >= to ? own.height : 0;
      if (index !== from) rows[index]?.style.setProperty("translate", shift === 0 ? "" : `0 ${shift}px`);
    }
    lifted.at = to;
  };
  const lifted: Lifted = {
    from,
    at: from,
    step(to) {
      makeWay(Math.max(0, Math.min(rows.length - 1, to)));
      const passed = lifted.at > from ? boxes.slice(from + 1, lifted.at + 1) : boxes.slice(lifted.at, from);
      const way = passed.reduce((sum, { height }) => sum + height, 0);
      row.style.translate = `0 ${lifted.at < from ? -way : way}px`;
    },
    follow(distance) {
      row.style.translate = `0 ${distance}px`;
      const [top, bottom] = [own.top + distance, own.bottom + distance];
      let to = from;
      while (bottom > (middle(to + 1) ?? Infinity)) to += 1;
      if (to === from) while (top < (middle(to - 1) ?? -Infinity)) to -= 1;
      if (to !== lifted.at) makeWay(to);
    },
    settle() {
      delete body.dataset["ordering"];
      delete row.dataset["lifted"];
      for (const each of rows) each.style.removeProperty("translate");
    },
  };
  return lifted;
}
