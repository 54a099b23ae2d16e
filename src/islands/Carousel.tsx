import type { ReactNode } from "react";
import { CarouselControls, type ControlsProps } from "./CarouselControls.tsx";
import { slideWith } from "./carousel-slides.ts";
import { type Kind, useCarousel } from "./use-carousel.ts";

interface Props extends ControlsProps {
  /** Pictures fade over one another and go around, cards are a strip, pages go to and fro. */
  kind: Kind;
  /**
   * The slides, in elements with `data-slides` (`carousel-slides.ts`), and what else is around
   * them.
   */
  children: ReactNode;
}

/**
 * Slides to turn: by dots, by swiping, by themselves. Without script, and on a touch screen until
 * it is alive, the slides are a strip to scroll (`styles/carousel.css`).
 */
export function Carousel({ kind, children, ...controls }: Props) {
  const { attach, live, ...carousel } = useCarousel(kind, controls.autoplay?.delay);
  return (
    <div
      className="carousel"
      ref={attach}
      data-live={live ? "" : undefined}
      // Where nothing scrolls, browsers leave a focused link out of sight.
      onFocus={({ currentTarget, target }) => {
        const at = slideWith(currentTarget, target);
        if (at >= 0) carousel.select(at);
      }}
    >
      {children}
      {controls.dots.length > 1 && <CarouselControls {...controls} {...carousel} />}
    </div>
  );
}
