import { useCallback, useEffect, useRef } from "react";

/**
 * A function that stays the same from one drawing to the next and does what the latest one does:
 * rows that get it are not drawn anew.
 */
export function useEventCallback<Args extends unknown[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
