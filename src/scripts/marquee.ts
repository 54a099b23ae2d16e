/** Lets the client logos run only while at least a tenth of the strip is in view. The loop itself is CSS. */
import { SCROLL } from "#domain/limits.ts";

const watch = new IntersectionObserver(
  (entries) => {
    for (const { target, intersectionRatio } of entries) target.toggleAttribute("data-running", intersectionRatio >= SCROLL.clientsInView);
  },
  { threshold: SCROLL.clientsInView },
);
for (const strip of document.querySelectorAll(".marquee")) watch.observe(strip);
