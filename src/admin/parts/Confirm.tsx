/** Asks before something is done that hurts: `if (await confirm({ title, text, action })) …`. */
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from "react";
import { later } from "./later.tsx";

export interface Question {
  title: string;
  text?: ReactNode;
  action: string;
  /** Deletes something: the button is red. */
  danger?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask | undefined>(undefined);
const ConfirmDialog = later(async () => (await import("./ConfirmDialog.tsx")).ConfirmDialog);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const resolve = useRef<(yes: boolean) => void>(undefined);
  const ask = useCallback<Ask>((next) => {
    resolve.current?.(false);
    setQuestion(next);
    setOpen(true);
    return new Promise((settle) => {
      resolve.current = settle;
    });
  }, []);
  const answer = (yes: boolean) => {
    setOpen(false);
    resolve.current?.(yes);
    resolve.current = undefined;
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      <ConfirmDialog wanted={question} question={question} open={open} onAnswer={answer} />
    </ConfirmContext>
  );
}

export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error("useConfirm must be used inside a ConfirmProvider.");
  return ask;
}
