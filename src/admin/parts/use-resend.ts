import { useState } from "react";
import { lacksConnection } from "../connection.ts";

/** A form that found no connection waits to be sent again; `Unsent` shows it and sends it. */
export interface Resend {
  waiting: boolean;
  stop: () => void;
  /** Waits for the connection, if that is what was missing; whether it does. */
  waitAfter: (error: unknown) => boolean;
}

export function useResend(): Resend {
  const [waiting, setWaiting] = useState(false);
  return {
    waiting,
    stop: () => {
      setWaiting(false);
    },
    waitAfter: (error) => {
      const waits = lacksConnection(error);
      if (waits) setWaiting(true);
      return waits;
    },
  };
}
