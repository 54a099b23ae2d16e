/** The session for React: `SessionProvider` around the app, `useSession()` inside. */
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { t } from "#admin/i18n/i18n.ts";
import { ApiError, call, requestLine } from "#admin/lib/api.ts";
import { isRole, type Person } from "#admin/lib/person.ts";
import {
  sessionState,
  signedIn,
  signedOut,
  startSession,
  subscribe,
} from "#admin/lib/session-store.ts";

interface Session {
  user: Person | undefined;
  token: string | undefined;
  loading: boolean;
  /** The session has expired; see `session-store.ts`. */
  ended: boolean;
  /** Throws an `ApiError` with a message for the user. */
  signIn: (email: string, password: string) => Promise<void>;
  signOut: () => void;
}

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider({ children }: { children: ReactNode }) {
  const { session, ended, loading } = useSyncExternalStore(subscribe, sessionState);
  useEffect(startSession, []);
  const value = useMemo(
    () => ({ user: session?.user, token: session?.token, loading, ended, signIn, signOut }),
    [session, loading, ended],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** Throws outside of a `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession must be used inside a SessionProvider.");
  return session;
}

/** The signed-in person; only for screens behind the guard. */
export function useUser(): Person {
  const { user } = useSession();
  if (!user) throw new Error("useUser must be used while signed in.");
  return user;
}

async function signIn(email: string, password: string): Promise<void> {
  const {
    success,
    token,
    data: user,
  } = await call("POST /api/auth/login", { body: { email, password }, anonymous: true });
  if (!success || !token || !user || !isRole(user.role))
    throw new ApiError("invalid", t("common.signIn.failed"));
  signedIn({ token, user });
}

/** Takes effect at once; the request to the server runs in the background. */
function signOut(): void {
  const token = sessionState().session?.token;
  signedOut();
  const { method, path } = requestLine("POST /api/auth/logout");
  if (token)
    void fetch(path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      keepalive: true,
    }).catch(() => undefined);
}
