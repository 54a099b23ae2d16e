/** Long lists are drawn as far as they are seen: the first rows at once, more as the end of them comes near the window. */
import { startTransition, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

const FIRST = 12;
const STEP = 20;
/** How far below the window the next rows are made ready. */
const AHEAD = "1500px";

/** How far each list was drawn when it was left, so that one who goes back finds the place again. */
const left = new Map<string, number>();

/** The rows to draw. `end` belongs on an element below them. */
export function useGrowing<Item>(items: readonly Item[]) {
  const { pathname, search } = useLocation();
  const back = useNavigationType() === "POP";
  const [grown, setGrown] = useState(() => ({ search, count: (back && left.get(pathname)) || FIRST }));
  const end = useRef<HTMLDivElement>(null);
  // Another search or filter begins at the top.
  const count = grown.search === search ? grown.count : FIRST;
  const more = count < items.length;

  useEffect(() => {
    left.set(pathname, count);
    if (!more || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Of several since the last time, the last one holds.
        if (!entries.at(-1)?.isIntersecting) return;
        startTransition(() => {
          setGrown({ search, count: count + STEP });
        });
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [pathname, search, count, more]);

  return { drawn: more ? items.slice(0, count) : items, end };
}
