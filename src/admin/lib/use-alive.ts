import { useCallback, useEffect, useRef } from "react";

/**
 * Whether the component is still on the screen: what was waited for may come after the person has
 * gone elsewhere.
 */
export function useAlive(): () => boolean {
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  return useCallback(() => alive.current, []);
}
