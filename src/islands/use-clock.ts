import { useEffect, useState } from "react";
import type { carouselClock } from "./carousel-clock.ts";
import { watchHeld } from "./held.ts";
import type { Embla } from "./use-carousel.ts";

/** Turns a carousel automatically, except while it is held (`held.ts`) or paused by its button. */
export function useClock(
  clock: ReturnType<typeof carouselClock> | undefined,
  embla: Embla | undefined,
  root: HTMLElement | null,
) {
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(true);
  const runs = clock !== undefined && !paused && !held;

  useEffect(() => (root && clock ? watchHeld(root, setHeld) : undefined), [root, clock]);
  useEffect(() => {
    if (!embla || !clock) return;
    const wind = () => clock.wind(embla, runs);
    wind();
    // A swipe and a resize both stop the plugin.
    embla.on("select", clock.plugin.reset).on("pointerUp", wind).on("reInit", wind);
    return () => {
      embla.off("select", clock.plugin.reset).off("pointerUp", wind).off("reInit", wind);
    };
  }, [embla, clock, runs]);

  return { runs, paused, togglePause: () => setPaused(!paused) };
}
