import { useState } from "react";
import { isOnline, lacksConnection } from "#admin/lib/connection.ts";

/** The pending repeat of an unanswered form; `Unsent` shows and sends it. */
export interface Resend {
  waiting: boolean;
  stop: () => void;
  /**
   * Starts waiting if there was no answer. `offline`: the banner says enough; `unanswered`: the
   * form shows the failure.
   */
  waitAfter: (error: unknown) => "offline" | "unanswered" | undefined;
}

export function useResend(): Resend {
  const [waiting, setWaiting] = useState(false);
  return {
    waiting,
    stop: () => {
      setWaiting(false);
    },
    waitAfter: (error) => {
      if (!lacksConnection(error)) return undefined;
      setWaiting(true);
      return isOnline() ? "unanswered" : "offline";
    },
  };
}
