import { FORM } from "#domain/page-limits.ts";

/**
 * Calls `save` a moment after the last change, and at once when the page goes, if something waits
 * to be saved (`isDue`).
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
    /** Nothing waits any more. */
    settle,
    /** Watches the page; the returned function saves what waits, and ends it. */
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
