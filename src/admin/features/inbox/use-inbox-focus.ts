/** `j` and `k` open the next and the previous message. */
import { useEffect, useRef } from "react";
import { isShortcut, pressedLetter } from "#admin/lib/is-shortcut.ts";
import { useKeydown } from "#admin/lib/use-keydown.ts";
import type { InboxMessage } from "#domain/inbox/inbox.ts";

export function useInboxKeys(
  messages: InboxMessage[],
  id: string | undefined,
  open: (id: string) => void,
): void {
  /** The position of the open message, or its last one in the list. */
  const place = useRef(0);
  const index = messages.findIndex(({ _id }) => _id === id);
  useEffect(() => {
    if (index !== -1) place.current = index;
  }, [index]);
  useKeydown((event) => {
    if (!isShortcut(event)) return;
    const letter = pressedLetter(event);
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
 * Moves the focus between the two panes: to the start of an opened message, and back to its row. On
 * arrival from another screen it stays where that screen begins.
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
    // On narrow windows it replaces a list that may be scrolled.
    if (message && message.getBoundingClientRect().top < 0) message.scrollIntoView();
  }, [id]);
  return panes;
}
