/** The fields of the sign-in screen and of the dialog after an expired session. */
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { prefetch } from "#admin/app/screens.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { ApiError } from "#admin/lib/api.ts";
import { useBrand } from "#admin/lib/brand.ts";
import { Button, IconButton } from "#admin/ui/Button.tsx";
import { Field } from "#admin/ui/Field.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import type { LoginInput } from "#domain/staff/user.ts";
import { useSession } from "./session.tsx";

const loginCheck = () => import("./login-check.ts");

/** Without its code the check is left to the server. */
const resolver: Resolver<LoginInput> = async (values, ...how) => {
  const file = await loginCheck().catch(() => undefined);
  return file ? file.checkLogin(values, ...how) : { values, errors: {} };
};

/** `fixed`: only the person whose session has expired may sign in. */
export function SignInForm({ email = "", fixed = false }: { email?: string; fixed?: boolean }) {
  const { signIn } = useSession();
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm<LoginInput>({
    resolver,
    defaultValues: { email, password: "" },
    // A refused entry is validated again on the next submit.
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting } = formState;

  const submit = async (values: LoginInput) => {
    try {
      await signIn(values.email, values.password);
    } catch (error) {
      const hasMessage = error instanceof ApiError && error.code !== "unreadable";
      setError("root", { message: hasMessage ? error.message : t("common.signIn.failed") });
      setFocus("password");
    }
  };

  return (
    <form
      noValidate
      onFocus={() => {
        prefetch(loginCheck);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void handleSubmit(submit)(event);
      }}
    >
      {errors.root && (
        <Notice tone="danger">
          <p>{errors.root.message}</p>
        </Notice>
      )}
      <Field label={t("fields.email")} problem={errors.email?.message}>
        <input
          className="input"
          type="email"
          autoComplete="username"
          readOnly={fixed}
          {...register("email")}
        />
      </Field>
      <div className="password">
        <Field label={t("common.password")} problem={errors.password?.message}>
          <input
            className="input"
            type={shown ? "text" : "password"}
            autoComplete="current-password"
            {...register("password")}
          />
        </Field>
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={t("common.signIn.show")}
          aria-pressed={shown}
          onClick={() => {
            setShown(!shown);
          }}
        />
      </div>
      <Button kind="primary" busy={isSubmitting} type="submit">
        {isSubmitting ? t("common.signIn.submitting") : t("common.signIn.submit")}
      </Button>
      {!fixed && <DemoHint onUse={reset} />}
    </form>
  );
}

/** Shown where demo accounts exist; a click fills the fields. */
function DemoHint({ onUse }: { onUse: (values: LoginInput) => void }) {
  const { demo } = useBrand();
  const { t } = useTranslation();
  if (!demo) return null;
  return (
    <div className="demo-hint">
      <p>{t("common.signIn.demo")}</p>
      <ul>
        {demo.accounts.map(({ email }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => {
                onUse({ email, password: demo.password });
              }}
            >
              {email}
            </button>
          </li>
        ))}
      </ul>
      <p>
        {t("common.signIn.demoPassword")} <code>{demo.password}</code>
      </p>
    </div>
  );
}
