import { useEffect, useRef } from "react";

/** An open dialog, except toasts, the panel of the bell, and closing dialogs. */
export const OPEN_DIALOG = "[role$=dialog]:not(.toast, .bell__panel, [data-closed])";

/**
 * The focus after a dialog has closed: back at its origin, or in the screen that was chosen in it,
 * which may appear before or after the end of the dialog.
 */
export function useFinalFocus(open: boolean) {
  const from = useRef("");
  useEffect(() => {
    if (open) from.current = location.href;
  }, [open]);
  const stays = () => location.href === from.current;
  const isInScreen = () => document.getElementById("main")?.contains(document.activeElement);
  return {
    /** Of the popup. */
    finalFocus: () => stays() && !isInScreen(),
    /** Of the root. */
    onOpenChangeComplete: (isOpen: boolean) => {
      if (isOpen || stays() || isInScreen() || document.querySelector(OPEN_DIALOG)) return;
      document.getElementById("main")?.focus({ preventScroll: true });
    },
  };
}
