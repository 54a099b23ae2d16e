/** Every screen and its address. */
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { createBrowserRouter, Link, Navigate, Outlet, useLocation } from "react-router";
import { useSession } from "#admin/features/session/session.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { hasToken } from "#admin/lib/storage.ts";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { Empty, LoadingRows } from "#admin/ui/states.tsx";
import { Crash } from "./Crash.tsx";
import { BASE, frame, prefetch, screens, signIn } from "./screens.ts";

const guarded = (content: ReactNode) => <Guard>{content}</Guard>;

export function makeRouter() {
  if (!hasToken()) prefetch(signIn);
  return createBrowserRouter(
    [
      { path: "/login", lazy: signIn, hydrateFallbackElement: <></>, errorElement: <Crash /> },
      { path: "/logout", element: <SignOut />, errorElement: <Crash /> },
      {
        path: "/",
        element: guarded(<Outlet />),
        // The sign-in does not wait for the files of a screen.
        hydrateFallbackElement: guarded(<LoadingRows />),
        errorElement: <Crash />,
        children: [
          {
            lazy: frame,
            children: [
              {
                errorElement: <Crash />,
                children: [...screens, { path: "*", element: <NotFound /> }],
              },
            ],
          },
        ],
      },
    ],
    { basename: BASE },
  );
}

/**
 * Sends visitors without a session to the sign-in, which brings them back to the screen they asked
 * for. After a sign-out it does not: the next person starts at the dashboard.
 */
function Guard({ children }: { children: ReactNode }) {
  const { user, loading } = useSession();
  const { pathname, search } = useLocation();
  const [inside, setInside] = useState(false);
  if (user && !inside) setInside(true);
  if (loading) return null;
  if (!user)
    return <Navigate to="/login" replace state={inside ? null : { from: pathname + search }} />;
  // State of one person is never shown to the next.
  return <Fragment key={user._id}>{children}</Fragment>;
}

function NotFound() {
  const { t } = useTranslation();
  return (
    <>
      <PageTop title={t("common.notFound.title")} />
      <div className="card">
        <Empty motif="boat" text={t("common.notFound.text")}>
          <Link className="button button--primary" to="/">
            <span>{t("common.toDashboard")}</span>
          </Link>
        </Empty>
      </div>
    </>
  );
}

/** Signing out is a navigation, so that a form with unsaved changes asks first. */
function SignOut() {
  const { user, loading, signOut } = useSession();
  useEffect(() => {
    if (user) signOut();
  }, [user, signOut]);
  return loading || user ? null : <Navigate to="/login" replace />;
}
