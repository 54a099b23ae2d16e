import { useEffect, useEffectEvent } from "react";

/** Calls the latest `onKey` for every key that is pressed in the window. */
export function useKeydown(onKey: (event: KeyboardEvent) => void): void {
  const onLatestKey = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onLatestKey(event);
    };
    addEventListener("keydown", listen);
    return () => {
      removeEventListener("keydown", listen);
    };
  }, []);
}
