/** A carousel: React holds the selected slide, Embla shows it. */
import Fade from "embla-carousel-fade";
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { WIDTHS } from "#domain/page-limits.ts";
import { carouselClock } from "./carousel-clock.ts";
import {
  announceSlides,
  firstLeft,
  markSlides,
  prepareSlide,
  STACK,
  whenAtRest,
} from "./carousel-slides.ts";
import { useClock } from "./use-clock.ts";

export type Embla = NonNullable<UseEmblaCarouselType[1]>;
type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;

/** In Embla's unit: after 600 ms a picture has fully faded in. */
const FADE = 20;
const STILL = "(prefers-reduced-motion: reduce)";
const WIDE = `(width >= ${WIDTHS.servicesStripBelow}px)`;

const KINDS = {
  pictures: { loop: true, duration: FADE, breakpoints: { [STILL]: { duration: 0 } } },
  cards: {
    containScroll: "keepSnaps",
    breakpoints: { [STILL]: { duration: 0 }, [WIDE]: { active: false } },
  },
  pages: { duration: 0 },
} satisfies Record<string, Options>;

export type Kind = keyof typeof KINDS;

export function useCarousel(kind: Kind, delay: number | undefined) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const strip = useRef<HTMLElement>(null);
  const [startIndex, setStart] = useState(0);
  const [turnedTo, select] = useState<number>();
  const selected = turnedTo ?? 0;
  const [clock] = useState(() => (delay === undefined ? undefined : carouselClock(delay)));
  const [plugins] = useState(() => [
    ...(kind === "pictures" ? [Fade()] : []),
    ...(clock ? [clock.plugin] : []),
  ]);
  const [attachEmbla, embla] = useEmblaCarousel(
    {
      ...KINDS[kind],
      // The cards start inside the padding of a full-width strip.
      align: () => firstLeft(strip.current),
      startIndex,
      container: STACK,
      watchFocus: false,
      // A mouse selects text instead.
      watchDrag: (_embla, { type }) => type === "touchstart",
    },
    plugins,
  );

  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      whenAtRest(element, (shown) => {
        strip.current = element;
        setRoot(element);
        setStart(shown);
        if (shown > 0) select(shown);
        attachEmbla(element);
      });
    },
    [attachEmbla],
  );
  const prepare = useCallback(
    (index: number) => {
      if (root) prepareSlide(root, index);
    },
    [root],
  );

  useEffect(() => {
    if (!embla) return;
    const follow = () => select(embla.selectedScrollSnap());
    // A finger may turn it either way.
    const hold = () => {
      embla.rootNode().toggleAttribute("data-held", true);
      for (const by of [1, -1]) prepare(embla.selectedScrollSnap() + by);
    };
    const letGo = () => embla.rootNode().toggleAttribute("data-held", false);
    embla.on("select", follow).on("pointerDown", hold).on("pointerUp", letGo);
    return () => {
      embla.off("select", follow).off("pointerDown", hold).off("pointerUp", letGo);
    };
  }, [embla, prepare]);
  useEffect(() => {
    if (!embla) return;
    const show = (jump: boolean) => {
      if (embla.selectedScrollSnap() !== selected) embla.scrollTo(selected, jump);
    };
    // Embla loses its position while it is inactive in a wide window.
    const showAgain = () => show(true);
    show(false);
    embla.on("reInit", showAgain);
    return () => {
      embla.off("reInit", showAgain);
    };
  }, [embla, selected]);
  // After the effects that follow Embla, because a turn may be due at once.
  const { runs, ...button } = useClock(clock, embla, root);
  useEffect(() => {
    if (root) markSlides(root, selected);
    if (runs) prepare(selected + 1);
  }, [root, selected, runs, prepare]);
  useEffect(() => {
    if (root && kind === "pictures") announceSlides(root, !runs);
  }, [root, kind, runs]);

  const turned = turnedTo !== undefined;
  return { attach, live: root !== null, selected, turned, select, prepare, ...button };
}
