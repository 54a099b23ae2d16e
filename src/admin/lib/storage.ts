/** The stored session, under the keys `token` and `user`. Browsers may block the storage. */
import { isRole, type Person } from "./person.ts";

export interface StoredSession {
  token: string;
  user: Person;
}

/** The stored session; an incomplete or broken one is cleared. */
export function readSession(): StoredSession | undefined {
  const token = read("token");
  const text = read("user");
  const user = text === null ? undefined : parsePerson(text);
  if (token && user) return { token, user };
  if (token !== null || text !== null) clearSession();
  return undefined;
}

/** Whether a session is stored; otherwise the sign-in is prefetched. */
export function hasToken(): boolean {
  return read("token") !== null;
}

export function writeSession({ token, user }: StoredSession): void {
  try {
    localStorage.setItem("user", JSON.stringify(user));
    localStorage.setItem("token", token);
  } catch {
    // Storage is blocked or full: the session lives as long as the page.
  }
}

export function clearSession(): void {
  try {
    localStorage.removeItem("token");
    localStorage.removeItem("user");
  } catch {
    // Nothing was stored.
  }
}

function parsePerson(text: string): Person | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) throw new Error("not a person");
    const { _id, name, email, role } = value as Record<string, unknown>;
    if (typeof name !== "string" || !isRole(role)) throw new Error("not a person");
    return { _id: textOr(_id), name, email: textOr(email), role };
  } catch (error) {
    // eslint-disable-next-line no-console -- the only trace of a lost session
    console.warn("The stored user could not be read; it is cleared.", error);
    return undefined;
  }
}

function textOr(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
