/** The keys of the inbox: `j` and `k` go to the next and the previous message. */
import { useEffect, useRef } from "react";
import type { InboxMessage } from "#domain/inbox/inbox.ts";
import { isShortcut, letterOf } from "#admin/features/shortcuts/is-shortcut.ts";

export function useInboxKeys(
  messages: InboxMessage[],
  id: string | undefined,
  open: (id: string) => void,
): void {
  /** Where the open message stands, or stood before it left the list. */
  const place = useRef(0);
  useEffect(() => {
    const index = messages.findIndex(({ _id }) => _id === id);
    if (index !== -1) place.current = index;
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      const letter = letterOf(event);
      const step = letter === "j" ? 1 : letter === "k" ? -1 : 0;
      // What came after one that has left stands in its place now.
      const next =
        step === 0 ? undefined : messages[place.current + (index === -1 && step === 1 ? 0 : step)];
      if (!next) return;
      event.preventDefault();
      open(next._id);
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
    };
  });
}
