import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { Glyph } from "#site/forms/Glyph.tsx";
import type { useCarousel } from "./use-carousel.ts";

export interface ControlsProps {
  /** Accessible name of the dots. */
  label: string;
  /** One per slide: its name, an optional address, an optional thumbnail instead of the dot. */
  dots: { name: string; href?: string; picture?: ComponentProps<"img"> }[];
  /** The dots' mark for the staff's preview (`admin/features/records/preview/marks.ts`). */
  list?: string;
  /** Turns automatically, with `delay` milliseconds per slide and a button to pause. */
  autoplay?: { delay: number; pause: string; play: string };
  arrows?: { previous: string; next: string };
}

type Props = ControlsProps & Omit<ReturnType<typeof useCarousel>, "attach" | "live">;

export function CarouselControls(props: Props) {
  const { label, dots, list, autoplay, arrows, selected, turned, select, prepare, paused } = props;
  // An arrow that its own press disables loses the focus, in some browsers at once.
  const pressed = useRef<Element>(null);
  useLayoutEffect(() => {
    if (pressed.current?.matches(":disabled"))
      pressed.current.parentElement?.querySelector<HTMLElement>(".round-button:enabled")?.focus();
    pressed.current = null;
  }, [selected]);
  const arrow = (name: string, icon: "chevron-left" | "chevron-right", to: number) => (
    <button
      className="round-button"
      type="button"
      aria-label={name}
      disabled={!dots[to]}
      onClick={() => {
        pressed.current = document.activeElement;
        select(to);
      }}
    >
      <Glyph name={icon} />
    </button>
  );

  return (
    <div className="carousel-controls" data-part="">
      {arrows && arrow(arrows.previous, "chevron-left", selected - 1)}
      <div
        className={dots[0]?.picture ? "choice" : "dots"}
        data-list={list}
        role="group"
        aria-label={label}
      >
        {dots.map(({ name, href, picture }, index) => {
          const Dot = href ? "a" : "button";
          return (
            <Dot
              key={index}
              className={picture ? undefined : "dots__dot"}
              {...(href ? { href } : { type: "button" })}
              aria-label={name}
              aria-current={index === selected || undefined}
              onPointerEnter={() => prepare(index)}
              onFocus={() => prepare(index)}
              onClick={(event) => {
                event.preventDefault();
                select(index);
              }}
            >
              {picture && <img {...picture} alt="" loading="lazy" />}
            </Dot>
          );
        })}
      </div>
      {arrows && arrow(arrows.next, "chevron-right", selected + 1)}
      {autoplay && (
        <button
          className="round-button carousel-controls__pause"
          type="button"
          aria-label={paused ? autoplay.play : autoplay.pause}
          onClick={props.togglePause}
        >
          <Glyph name={paused ? "play" : "pause"} />
        </button>
      )}
      {arrows && (
        <span className="visually-hidden" role="status">
          {turned && dots[selected]?.name}
        </span>
      )}
    </div>
  );
}
