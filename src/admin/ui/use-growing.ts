/**
 * Long lists are drawn as far as they are seen: the first rows at once, more as the end of them
 * comes near the window.
 */
import { startTransition, useDeferredValue, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useInView } from "#admin/lib/use-in-view.ts";

/** `long-table.css` counts them too. */
const FIRST = 12;
const STEP = 5;
/** How far below the window the next rows are made ready. */
const AHEAD = "1500px";

/**
 * How far each list was drawn when it was left, so that one who goes back finds the place again.
 */
const left = new Map<string, number>();

/** The rows to draw. `end` belongs on an element below them. */
export function useGrowing<Item>(items: readonly Item[]) {
  const { pathname, search: latest } = useLocation();
  // With the rows that it finds, which come a moment after the key.
  const search = useDeferredValue(latest);
  const back = (useNavigationType() as string) === "POP";
  const [grown, setGrown] = useState(() => ({
    search,
    count: (back ? left.get(pathname) : undefined) ?? FIRST,
  }));
  const end = useRef<HTMLDivElement>(null);
  // Another search or filter begins at the top.
  const count = grown.search === search ? grown.count : FIRST;
  const more = count < items.length;

  useEffect(() => {
    left.set(pathname, count);
  }, [pathname, count]);
  const grow = () => {
    startTransition(() => {
      setGrown({ search, count: count + STEP });
    });
  };
  useInView(end, {
    onNear: grow,
    active: more,
    margin: AHEAD,
    at: `${pathname} ${search} ${count}`,
  });

  return { drawn: more ? items.slice(0, count) : items, end };
}
