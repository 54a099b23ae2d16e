import { type RefObject, useEffect } from "react";
import { useEventCallback } from "./use-event-callback.ts";

interface Options {
  onNear: () => void;
  /** Watches only while true. */
  active: boolean;
  /** The distance from the window that counts as near, as a CSS length. */
  margin: string;
  /** Each change checks again, as does `active`. */
  at?: string;
}

/** Calls `onNear` when the element is or comes near the window. */
export function useInView(
  element: RefObject<Element | null>,
  { onNear, active, margin, at }: Options,
): void {
  const call = useEventCallback(onNear);
  useEffect(() => {
    if (!active || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // The last of several entries counts.
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
