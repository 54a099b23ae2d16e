/** Milliseconds before prefetching starts. Safari has no `requestIdleCallback`. */
const QUIET = 1_500;

/** Runs the work later; the returned function cancels it. */
export function whenQuiet(work: () => void): () => void {
  const timer = setTimeout(work, QUIET);
  return () => {
    clearTimeout(timer);
  };
}
