import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { type BlockerFunction, useBlocker } from "react-router";

/**
 * Holds back each navigation inside the admin that `holds` names, until `ask` answers whether it
 * may go on. Returns whether one is held back.
 */
export function useNavigationQuestion(
  holds: BlockerFunction,
  ask: () => Promise<boolean>,
): () => boolean {
  const blocker = useBlocker(holds);
  const latest = useRef(blocker);
  useLayoutEffect(() => {
    latest.current = blocker;
  }, [blocker]);
  const asking = useRef(false);
  const answer = useEffectEvent(async () => {
    // Back, pressed again during the question, replaces the navigation that waits.
    if (asking.current) return;
    asking.current = true;
    const goes = await ask();
    asking.current = false;
    if (goes) latest.current.proceed?.();
    else latest.current.reset?.();
  });
  useEffect(() => {
    if (blocker.state === "blocked") void answer();
  }, [blocker]);
  return useCallback(() => latest.current.state !== "unblocked", []);
}
