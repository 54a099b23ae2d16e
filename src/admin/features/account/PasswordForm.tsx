import { zodResolver } from "@hookform/resolvers/zod";
import type { BaseSyntheticEvent } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { call, sentenceOf } from "#admin/lib/api.ts";
import { showFieldProblems } from "#admin/lib/field-problems.ts";
import { SignedOut } from "#admin/lib/session-store.ts";
import { useAlive } from "#admin/lib/use-alive.ts";
import { Button } from "#admin/ui/Button.tsx";
import { FormField } from "#admin/ui/FormField.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import { Unsent } from "#admin/ui/Unsent.tsx";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";
import { useResend } from "#admin/ui/use-resend.ts";
import { PASSWORD } from "#domain/limits.ts";
import { problemOf } from "#domain/schema/problem.ts";
import { passwordForm, type PasswordForm as Values } from "#domain/staff/user-form.ts";

export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation();
  const alive = useAlive();
  const resend = useResend();
  const { control, handleSubmit, reset, setError, formState } = useForm<Values>({
    resolver: zodResolver(passwordForm, { error: problemOf }),
    defaultValues: { oldPassword: "", newPassword: "", again: "" },
  });
  const { errors, isSubmitting } = formState;

  const save = async ({ oldPassword, newPassword }: Values) => {
    try {
      const { message } = await call("POST /api/auth/password", {
        body: { oldPassword, newPassword },
      });
      reset();
      showToast(message ?? t("account.submit"));
    } catch (error) {
      if (error instanceof SignedOut) return;
      const message = sentenceOf(error, t("account.failed"), t("common.errors.network"));
      if (!alive()) showErrorToast(message);
      else if (!showFieldProblems(error, setError) && resend.waitAfter(error) !== "offline")
        setError("root", { message });
    }
  };
  /** Ignores presses while a request is in progress. */
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (isSubmitting) return;
    resend.stop();
    await handleSubmit(save)(event);
  };

  return (
    <form
      className="card form-card"
      noValidate
      aria-labelledby="account-password"
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="account-password">{t("account.submit")}</h2>
      <Unsent resend={resend} onSend={() => void submit()} />
      {errors.root && (
        <Notice tone="danger">
          <p>{errors.root.message}</p>
        </Notice>
      )}
      {/* Password managers file the new password under this name. */}
      <input
        className="visually-hidden"
        type="text"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <FormField control={control} name="oldPassword" label={t("account.old")} required>
        <input className="input" type="password" autoComplete="current-password" />
      </FormField>
      <FormField
        control={control}
        name="newPassword"
        label={t("common.newPassword")}
        required
        note={t("account.freshNote", { min: PASSWORD.min })}
      >
        <input className="input" type="password" autoComplete="new-password" />
      </FormField>
      <FormField control={control} name="again" label={t("account.again")} required>
        <input className="input" type="password" autoComplete="new-password" />
      </FormField>
      <p className="muted">{t("account.note")}</p>
      <div className="button-row">
        <Button kind="primary" busy={isSubmitting} type="submit">
          {t("account.submit")}
        </Button>
      </div>
    </form>
  );
}
