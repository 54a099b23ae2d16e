import { SCROLL } from "#domain/page-limits.ts";

/** Lets moving strips run only while at least a tenth of them is in view. The movement itself is CSS. */
export function watchMarquees(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        target.toggleAttribute("data-running", intersectionRatio >= SCROLL.clientsInView);
    },
    { threshold: SCROLL.clientsInView },
  );
  for (const strip of document.querySelectorAll(".marquee")) observer.observe(strip);
}
