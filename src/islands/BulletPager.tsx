/** Turns the pages of a list that is already in the page (`slides.ts`): previous, next and a dot for each. The ends are disabled. */
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { showSlide } from "./slides.ts";

interface Props {
  /** Id of the element around the stack of pages. */
  list: string;
  label: string;
  /** The name of each page, as its dot and the announcement say it. */
  pages: string[];
  previous: string;
  next: string;
}

export function BulletPager({ list, label, pages, previous, next }: Props) {
  const [page, setPage] = useState(0);
  const [turned, setTurned] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  const forth = useRef<HTMLButtonElement>(null);
  const last = pages.length - 1;

  useEffect(() => {
    const root = document.getElementById(list);
    if (root) showSlide(root, page);
  }, [list, page]);

  const turn = (to: number) => {
    setPage(to);
    setTurned(true);
  };
  /** A button that its own press disables would take the keyboard focus with it. */
  const arrow = (to: number, other: HTMLButtonElement | null) => {
    flushSync(() => turn(to));
    if (to === 0 || to === last) other?.focus();
  };

  return (
    <div className="carousel-controls">
      <button
        ref={back}
        className="round-button"
        type="button"
        aria-label={previous}
        disabled={page === 0}
        onClick={() => arrow(page - 1, forth.current)}
      >
        <Arrow path="m15 18-6-6 6-6" />
      </button>
      <div className="dots" role="group" aria-label={label}>
        {pages.map((name, index) => (
          <button
            key={name}
            className="dots__dot"
            type="button"
            aria-label={name}
            aria-current={index === page ? "true" : undefined}
            onClick={() => turn(index)}
          />
        ))}
      </div>
      <button
        ref={forth}
        className="round-button"
        type="button"
        aria-label={next}
        disabled={page === last}
        onClick={() => arrow(page + 1, back.current)}
      >
        <Arrow path="m9 18 6-6-6-6" />
      </button>
      <span className="visually-hidden" role="status">
        {turned && pages[page]}
      </span>
    </div>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
