/** The keys of the inbox: `j` and `k` go to the next and the previous message. */
import { useEffect } from "react";
import type { InboxMessage } from "#domain/inbox.ts";
import { isShortcut } from "../../parts/shortcuts/is-shortcut.ts";

export function useInboxKeys(messages: InboxMessage[], id: string | undefined, open: (id: string) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      const index = messages.findIndex(({ _id }) => _id === id);
      const step = event.key === "j" ? 1 : event.key === "k" ? -1 : 0;
      const next = step === 0 ? undefined : messages[index === -1 ? 0 : index + step];
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
