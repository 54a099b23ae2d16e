import { useCallback, useEffect, useRef } from "react";

/** Whether the component is still mounted when an answer arrives. */
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
