import { useEffect } from "react";
import { Navigate } from "react-router";
import { useSession } from "./session.tsx";

/**
 * Signing out is a way that leads here, so that a form with unsaved changes asks before it is left.
 */
export function SignOut() {
  const { user, loading, signOut } = useSession();
  useEffect(() => {
    if (user) signOut();
  }, [user, signOut]);
  return loading || user ? null : <Navigate to="/login" replace />;
}
