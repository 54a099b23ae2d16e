/**
 * What floats over the page at its lower right corner stays off words and controls. At rest it stands at the lowest free place of its
 * column in the lower half of the window, one above the other; without a free place, and while a reader scrolls down, it is out of the
 * window (`--up`). The keyboard brings it back (`styles/floating.css`).
 */
import { SCROLL } from "#domain/page-limits.ts";

const ROW = 8;
const CONTROLS = "a,button,input,textarea,select,label,summary,iframe";

export function keepClear(): void {
  /** The last in the document stands lowest. */
  const floating = [...document.querySelectorAll<HTMLElement>(".floating")].reverse();
  let last = scrollY;
  let rest = 0;

  const move = (one: HTMLElement, up?: number) => one.style.setProperty("--up", up === undefined ? "-9rem" : `${up}px`);
  const settle = () => {
    let up: number | undefined = 0;
    for (const one of floating) {
      if (one.matches("[open]")) return;
      up = up === undefined ? up : roomFor(one, up, floating);
      move(one, up);
      if (up !== undefined) up += one.offsetHeight + ROW;
    }
  };
  const soon = () => {
    clearTimeout(rest);
    rest = window.setTimeout(settle, SCROLL.rest);
  };

  settle();
  new ResizeObserver(soon).observe(document.body);
  addEventListener("resize", soon);
  addEventListener("click", soon);
  addEventListener(
    "scroll",
    () => {
      if (scrollY > last) for (const one of floating) if (!one.matches("[open]")) move(one);
      last = scrollY;
      soon();
    },
    { passive: true },
  );
}

/** How far up, from `least`, nothing lies under it. */
function roomFor(one: HTMLElement, least: number, floating: readonly Element[]): number | undefined {
  const { offsetLeft: left, offsetTop: top, offsetHeight: height, offsetWidth: width } = one;
  const bottom = top + height;
  let free = 0;
  for (let up = least; up < innerHeight / 2 || free > 0; up += ROW) {
    free = taken(left - ROW / 2, left + width, bottom + ROW / 2 - up, floating) ? 0 : free + ROW;
    if (free >= height + 2 * ROW) return up + ROW - free;
  }
  return undefined;
}

/** Whether words or controls of the page lie on this row. */
function taken(left: number, right: number, y: number, floating: readonly Element[]): boolean {
  const words = document.createRange();
  const onRow = (node: Node) => {
    words.selectNode(node);
    return [...words.getClientRects()].some((box) => box.left < right && box.right > left && box.top <= y && box.bottom >= y);
  };
  for (let x = left; x < right; x += ROW) {
    for (const element of document.elementsFromPoint(x, y)) {
      if (floating.some((one) => one.contains(element))) continue;
      if (element.closest(CONTROLS) || [...element.childNodes].some((node) => node instanceof Text && onRow(node))) return true;
    }
  }
  return false;
}
