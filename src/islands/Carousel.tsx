/**
 * Controls and clock of a carousel whose slides are already in the page (`slides.ts`). A slide stands for `delay`, counted anew from
 * every change, so a chosen one is never overridden early and a hidden tab comes back to the slide it left. Stands still as `useHeld`
 * says, and by its button. A swipe turns it by one.
 */
import { useEffect, useState } from "react";
import { TIMES } from "#domain/limits.ts";
import { announceSlides, prepareSlide, showSlide } from "./slides.ts";
import { useHeld } from "./use-held.ts";
import { useSwipe } from "./use-swipe.ts";

interface Props {
  /** Id of the element around the stacks of slides and these controls. */
  carousel: string;
  /** Milliseconds. */
  delay?: number;
  label: string;
  /** The name of each slide's dot. */
  dots: string[];
  pause: string;
  play: string;
}

export function Carousel({ carousel, delay = TIMES.defaultAutoplay, label, dots, pause, play }: Props) {
  const count = dots.length;
  /** An object, so that choosing the slide that is already shown starts its time again too. */
  const [turn, setTurn] = useState({ index: 0 });
  const [paused, setPaused] = useState(false);
  const held = useHeld(carousel);
  const runs = !paused && !held;

  const step = (by: number) => setTurn(({ index }) => ({ index: (index + by + count) % count }));
  const prepare = (index: number) => {
    const root = document.getElementById(carousel);
    if (root) prepareSlide(root, index);
  };
  useSwipe(carousel, step);

  useEffect(() => {
    const root = document.getElementById(carousel);
    if (!root) return;
    announceSlides(root, !runs);
    showSlide(root, turn.index);
    if (!runs) return;
    const next = (turn.index + 1) % count;
    const soon = setTimeout(() => prepareSlide(root, next), delay / 2);
    const then = setTimeout(() => setTurn({ index: next }), delay);
    return () => {
      clearTimeout(soon);
      clearTimeout(then);
    };
  }, [carousel, turn, runs, delay, count]);

  return (
    <div className="carousel-controls">
      <div className="dots" role="group" aria-label={label}>
        {dots.map((name, index) => (
          <button
            key={name}
            className="dots__dot"
            type="button"
            aria-label={name}
            aria-current={index === turn.index ? "true" : undefined}
            onPointerEnter={() => prepare(index)}
            onFocus={() => prepare(index)}
            onClick={() => setTurn({ index })}
          />
        ))}
      </div>
      <button
        className="round-button carousel-controls__pause"
        type="button"
        aria-label={paused ? play : pause}
        onClick={() => setPaused(!paused)}
      >
        <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path d={paused ? "m7 4 13 8-13 8z" : "M8.5 5v14m7-14v14"} />
        </svg>
      </button>
    </div>
  );
}
