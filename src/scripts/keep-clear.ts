/**
 * What floats over the page at its lower right corner stays off words and controls. At rest it
 * stands at the lowest free place of its column in the lower half of the window, one above the
 * other; without a free place, and while a reader scrolls down, it is out of the window (`--up`).
 * The keyboard brings it back (`styles/floating.css`).
 */
import { SCROLL } from "#domain/page-limits.ts";

const GAP = 8;
const CONTROLS = "a,button,input,textarea,select,label,summary,iframe";

export function keepClear(): void {
  /** The last in the document stands lowest. */
  const floating = [...document.querySelectorAll<HTMLElement>(".floating")].reverse();
  let last = scrollY;
  let rest = 0;

  const move = ({ style }: HTMLElement, up: string) => {
    // Writing a style costs the page work, also when nothing changes.
    if (style.getPropertyValue("--up") !== up) style.setProperty("--up", up);
  };
  const leave = (one: HTMLElement) => move(one, "-9rem");
  const settle = () => {
    if (floating.some((one) => one.matches("[open]"))) return;
    const left = Math.min(...floating.map(({ offsetLeft }) => offsetLeft)) - GAP;
    const taken = takenIn(new DOMRect(left, 0, innerWidth - left, innerHeight));
    let least = 0;
    for (const one of floating) {
      const up = roomFor(one, least, taken);
      if (up === undefined) leave(one);
      else move(one, `${up}px`);
      // Where one has no room, those above it have none.
      least = (up ?? Infinity) + one.offsetHeight + GAP;
    }
  };
  const soon = () => {
    clearTimeout(rest);
    rest = window.setTimeout(settle, SCROLL.rest);
  };

  // The observer reports the first size, too.
  new ResizeObserver(soon).observe(document.body);
  addEventListener("resize", soon);
  addEventListener("click", soon);
  // From the first scroll on it glides.
  const settled = () => {
    for (const one of floating) one.dataset.settled = "";
  };
  addEventListener("scroll", settled, { once: true, passive: true });
  addEventListener(
    "scroll",
    () => {
      if (scrollY > last) for (const one of floating) if (!one.matches("[open]")) leave(one);
      last = scrollY;
      soon();
    },
    { passive: true },
  );
}

/** How far up, from `least`, none of the `taken` boxes lies under it. */
function roomFor(one: HTMLElement, least: number, taken: readonly DOMRect[]): number | undefined {
  const { offsetLeft: left, offsetTop: top, offsetHeight: height, offsetWidth: width } = one;
  for (let up = least; up < innerHeight / 2; up += GAP) {
    const place = new DOMRect(left, top - up - GAP, width, height + 2 * GAP);
    if (!taken.some((box) => meet(box, place))) return up;
  }
  return undefined;
}

/**
 * The words and controls of the page in a part of the window. It walks down from the outer boxes
 * and skips those that lie elsewhere:
 * hit tests at each point of the part take ten times as long.
 */
function takenIn(part: DOMRect): DOMRect[] {
  const words = document.createRange();
  const within = (element: Element): DOMRect[] =>
    [...element.childNodes].flatMap((node) => {
      if (node instanceof Text) {
        if (!node.data.trim()) return [];
        words.selectNode(node);
        return [...words.getClientRects()].filter((box) => meet(box, part));
      }
      if (!(node instanceof Element) || node.matches(".floating, .visually-hidden, script, style"))
        return [];
      const box = node.getBoundingClientRect();
      // An element without a box of its own, like an island, can have contents with one.
      const hasBox = box.width > 0 || box.height > 0;
      if (hasBox && !(meet(box, part) && node.checkVisibility({ visibilityProperty: true })))
        return [];
      return node.matches(CONTROLS) ? [box] : within(node);
    });
  return within(document.body);
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
