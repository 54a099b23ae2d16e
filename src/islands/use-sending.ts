/** What a form that sends itself has to remember: one try at a time, what came of it, and the fields that are wrong. */
import { useRef, useState } from "react";
import type { Outcome } from "./send-enquiry.ts";

export function useSending() {
  // A second click comes before the state of the first is drawn.
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [problems, setProblems] = useState<Record<string, string>>({});

  const attempt = async (send: () => Promise<Outcome>) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setOutcome(undefined);
    setProblems({});
    const result = await send();
    busy.current = false;
    setSending(false);
    setOutcome(result);
    setProblems(result.kind === "refused" ? result.fields : {});
  };

  return {
    sending,
    outcome,
    problems,
    attempt,
    /** Shows wrong fields without a try. */
    refuse: (fields: Record<string, string>) => {
      setOutcome(undefined);
      setProblems(fields);
    },
    /** A field was changed. */
    solved: (name: string) => setProblems(({ [name]: _solved, ...others }) => others),
    forget: () => setOutcome(undefined),
  };
}
