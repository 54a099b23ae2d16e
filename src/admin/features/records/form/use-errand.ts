import { useCallback, useRef } from "react";
import { useNavigate } from "react-router";
import { useAlive } from "#admin/lib/use-alive.ts";

/** Where one goes when it is done; nowhere without it. */
export interface Destination {
  to: string;
  /** In the place of the address of the form. */
  replace?: boolean;
}

type Work = () => Promise<Destination | undefined>;

/**
 * What a form sends, one thing at a time. A person who has left the form meanwhile, or is about to
 * (`leaving`), is not led anywhere.
 * `current` is what is under way.
 */
export function useErrand() {
  const navigate = useNavigate();
  const alive = useAlive();
  const running = useRef<Promise<unknown>>(undefined);
  const current = useCallback(() => running.current, []);
  const run = async (work: Work, leaving: () => boolean): Promise<void> => {
    if (running.current) return;
    const done = Promise.withResolvers<undefined>();
    running.current = done.promise;
    let next: Destination | undefined;
    try {
      next = await work();
    } finally {
      running.current = undefined;
      done.resolve(undefined);
    }
    if (next && alive() && !leaving()) void navigate(next.to, { replace: next.replace ?? false });
  };
  return { run, current, alive };
}
