import { FORM } from "#domain/page-limits.ts";

/**
 * Calls `save` a moment after the last change, and at once when the page is left with unsaved
 * changes (`isDue`).
 */
export function makeAutosave(save: () => void, isDue?: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const run = () => {
    settle();
    save();
  };
  const flush = () => {
    if (isDue ? isDue() : timer !== undefined) run();
  };
  const onHide = () => {
    if (document.visibilityState === "hidden") flush();
  };
  return {
    changed() {
      settle();
      timer = setTimeout(run, FORM.draftDelay);
    },
    flush,
    /** Cancels a pending save. */
    settle,
    /** Watches the page; the returned function saves pending changes and stops watching. */
    watch() {
      addEventListener("pagehide", flush);
      document.addEventListener("visibilitychange", onHide);
      return () => {
        flush();
        settle();
        removeEventListener("pagehide", flush);
        document.removeEventListener("visibilitychange", onHide);
      };
    },
  };
}
