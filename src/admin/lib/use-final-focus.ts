import { useEffect, useRef } from "react";

/**
 * Something that wants an answer first; a toast does not, nor the panel of the bell, nor what is
 * closing already.
 */
export const OPEN_DIALOG =
  ":is([role=dialog], [role=alertdialog]):not(.toast, .bell__panel, [data-closed])";

/**
 * Where the focus is when a dialog has closed: back where it came from, or where the place that was
 * chosen in the dialog begins. That may be there before the dialog has gone, or long after.
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
