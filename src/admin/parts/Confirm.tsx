/** Asks before something is done that hurts: `if (await confirm({ title, text, action })) …`. The focus starts on Cancel. */
import { AlertDialog } from "@base-ui/react/alert-dialog";
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface Question {
  title: string;
  text?: ReactNode;
  action: string;
  /** Deletes something: the button is red. */
  danger?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask | undefined>(undefined);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const resolve = useRef<(yes: boolean) => void>(undefined);
  const cancel = useRef<HTMLButtonElement>(null);
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
      <AlertDialog.Root
        open={open}
        onOpenChange={(next) => {
          if (!next) answer(false);
        }}
      >
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="backdrop" />
          <AlertDialog.Popup className="dialog" initialFocus={cancel}>
            <AlertDialog.Title render={<h2 />}>{question?.title}</AlertDialog.Title>
            {question?.text && <AlertDialog.Description>{question.text}</AlertDialog.Description>}
            <div className="button-row">
              <AlertDialog.Close ref={cancel} className="button button--secondary">
                <span>{t("common.cancel")}</span>
              </AlertDialog.Close>
              <button
                type="button"
                className={`button ${question?.danger ? "button--danger" : "button--primary"}`}
                onClick={() => {
                  answer(true);
                }}
              >
                <span>{question?.action}</span>
              </button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </ConfirmContext>
  );
}

export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error("useConfirm must be used inside a ConfirmProvider.");
  return ask;
}
