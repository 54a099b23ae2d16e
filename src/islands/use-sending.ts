/**
 * What a form that sends itself has to remember: one try at a time, what came of it, and the fields
 * that are wrong.
 */
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Outcome } from "./send-enquiry.ts";

export function useSending() {
  // A second click comes before the state of the first is drawn.
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [problems, setProblems] = useState<Record<string, string>>({});

  const show = (form: HTMLFormElement, result: Outcome) => {
    const wrong = result.kind === "refused" ? result.fields : {};
    // Drawn before the focus moves, so that the field is announced with what is wrong with it.
    flushSync(() => {
      setSending(false);
      setOutcome(result);
      setProblems(wrong);
    });
    focusFirst(form, wrong);
  };

  /**
   * One try, unless another is under way. Fields that are `wrong` already are shown like those that
   * the server refuses.
   */
  const attempt = async (
    form: HTMLFormElement,
    wrong: Record<string, string>,
    send: () => Promise<Outcome>,
  ) => {
    if (busy.current) return;
    if (Object.keys(wrong).length > 0) {
      show(form, { kind: "refused", fields: wrong });
      return;
    }
    busy.current = true;
    setSending(true);
    setOutcome(undefined);
    setProblems({});
    const result = await send();
    busy.current = false;
    show(form, result);
  };

  return {
    sending,
    outcome,
    problems,
    attempt,
    /** A field was changed. */
    solved: (name: string) => setProblems(({ [name]: _solved, ...others }) => others),
    forget: () => {
      setOutcome(undefined);
      setProblems({});
    },
  };
}

/**
 * The first wrong field gets the focus, unless the visitor has gone on to something outside of the
 * form.
 */
function focusFirst(form: HTMLFormElement, wrong: Record<string, string>): void {
  const active = document.activeElement;
  if (active && active !== document.body && !form.contains(active)) return;
  const controls = [...form.elements] as HTMLInputElement[];
  controls.find(({ name }) => name in wrong)?.focus();
}
