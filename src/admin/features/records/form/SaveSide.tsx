import type { ReactNode } from "react";
import { useFormState, type Control } from "react-hook-form";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import { IS_APPLE } from "#admin/features/shortcuts/is-shortcut.ts";
import { Spinner } from "#admin/ui/Spinner.tsx";
import type { Resend } from "#admin/ui/use-resend.ts";
import { Unsent } from "#admin/ui/Unsent.tsx";
import type { Problem } from "./use-save.ts";

interface Props {
  control: Control;
  submit: string;
  problem: Problem | undefined;
  resend: Resend;
  onSend: () => void;
  onCancel: () => void;
  /** Switches and the preview above the buttons. */
  children: ReactNode;
}

/** The column beside a form: what is switched, how it will look, and saving. */
export function SaveSide({ control, submit, problem, resend, onSend, onCancel, children }: Props) {
  const { t } = useTranslation();
  const { isSubmitting } = useFormState({ control });
  return (
    <div className="form-side">
      {children}
      <Unsent resend={resend} onSend={onSend} />
      {problem && (
        <Notice tone="danger">
          <div>
            <p>{problem.text}</p>
            {problem.why && <p>{problem.why}</p>}
          </div>
        </Notice>
      )}
      <div className="save-bar" data-keep-clear>
        <button
          className="button button--primary"
          type="submit"
          aria-disabled={isSubmitting}
          title={t("record.save.shortcut", { key: IS_APPLE ? "⌘ S" : "Ctrl S" })}
        >
          {isSubmitting && <Spinner />}
          <span>{submit}</span>
        </button>
        <button className="button button--secondary" type="button" onClick={onCancel}>
          <span>{t("cancel")}</span>
        </button>
      </div>
    </div>
  );
}
