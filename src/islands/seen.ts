import type { ClientDirective } from "astro";
import { wakeOnTouch } from "./wake.ts";

/**
 * How far below the window an island is alive already, so that it is by the time it comes into
 * sight.
 */
const AHEAD = "200px";

/**
 * `client:seen`: when the island comes near the window or is touched; with a media query as its
 * value only while that holds, with `false` never.
 */
const seen: ClientDirective = (load, { value }, element) => {
  if (!value) return;
  const where = matchMedia(typeof value === "string" ? value : "all");
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

export default seen;
