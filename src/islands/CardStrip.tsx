/**
 * The dots of a snap strip. Before hydration each is a link to its card; afterwards it scrolls the strip alone,
 * and the current dot follows the scroll.
 */
import { useEffect, useState, type MouseEvent } from "react";
import { nearestIndex } from "./nearest.ts";

interface Props {
  /** Id of the scrolling list whose children are the cards. */
  strip: string;
  label: string;
  dots: { card: string; label: string }[];
}

export function CardStrip({ strip, label, dots }: Props) {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const list = document.getElementById(strip);
    if (!list) return;
    const follow = () => setCurrent(nearestIndex(cardPositions(list), list.scrollLeft));
    follow();
    // Browsers leave a focused link half in sight; its card comes in whole.
    const bringIn = ({ target }: FocusEvent) => {
      const index = Array.from(list.children).findIndex((card) => card.contains(target as Node));
      list.scrollTo({ left: cardPositions(list)[index] ?? 0 });
    };
    list.addEventListener("scroll", follow, { passive: true });
    list.addEventListener("focusin", bringIn);
    return () => {
      list.removeEventListener("scroll", follow);
      list.removeEventListener("focusin", bringIn);
    };
  }, [strip]);

  const show = (event: MouseEvent, index: number) => {
    const list = document.getElementById(strip);
    if (!list) return;
    event.preventDefault();
    list.scrollTo({ left: cardPositions(list)[index] ?? 0 });
  };

  return (
    <div className="dots" role="group" aria-label={label}>
      {dots.map((dot, index) => (
        <a
          key={dot.card}
          className="dots__dot"
          href={`#${dot.card}`}
          aria-label={dot.label}
          aria-current={index === current ? "true" : undefined}
          onClick={(event) => show(event, index)}
        />
      ))}
    </div>
  );
}

/** How far the strip is scrolled when each card is the first one in sight. */
function cardPositions(list: HTMLElement): number[] {
  const cards = Array.from(list.children, (card) => (card as HTMLElement).offsetLeft);
  return cards.map((left) => left - (cards[0] ?? 0));
}
