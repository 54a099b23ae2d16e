import { SCROLL } from "#domain/page-limits.ts";

/**
 * Runs moving strips only while at least a tenth of them is in view. The movement is CSS; this adds
 * the copy of the drawings that the loop needs.
 */
export function watchMarquees(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        target.toggleAttribute("data-running", intersectionRatio >= SCROLL.clientsInView);
    },
    { threshold: SCROLL.clientsInView },
  );
  for (const strip of document.querySelectorAll(".marquee")) {
    observer.observe(strip);
    const copy = strip.querySelector(".marquee__list")?.cloneNode(true) as HTMLElement | undefined;
    if (!copy) continue;
    copy.ariaHidden = "true";
    strip.append(copy);
  }
}
