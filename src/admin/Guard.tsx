/** Only the staff get past here; whoever comes without a session is asked to sign in and brought back to where they wanted to go. */
import { Navigate, useLocation } from "react-router";
import { Shell } from "./Shell.tsx";
import { useSession } from "./session.tsx";

export function Guard() {
  const { user, loading } = useSession();
  const { pathname, search } = useLocation();
  if (loading) return null;
  if (!user) return <Navigate to="/login" replace state={{ wanted: pathname + search }} />;
  return <Shell />;
}
