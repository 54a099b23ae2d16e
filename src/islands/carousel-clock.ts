import Autoplay from "embla-carousel-autoplay";
import type { Embla } from "./use-carousel.ts";

/**
 * The timer of a carousel: an Embla plugin, and its start and stop. A slide stays for `delay`
 * milliseconds after every change; for the first one the time runs since page load (`turn.ts`).
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
    // Hydrated after the turn was due.
    if (Number(stands[embla.selectedScrollSnap()]) <= 0) embla.scrollNext();
    if (runs) plugin.play();
    else plugin.stop();
    stands.fill(delay);
  };
  return { plugin, wind };
}
