import { useCallback, useEffect, useRef } from "react";

/**
 * A callback with a stable identity that calls the latest `work`, so that memoized rows do not
 * re-render.
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
