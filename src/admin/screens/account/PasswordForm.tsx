import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { PASSWORD } from "#domain/limits.ts";
import { passwordForm, type PasswordForm as Values } from "#domain/user-form.ts";
import { call, sentenceOf } from "../../api.ts";
import { showFieldProblems } from "../../field-problems.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Field } from "../../parts/Field.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { Spinner } from "../../parts/Spinner.tsx";
import { tell } from "../../parts/news.ts";
import { SignedOut } from "../../session-store.ts";

export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation();
  const { register, handleSubmit, reset, setError, formState } = useForm<Values>({
    resolver: zodResolver(passwordForm),
    defaultValues: { oldPassword: "", newPassword: "", again: "" },
  });
  const { errors, isSubmitting } = formState;

  const save = async ({ oldPassword, newPassword }: Values) => {
    try {
      const { message } = await call("/api/auth/password", { method: "POST", body: { oldPassword, newPassword } });
      reset();
      tell(message ?? t("account.submit"));
    } catch (error) {
      if (error instanceof SignedOut) return;
      if (!showFieldProblems(error, setError))
        setError("root", { message: sentenceOf(error, t("account.failed"), t("common.errors.network")) });
    }
  };

  return (
    <form
      className="card form-card"
      noValidate
      aria-labelledby="account-password"
      onSubmit={(event) => {
        event.preventDefault();
        // A second press while it is on its way sends nothing.
        if (!isSubmitting) void handleSubmit(save)(event);
      }}
    >
      <h2 id="account-password">{t("account.card")}</h2>
      {errors.root && (
        <Notice tone="danger">
          <p>{errors.root.message}</p>
        </Notice>
      )}
      {/* Password managers file the new password under this name. */}
      <input className="visually-hidden" type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
      <Field label={t("account.old")} required problem={errors.oldPassword?.message}>
        <input className="input" type="password" autoComplete="current-password" {...register("oldPassword")} />
      </Field>
      <Field label={t("account.fresh")} required problem={errors.newPassword?.message} note={t("account.freshNote", { min: PASSWORD.min })}>
        <input className="input" type="password" autoComplete="new-password" {...register("newPassword")} />
      </Field>
      <Field label={t("account.again")} required problem={errors.again?.message}>
        <input className="input" type="password" autoComplete="new-password" {...register("again")} />
      </Field>
      <p className="muted">{t("account.note")}</p>
      <div className="button-row">
        <button className="button button--primary" type="submit" aria-disabled={isSubmitting}>
          {isSubmitting && <Spinner />}
          <span>{t("account.submit")}</span>
        </button>
      </div>
    </form>
  );
}
