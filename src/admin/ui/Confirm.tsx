/**
 * Asks before a harmful action: `if (await confirm({ title, text, action })) …`. Aborting `signal`
 * withdraws the question.
 */
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import { lazyOnIdle } from "#admin/lib/lazy-on-idle.tsx";
import { loadFile } from "#admin/lib/load-file.ts";

export interface Question {
  title: string;
  text?: string;
  action: string;
  /** The action deletes something. */
  danger?: boolean;
}

type Ask = (question: Question, signal?: AbortSignal) => Promise<boolean>;

const ConfirmContext = createContext<Ask | undefined>(undefined);
const load = loadFile(async () => (await import("./ConfirmDialog.tsx")).ConfirmDialog);
const ConfirmDialog = lazyOnIdle(load);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const resolve = useRef<(yes: boolean) => void>(undefined);
  const answer = useCallback((yes: boolean) => {
    setOpen(false);
    resolve.current?.(yes);
    resolve.current = undefined;
  }, []);
  const ask = useCallback<Ask>(
    (next, signal) => {
      resolve.current?.(false);
      setQuestion(next);
      setOpen(true);
      return new Promise((settle) => {
        resolve.current = settle;
        const answerThis = (yes: boolean) => {
          if (resolve.current === settle) answer(yes);
        };
        signal?.addEventListener("abort", () => {
          answerThis(false);
        });
        // The browser asks when the dialog fails to load.
        load().catch(() => {
          answerThis(window.confirm([next.title, next.text].filter(Boolean).join("\n\n")));
        });
      });
    },
    [answer],
  );
  return (
    <ConfirmContext value={ask}>
      {children}
      <ConfirmDialog needed={question} question={question} open={open} onAnswer={answer} />
    </ConfirmContext>
  );
}

export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error("useConfirm must be used inside a ConfirmProvider.");
  return ask;
}
