/**
 * Renders long lists step by step: the first rows at once, more as their end comes near the window.
 */
import { startTransition, useDeferredValue, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useInView } from "#admin/lib/use-in-view.ts";

/** Also counted in `long-table.css`. */
const FIRST = 12;
const STEP = 5;
/** Distance below the window at which the next rows render. */
const AHEAD = "1500px";

/** The number of rendered rows of each list, restored on the way back. */
const left = new Map<string, number>();

/** The rows to render; `end` is the ref of an element below them. */
export function useGrowing<Item>(items: readonly Item[]) {
  const { pathname, search: latest } = useLocation();
  // Deferred like the rows, which follow the typed text.
  const search = useDeferredValue(latest);
  const back = (useNavigationType() as string) === "POP";
  const [grown, setGrown] = useState(() => ({
    search,
    count: (back ? left.get(pathname) : undefined) ?? FIRST,
  }));
  const end = useRef<HTMLDivElement>(null);
  // Another search or filter starts at the top.
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
