import { ArrowLeft } from "lucide-react";
import { Navigate, useLocation } from "react-router";
import { useBrand } from "../brand.ts";
import { Logo } from "../parts/Logo.tsx";
import { useTitle } from "../parts/PageTop.tsx";
import { SignInForm } from "../parts/SignInForm.tsx";
import { useSession } from "../session.tsx";
import { texts } from "../texts.ts";

/** Whoever is signed in already goes on to where they wanted to go, or to the dashboard. */
export function SignIn() {
  const brand = useBrand();
  const { user, loading } = useSession();
  const { state } = useLocation();
  useTitle(texts.signIn.title);
  if (loading) return null;
  if (user) return <Navigate to={wanted(state)} replace />;
  return (
    <main className="login" id="main" tabIndex={-1}>
      <div className="login__form">
        <a className="logo-link" href="/" aria-label={`${brand.name}, home`}>
          <Logo word={brand.name} />
        </a>
        <div className="login__middle">
          <h1>{texts.signIn.title}</h1>
          <p className="muted">{texts.signIn.lede(brand.name)}</p>
          <SignInForm />
        </div>
        <a className="link-sewn" href="/">
          <ArrowLeft className="icon" size={18} aria-hidden="true" />
          <span>{texts.signIn.back}</span>
        </a>
      </div>
      <div className="login__picture">
        <img src={brand.picture} alt="" decoding="async" />
      </div>
    </main>
  );
}

function wanted(state: unknown): string {
  const path = (state as { wanted?: unknown } | null)?.wanted;
  return typeof path === "string" && path.startsWith("/") ? path : "/";
}
