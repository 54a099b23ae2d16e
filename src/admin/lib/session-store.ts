/**
 * The session outside of React, so that every request uses the newest token: signed out, signed in,
 * or expired. When it expires, the screen stays, a sign-in opens over it, and refused requests
 * wait.
 */
import { makeListeners } from "./listeners.ts";
import type { Person } from "./person.ts";
import { clearSession, readSession, type StoredSession, writeSession } from "./storage.ts";

export interface SessionState {
  session: StoredSession | undefined;
  /** The server refuses the token: the person has to sign in again. */
  ended: boolean;
  /** True until the stored session is read. */
  loading: boolean;
}

/** Rejects the waiting requests when the person does not sign in again. */
export class SignedOut extends Error {
  override name = "SignedOut";
}

let state: SessionState = { session: undefined, ended: false, loading: true };
const listeners = makeListeners();
export const { subscribe } = listeners;
let renewal: PromiseWithResolvers<string> | undefined;

export function sessionState(): SessionState {
  return state;
}

/** Restores the stored session, and follows sign-ins and sign-outs in other tabs. */
export function startSession(): () => void {
  put({ session: readSession(), ended: false, loading: false });
  const follow = (event: StorageEvent) => {
    if (event.key !== "token" && event.key !== null) return;
    const session = readSession();
    if (session?.token === state.session?.token) return;
    if (session) signedIn(session, { store: false });
    else signedOut({ store: false });
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

export function signedIn(session: StoredSession, { store = true } = {}): void {
  const before = state.session?.user;
  if (store) writeSession(session);
  put({ session, ended: false, loading: false });
  // Requests of one person are never repeated as another.
  if (before && before._id !== session.user._id) renewal?.reject(new SignedOut());
  else renewal?.resolve(session.token);
  renewal = undefined;
}

/** Updates the name or role of the signed-in person. */
export function personChanged(user: Person): void {
  const { session } = state;
  if (
    session?.user._id !== user._id ||
    (Object.keys(session.user) as (keyof Person)[]).every((key) => session.user[key] === user[key])
  )
    return;
  const { _id, name, email, role } = user;
  const next = { ...session, user: { _id, name, email, role } };
  writeSession(next);
  put({ ...state, session: next });
}

export function signedOut({ store = true } = {}): void {
  if (store) clearSession();
  put({ session: undefined, ended: false, loading: false });
  renewal?.reject(new SignedOut());
  renewal = undefined;
}

/** Resolves with a new token once the same person has signed in again; rejects with `SignedOut`. */
export function renewedToken(refused: string): Promise<string> {
  const current = state.session?.token;
  if (current === undefined) return Promise.reject(new SignedOut());
  if (current !== refused) return Promise.resolve(current);
  renewal ??= Promise.withResolvers<string>();
  if (!state.ended) put({ ...state, ended: true });
  return renewal.promise;
}

function put(next: SessionState): void {
  state = next;
  listeners.notify();
}
