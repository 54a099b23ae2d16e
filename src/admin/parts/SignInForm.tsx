/** Email and password: on the sign-in screen, and over a screen whose session has ended. */
import { Eye, EyeOff } from "lucide-react";
import { useRef, useState, type SubmitEvent } from "react";
import { isEmail } from "#domain/patterns.ts";
import { en as SAY } from "#domain/problems/en.ts";
import { ApiError } from "../api.ts";
import { useBrand } from "../brand.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useSession } from "../session.tsx";
import { Field } from "./Field.tsx";
import { Notice } from "./Notice.tsx";
import { Spinner } from "./Spinner.tsx";

export function SignInForm({ email: known = "", fixed = false, onSignedIn }: { email?: string; fixed?: boolean; onSignedIn?: () => void }) {
  const { signIn } = useSession();
  const { t } = useTranslation();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState("");
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<{ email?: string; password?: string; whole?: string }>({});
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong: { email?: string; password?: string } = {
      ...(email.trim() === "" ? { email: SAY.required } : isEmail(email.trim()) ? {} : { email: SAY.email }),
      ...(password === "" && { password: SAY.required }),
    };
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) {
      form.current?.querySelector<HTMLInputElement>(wrong.email ? "[type=email]" : "[name=password]")?.focus();
      return;
    }
    setBusy(true);
    try {
      await signIn(email.trim(), password);
      onSignedIn?.();
    } catch (error) {
      setProblems({ whole: error instanceof ApiError && error.code !== "unreadable" ? error.message : t("common.signIn.failed") });
      form.current?.querySelector<HTMLInputElement>("[name=password]")?.focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {problems.whole && (
        <Notice tone="danger">
          <p>{problems.whole}</p>
        </Notice>
      )}
      <Field label={t("common.signIn.email")} problem={problems.email}>
        <input
          className="input"
          type="email"
          name="email"
          autoComplete="username"
          readOnly={fixed}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
          }}
        />
      </Field>
      <div className="password">
        <Field label={t("common.signIn.password")} problem={problems.password}>
          <input
            className="input"
            type={shown ? "text" : "password"}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
            }}
          />
        </Field>
        <button
          className="icon-button"
          type="button"
          aria-label={t("common.signIn.show")}
          aria-pressed={shown}
          onClick={() => {
            setShown(!shown);
          }}
        >
          {shown ? <EyeOff className="icon" size={20} aria-hidden="true" /> : <Eye className="icon" size={20} aria-hidden="true" />}
        </button>
      </div>
      <button className="button button--primary" type="submit" aria-disabled={busy}>
        {busy && <Spinner />}
        <span>{busy ? t("common.signIn.submitting") : t("common.signIn.submit")}</span>
      </button>
      {!fixed && (
        <DemoHint
          onUse={(address, secret) => {
            setEmail(address);
            setPassword(secret);
            setProblems({});
          }}
        />
      )}
    </form>
  );
}

/** Only where the demo's accounts exist; a click fills the fields. */
function DemoHint({ onUse }: { onUse: (email: string, password: string) => void }) {
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
                onUse(email, demo.password);
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
