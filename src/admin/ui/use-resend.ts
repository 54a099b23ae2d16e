import { useState } from "react";
import { isOnline, lacksConnection } from "#admin/lib/connection.ts";

/** A form that had no answer waits to be sent again; `Unsent` shows it and sends it. */
export interface Resend {
  waiting: boolean;
  stop: () => void;
  /**
   * Waits if there was no answer. `offline`: the device has no connection, which says it all;
   * `unanswered`: the failure is still to be shown.
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
