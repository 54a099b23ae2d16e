import { SCROLL, TIMES } from "#domain/page-limits.ts";

const WAITING = "waiting";

/**
 * Fades the parts of each `data-reveal` group in, once, one after the other. Only parts out of view
 * at page load are ever hidden.
 */
export function watchReveals(): void {
  for (const group of document.querySelectorAll("[data-reveal]")) reveal(group);
}

function reveal(group: Element): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) {
        group.setAttribute("data-reveal", WAITING);
        return;
      }
      observer.disconnect();
      if (group.getAttribute("data-reveal") !== WAITING) return;
      group.setAttribute("data-reveal", "");
      if (!still.matches) [...group.children].forEach(fadeIn);
    },
    { threshold: SCROLL.detailsInView, rootMargin: `${SCROLL.detailsMargin}px` },
  );
  observer.observe(group);
}

function fadeIn(part: Element, index: number): void {
  part.animate(
    { opacity: [0, 1], translate: ["0 12px", "0 0"] },
    {
      duration: 420,
      delay: index * TIMES.detailStagger,
      easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
      fill: "backwards",
    },
  );
}
