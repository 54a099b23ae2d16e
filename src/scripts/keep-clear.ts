/**
 * Keeps what floats over the page off it. At rest the floating buttons at the lower right take the
 * lowest free places of their column in the lower half of the window, off text and controls,
 * stacked; without a free place, and while the reader scrolls down, they leave the window (`--up`).
 * The bar of phones leaves while the reader scrolls down and rests in mid-page, and where a control
 * is, unless it shows a receipt. The keyboard brings all back (`styles/floating.css`,
 * `components/QuickBar.astro`).
 */
import { SCROLL } from "#domain/page-limits.ts";

const GAP = 8;
const CONTROLS = "a,button,input,textarea,select,label,summary,iframe";

export function keepClear(): void {
  /** The last one in the document is the lowest. */
  const floating = [...document.querySelectorAll<HTMLElement>(".floating")].reverse();
  const bar = document.querySelector<HTMLElement>(".ask-bar");
  let last = scrollY;
  let down = false;
  let rest = 0;

  const move = ({ style }: HTMLElement, up: string) => {
    // Setting a style costs work even when nothing changes.
    if (style.getPropertyValue("--up") !== up) style.setProperty("--up", up);
  };
  const leave = (one: HTMLElement) => move(one, "-9rem");
  const settle = () => {
    if (floating.some((one) => one.matches("[open]"))) return;
    // Only on phones it has a box, and the chat in it.
    const height = bar?.offsetHeight ?? 0;
    const free = height ? floating.filter((one) => !bar?.contains(one)) : floating;
    if (height) {
      const end = document.documentElement.scrollHeight - 1.5 * innerHeight;
      const under = new DOMRect(0, innerHeight - height, innerWidth, height);
      const covers =
        !bar?.querySelector(".request-sent") &&
        takenIn(under, false).some((box) => meet(box, under));
      bar?.toggleAttribute("data-away", (down && scrollY < end) || covers);
    }
    if (free.length === 0) return;
    const left = Math.min(...free.map(({ offsetLeft }) => offsetLeft)) - GAP;
    const taken = takenIn(new DOMRect(left, 0, innerWidth - left, innerHeight));
    let least = height && height + GAP;
    for (const one of free) {
      const up = roomFor(one, least, taken);
      if (up === undefined) leave(one);
      else move(one, `${up}px`);
      // When one has no place, those above it have none.
      least = (up ?? Infinity) + one.offsetHeight + GAP;
    }
  };
  const soon = () => {
    clearTimeout(rest);
    rest = window.setTimeout(settle, SCROLL.rest);
  };

  // The observer also reports the first size.
  new ResizeObserver(soon).observe(document.body);
  addEventListener("resize", soon);
  addEventListener("click", soon);
  // Animated from the first scroll on.
  const settled = () => {
    for (const one of floating) one.dataset.settled = "";
  };
  addEventListener("scroll", settled, { once: true, passive: true });
  addEventListener(
    "scroll",
    () => {
      if (scrollY !== last) down = scrollY > last;
      if (down) for (const one of floating) if (!one.matches("[open]")) leave(one);
      bar?.toggleAttribute("data-away", down);
      last = scrollY;
      soon();
    },
    { passive: true },
  );
}

/** The smallest offset, from `least` up, at which no `taken` box lies under the button. */
function roomFor(one: HTMLElement, least: number, taken: readonly DOMRect[]): number | undefined {
  const { offsetLeft: left, offsetTop: top, offsetHeight: height, offsetWidth: width } = one;
  for (let up = least; up < innerHeight / 2; up += GAP) {
    const place = new DOMRect(left, top - up - GAP, width, height + 2 * GAP);
    if (!taken.some((box) => meet(box, place))) return up;
  }
  return undefined;
}

/**
 * The boxes of controls, and of text if `words` count, in a part of the window. Walks down from the
 * outer boxes and skips those elsewhere: hit tests at each point take ten times as long.
 */
function takenIn(part: DOMRect, words = true): DOMRect[] {
  const range = document.createRange();
  const within = (element: Element): DOMRect[] =>
    [...element.childNodes].flatMap((node) => {
      if (node instanceof Text) {
        if (!words || !node.data.trim()) return [];
        range.selectNode(node);
        return [...range.getClientRects()].filter((box) => meet(box, part));
      }
      if (
        !(node instanceof Element) ||
        node.matches(".floating, .ask-bar, .visually-hidden, script, style")
      )
        return [];
      const box = node.getBoundingClientRect();
      // An element without a box of its own, like an island, can have children with one.
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
