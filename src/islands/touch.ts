import type { ClientDirective } from "astro";
import { wakeOnTouch } from "./wake.ts";

/**
 * Distance below the window at which an island hydrates, so that it is ready when it becomes
 * visible.
 */
const AHEAD = "200px";

/**
 * `client:touch`: hydrates at the first touch of the island, or of the elements matching its value,
 * a selector. With `near` as its value, also when the island comes near the window: always, while a
 * media query matches, or never with `false`. One directive for both, because a page inlines the
 * code of each directive.
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
    // The island element has no box of its own.
    for (const child of element.children) observer.observe(child);
  };
  where.addEventListener("change", start);
  start();
};

export default touch;
