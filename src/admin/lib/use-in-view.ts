import { useEffect, type RefObject } from "react";
import { useEventCallback } from "./use-event-callback.ts";

interface Options {
  onNear: () => void;
  /** While not, nothing is watched. */
  active: boolean;
  /** How far outside of the window is near, as a CSS length. */
  margin: string;
  /** Each change of it is a reason to look again, also where nothing has moved; so is `active`. */
  at?: string;
}

/** Calls `onNear` when the element comes near the window, and at once when it is there already. */
export function useInView(
  element: RefObject<Element | null>,
  { onNear, active, margin, at }: Options,
): void {
  const call = useEventCallback(onNear);
  useEffect(() => {
    if (!active || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Of several since the last time, the last one holds.
        if (entries.at(-1)?.isIntersecting) call();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element, call, active, margin, at]);
}
