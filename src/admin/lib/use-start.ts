import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * A new screen is read from its start, as a new page would be: the focus goes there. The first one
 * of a page is a new page.
 */
export function useStart(screen: string): void {
  const { key } = useLocation();
  const arrived = useRef(key !== "default");
  useEffect(() => {
    if (arrived.current) document.getElementById("main")?.focus({ preventScroll: true });
    arrived.current = true;
  }, [screen]);
}
