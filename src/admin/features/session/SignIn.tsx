import { ArrowLeft } from "lucide-react";
import { Navigate, useLocation } from "react-router";
import { LanguageSelect } from "#admin/app/LanguageSelect.tsx";
import { Logo } from "#admin/app/Logo.tsx";
import { dashboard, frame, prefetch } from "#admin/app/screens.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useBrand } from "#admin/lib/brand.ts";
import { useStart } from "#admin/lib/use-start.ts";
import { useTitle } from "#admin/ui/PageTop.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { useSession } from "./session.tsx";

/** Redirects a signed-in person to the requested screen, or to the dashboard. */
export function Component() {
  const brand = useBrand();
  const { user, loading } = useSession();
  const { state } = useLocation() as { state: unknown };
  const { t } = useTranslation();
  useTitle(t("common.signIn.title"));
  useStart("/login");
  if (loading) return null;
  if (user) return <Navigate to={returnPath(state)} replace />;
  return (
    <main
      className="login"
      id="main"
      tabIndex={-1}
      // Prefetches the next screen during typing.
      onFocus={() => {
        prefetch(frame, dashboard);
      }}
    >
      <div className="login__form">
        <a className="logo-link" href="/" aria-label={t("brandHome", { brand: brand.name })}>
          <Logo word={brand.name} />
        </a>
        <div className="login__middle">
          <h1>{t("common.signIn.title")}</h1>
          <p className="muted">{t("common.signIn.lede", { brand: brand.name })}</p>
          <SignInForm />
        </div>
        <div className="login__foot">
          <a className="link-sewn" href="/">
            <ArrowLeft size={18} />
            <span>{t("common.signIn.back")}</span>
          </a>
          <LanguageSelect />
        </div>
      </div>
      <div className="login__picture">
        <img src={brand.picture} alt="" decoding="async" />
      </div>
    </main>
  );
}

function returnPath(state: unknown): string {
  const path = (state as { from?: unknown } | null)?.from;
  return typeof path === "string" && path.startsWith("/") ? path : "/";
}
