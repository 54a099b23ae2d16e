/** The keys of the inbox: `j` and `k` go to the next and the previous message. */
import { useEffect, useRef } from "react";
import type { InboxMessage } from "#domain/inbox/inbox.ts";
import { isShortcut, letterOf } from "#admin/features/shortcuts/is-shortcut.ts";
import { useKeydown } from "#admin/lib/use-keydown.ts";

export function useInboxKeys(
  messages: InboxMessage[],
  id: string | undefined,
  open: (id: string) => void,
): void {
  /** Where the open message stands, or stood before it left the list. */
  const place = useRef(0);
  const index = messages.findIndex(({ _id }) => _id === id);
  useEffect(() => {
    if (index !== -1) place.current = index;
  }, [index]);
  useKeydown((event) => {
    if (!isShortcut(event)) return;
    const letter = letterOf(event);
    const step = letter === "j" ? 1 : letter === "k" ? -1 : 0;
    // The message after one that has left the list has moved up to its place.
    const next =
      step === 0 ? undefined : messages[place.current + (index === -1 && step === 1 ? 0 : step)];
    if (!next) return;
    event.preventDefault();
    open(next._id);
  });
}

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
