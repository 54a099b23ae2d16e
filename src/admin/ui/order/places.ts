/** Positions of items during a drag, in CSS pixels of the page. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The index of the box whose center is nearest to a point. */
export function nearestPlace(boxes: readonly Box[], x: number, y: number): number {
  const far = boxes.map(({ left, top, width, height }) =>
    Math.hypot(left + width / 2 - x, top + height / 2 - y),
  );
  return far.indexOf(Math.min(...far));
}

/** Whether the boxes form a column. */
export function isColumn(boxes: readonly Box[]): boolean {
  return boxes.every(({ left }) => Math.abs(left - (boxes[0]?.left ?? 0)) < 1);
}

/**
 * The shift of each box when `from` moves to `to`. In a column boxes keep their heights and gaps;
 * in a grid each takes the next place.
 */
export function shifts(
  boxes: readonly Box[],
  from: number,
  to: number,
): { x: number; y: number }[] {
  const order = moved(
    boxes.map((_, index) => index),
    from,
    to,
  );
  const [first] = boxes;
  const below = isColumn(boxes);
  const gap = boxes.length > 1 && first && boxes[1] ? boxes[1].top - first.top - first.height : 0;
  const result = boxes.map(() => ({ x: 0, y: 0 }));
  let top = first?.top ?? 0;
  order.forEach((index, place) => {
    const [box, target] = [boxes[index], boxes[place]];
    if (!box || !target) return;
    result[index] = below
      ? { x: 0, y: top - box.top }
      : { x: target.left - box.left, y: target.top - box.top };
    top += box.height + gap;
  });
  return result;
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
