import type { ClientDirective } from "astro";
import { wakeOnTouch } from "./wake.ts";

/**
 * How far below the window an island is alive already, so that it is by the time it comes into
 * sight.
 */
const AHEAD = "200px";

/**
 * `client:touch`: at the first touch of the island, or of the elements of the page that its value,
 * a selector, names. With `near` as its value also when the island comes near the window; with a
 * media query there only while that holds, with `false` never. One directive for both, because a
 * page holds the code of each directive by itself.
 */
const touch: ClientDirective = (load, { value }, element) => {
  if (typeof value === "string") {
    wakeOnTouch(load, document, value);
    return;
  }
  const { near } = value as { near?: string | boolean };
  if (near === undefined) {
    wakeOnTouch(load, element);
    return;
  }
  if (!near) return;
  const where = matchMedia(near === true ? "all" : near);
  const start = () => {
    if (!where.matches) return;
    where.removeEventListener("change", start);
    const wake = wakeOnTouch(load, element);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: AHEAD },
    );
    // The island has no box of its own.
    for (const child of element.children) observer.observe(child);
  };
  where.addEventListener("change", start);
  start();
};

export default touch;
