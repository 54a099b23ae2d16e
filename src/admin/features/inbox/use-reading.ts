import { useEffect, useRef } from "react";

/**
 * Where the focus is in the inbox, whose two panes the ref is on: who opens a message reads it from
 * its start, who closes it is back at its row. Who comes from another screen is left where a screen
 * begins.
 */
export function useReading(id: string | undefined) {
  const panes = useRef<HTMLElement>(null);
  const before = useRef(id);
  useEffect(() => {
    const left = before.current;
    before.current = id;
    if (left === id) return;
    if (id === undefined) {
      const row = panes.current?.querySelector<HTMLElement>(`.inbox__list [href*="/${left}"]`);
      (row ?? document.getElementById("main"))?.focus();
      return;
    }
    const message = panes.current?.querySelector<HTMLElement>(".message");
    message?.focus({ preventScroll: true });
    // On a narrow window it takes the place of a list that may have been scrolled.
    if (message && message.getBoundingClientRect().top < 0) message.scrollIntoView();
  }, [id]);
  return panes;
}
