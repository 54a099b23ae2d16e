import { zodResolver } from "@hookform/resolvers/zod";
import { type BaseSyntheticEvent, type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { useUser } from "#admin/features/session/session.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { ApiError, sentenceOf } from "#admin/lib/api.ts";
import { showFieldProblems } from "#admin/lib/field-problems.ts";
import { SignedOut } from "#admin/lib/session-store.ts";
import { useAlive } from "#admin/lib/use-alive.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Field } from "#admin/ui/Field.tsx";
import { FormField } from "#admin/ui/FormField.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import { Unsent } from "#admin/ui/Unsent.tsx";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";
import { useKeepTyped } from "#admin/ui/use-keep-typed.ts";
import { useResend } from "#admin/ui/use-resend.ts";
import { newKey } from "#domain/inbox/new-key.ts";
import { PASSWORD, TEXT_MAX } from "#domain/limits.ts";
import { problemOf } from "#domain/schema/problem.ts";
import { newUserForm, userForm, type UserForm as Values } from "#domain/staff/user-form.ts";
import { type PublicUser, ROLES } from "#domain/staff/user.ts";
import { useChangeUser, useCreateUser } from "./queries.ts";

interface Props {
  user: PublicUser | undefined;
  onDone: () => void;
  children: ReactNode;
}

export function UserForm({ user: first, onDone, children }: Props) {
  const { t } = useTranslation();
  const me = useUser();
  const alive = useAlive();
  const resend = useResend();
  const [key, setKey] = useState(newKey);
  // The person as first loaded: changes by others are not overwritten unseen.
  const [edited] = useState(first);
  /** The person was deleted; the form can still create a new one. */
  const [gone, setGone] = useState<"noticed" | "remade">();
  const user = gone === "remade" ? undefined : edited;
  const { mutateAsync: create } = useCreateUser();
  const { mutateAsync: change } = useChangeUser();
  const { control, register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: zodResolver(user ? userForm : newUserForm, { error: problemOf }),
    defaultValues: {
      name: user?.name ?? "",
      email: user?.email ?? "",
      role: user?.role ?? "manager",
      password: "",
      allowed: !user?.disabled,
    },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const stored = useKeepTyped(isDirty);
  const own = user?._id === me._id;

  const save = async ({ allowed, password, ...values }: Values) => {
    try {
      if (user)
        await change({
          user,
          change: { ...values, disabled: !allowed, ...(password !== "" && { password }) },
        });
      else await create({ input: { ...values, password }, key });
      showToast(
        user
          ? t("users.form.saved", { name: values.name })
          : t("staff.created", { name: values.name }),
      );
      if (!alive()) return;
      stored();
      onDone();
    } catch (error) {
      if (error instanceof SignedOut) return;
      const code = error instanceof ApiError ? error.code : undefined;
      const message =
        user && code === "conflict"
          ? t("users.form.conflict")
          : sentenceOf(error, t("users.form.failed"), t("common.errors.network"));
      // The key has created another person: the next submit needs a new one.
      if (!user && code === "conflict") setKey(newKey());
      if (!alive()) showErrorToast(message);
      else if (user && code === "not_found") setGone("noticed");
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
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Unsent resend={resend} onSend={() => void submit()} />
      {gone === "noticed" && (
        <Notice tone="danger">
          <p>{t("users.form.gone")}</p>
          <div className="button-row">
            <Button
              onClick={() => {
                setGone("remade");
              }}
            >
              {t("users.form.makeAgain")}
            </Button>
          </div>
        </Notice>
      )}
      {errors.root && (
        <Notice tone="danger">
          <p>{errors.root.message}</p>
        </Notice>
      )}
      <FormField
        control={control}
        name="name"
        max={TEXT_MAX.name}
        label={t("fields.name")}
        required
      >
        <input className="input" autoComplete="off" />
      </FormField>
      <FormField
        control={control}
        name="email"
        max={TEXT_MAX.email}
        label={t("fields.email")}
        required
      >
        <input className="input" type="email" autoComplete="off" />
      </FormField>
      {own ? (
        <Field label={t("common.role")} note={t("staff.ownRole")}>
          <input className="input" value={t(`common.roles.${user.role}`)} readOnly />
        </Field>
      ) : (
        <FormField control={control} name="role" label={t("common.role")}>
          <select className="input">
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {t(`common.roles.${role}`)}
              </option>
            ))}
          </select>
        </FormField>
      )}
      {!own && (
        <FormField
          control={control}
          name="password"
          label={user ? t("common.newPassword") : t("common.password")}
          required={!user}
          note={
            user ? t("users.form.resetNote") : t("users.form.passwordNote", { min: PASSWORD.min })
          }
        >
          <input className="input" type="password" autoComplete="new-password" />
        </FormField>
      )}
      {user && !own && (
        <div className="field">
          <label className="switch">
            <input
              type="checkbox"
              role="switch"
              aria-describedby="user-disabled-note"
              {...register("allowed")}
            />
            <i aria-hidden="true" />
            {t("users.form.disabled")}
          </label>
          <p className="field__note" id="user-disabled-note">
            {t("users.form.disabledNote")}
          </p>
        </div>
      )}
      <div className="button-row">
        {children}
        <Button kind="primary" busy={isSubmitting} type="submit">
          {user ? t("users.form.save") : t("users.form.createAction")}
        </Button>
      </div>
    </form>
  );
}
