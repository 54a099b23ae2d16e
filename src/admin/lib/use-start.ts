import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Focuses the start of each new screen. The first screen keeps the focus of a new page. */
export function useStart(screen: string): void {
  const { key } = useLocation();
  const arrived = useRef(key !== "default");
  useEffect(() => {
    if (arrived.current) document.getElementById("main")?.focus({ preventScroll: true });
    arrived.current = true;
  }, [screen]);
}
