/**
 * How long after a screen that which nobody has asked for yet is fetched, in milliseconds. Safari
 * has no idle moments to ask for.
 */
const QUIET = 1_500;

/** Does something in a quiet moment, unless what is returned is called before. */
export function whenQuiet(work: () => void): () => void {
  const timer = setTimeout(work, QUIET);
  return () => {
    clearTimeout(timer);
  };
}
