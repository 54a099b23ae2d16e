import type { ReactNode } from "react";
import { CarouselControls, type ControlsProps } from "./CarouselControls.tsx";
import { slideWith } from "./carousel-slides.ts";
import { type Kind, useCarousel } from "./use-carousel.ts";

interface Props extends ControlsProps {
  /** Pictures crossfade and loop, cards form a strip, pages go back and forth. */
  kind: Kind;
  /** The slides, in elements with `data-slides` (`carousel-slides.ts`), and other content. */
  children: ReactNode;
}

/**
 * Slides changed by dots, swipes or a timer. Without JavaScript, and on a touch screen until
 * hydration, the slides are a scrollable strip (`styles/carousel.css`).
 */
export function Carousel({ kind, children, ...controls }: Props) {
  const { attach, live, ...carousel } = useCarousel(kind, controls.autoplay?.delay);
  return (
    <div
      className="carousel"
      ref={attach}
      data-live={live ? "" : undefined}
      // Without scrolling, browsers leave a focused link out of view.
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
