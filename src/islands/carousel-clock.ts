import Autoplay from "embla-carousel-autoplay";
import type { Embla } from "./use-carousel.ts";

/**
 * The clock of a carousel: a plugin of Embla, and what lets it run or stand. A slide stands for
 * `delay` milliseconds from every change; the first one has stood since the page came (`turn.ts`).
 */
export function carouselClock(delay: number) {
  let stands: number[] = [];
  const plugin = Autoplay({
    playOnInit: false,
    delay: (snaps, embla) => {
      stands = snaps.map(() => delay);
      const island = embla.rootNode().closest<HTMLElement>("[data-due]");
      if (island) {
        stands[embla.selectedScrollSnap()] = Number(island.dataset.due) - performance.now();
        delete island.dataset.due;
      }
      return stands;
    },
  });
  const wind = (embla: Embla, runs: boolean) => {
    // It came alive too late for its turn.
    if (Number(stands[embla.selectedScrollSnap()]) <= 0) embla.scrollNext();
    if (runs) plugin.play();
    else plugin.stop();
    stands.fill(delay);
  };
  return { plugin, wind };
}
