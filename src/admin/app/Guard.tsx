/**
 * Only the staff get past here; whoever comes without a session is asked to sign in and brought
 * back to where they wanted to go.
 * Where somebody has signed out is not where the next one wants to go.
 */
import { Fragment, useState, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useSession } from "#admin/features/session/session.tsx";

export function Guard({ children }: { children: ReactNode }) {
  const { user, loading } = useSession();
  const { pathname, search } = useLocation();
  const [inside, setInside] = useState(false);
  if (user && !inside) setInside(true);
  if (loading) return null;
  if (!user)
    return <Navigate to="/login" replace state={inside ? null : { wanted: pathname + search }} />;
  // Nobody sees what another person was shown.
  return <Fragment key={user._id}>{children}</Fragment>;
}
