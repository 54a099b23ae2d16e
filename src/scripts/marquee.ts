import { SCROLL } from "#domain/page-limits.ts";

/**
 * Gives moving strips the second list that their loop needs, and lets them run only while at least a tenth of them is in view. The movement
 * itself is CSS.
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
    const double = strip.firstElementChild?.cloneNode(true) as HTMLElement;
    double.ariaHidden = "true";
    strip.append(double);
    observer.observe(strip);
  }
}
