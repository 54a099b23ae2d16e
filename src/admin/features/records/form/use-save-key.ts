import { useEffect, useEffectEvent } from "react";
import { letterOf } from "#admin/features/shortcuts/is-shortcut.ts";

/**
 * Ctrl-S, on a Mac Cmd-S, from wherever the focus is. Not from a dialog that asks something: what
 * is behind it waits for the answer.
 */
export function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      letterOf(event) !== "s" ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return;
    // The browser's own dialog saves the page, which is of no use here.
    event.preventDefault();
    if (!event.repeat && !document.activeElement?.closest("[role=dialog], [role=alertdialog]"))
      save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onKey(event);
    };
    addEventListener("keydown", listen);
    return () => {
      removeEventListener("keydown", listen);
    };
  }, []);
}
