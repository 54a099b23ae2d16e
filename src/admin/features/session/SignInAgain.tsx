import { useSession } from "./session.tsx";
import { lazyOnIdle } from "#admin/lib/lazy-on-idle.tsx";

const SignInDialog = lazyOnIdle(async () => (await import("./SignInDialog.tsx")).SignInDialog);

/**
 * Opens over the screen when the session ends there. What was typed stays, and what was refused is
 * sent again afterwards.
 */
export function SignInAgain() {
  const { user, ended, signOut } = useSession();
  return <SignInDialog wanted={ended} email={user?.email ?? ""} open={ended} onLeave={signOut} />;
}
