import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useRef } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useFinalFocus } from "#admin/lib/use-final-focus.ts";
import { Button } from "./Button.tsx";
import type { Question } from "./Confirm.tsx";

interface Props {
  /** Absent before the first question. */
  question: Question | undefined;
  open: boolean;
  onAnswer: (yes: boolean) => void;
}

/** The focus starts on Cancel. */
export function ConfirmDialog({ question, open, onAnswer }: Props) {
  const { title, text, action, danger } = question ?? {};
  const { t } = useTranslation();
  const { finalFocus, onOpenChangeComplete } = useFinalFocus(open);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onAnswer(false);
      }}
      onOpenChangeComplete={onOpenChangeComplete}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog" initialFocus={cancel} finalFocus={finalFocus}>
          <AlertDialog.Title render={<h2 />}>{title}</AlertDialog.Title>
          {text && <AlertDialog.Description>{text}</AlertDialog.Description>}
          <div className="button-row">
            <AlertDialog.Close ref={cancel} render={<Button>{t("cancel")}</Button>} />
            <Button
              kind={danger ? "danger" : "primary"}
              onClick={() => {
                onAnswer(true);
              }}
            >
              {action}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
