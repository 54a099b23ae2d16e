/**
 * People written straight into a test's store, and their tokens: for tests of everything behind the
 * sign-in.
 */
import { type Role, ROLES, type UserRecord } from "#domain/staff/user.ts";
import { issueToken } from "#server/auth/tokens.ts";
import type { TestStore } from "#tests/support/store/store.ts";

/** Signs the tokens. */
export const SECRET = "a secret of the tests, long enough to be taken";

export type TokenHeaders = Record<"authorization", string>;

/** One person per role, with the header for their requests. Replaces the people in the store. */
export async function signInAll(
  store: Pick<TestStore, "write">,
): Promise<Record<Role, TokenHeaders>> {
  process.env["JWT_SECRET"] ??= SECRET;
  const people = ROLES.map(personOf);
  await store.write("users", "all", { items: people, writes: [] });
  const entries = people.map(
    async (person) => [person.role, bearer(await tokenOf(person))] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Record<Role, TokenHeaders>;
}

export function tokenOf(person: UserRecord): Promise<string> {
  return issueToken(person, Date.now());
}

export function bearer(token: string): TokenHeaders {
  return { authorization: `Bearer ${token}` };
}

/** This person cannot sign in: the hash matches no password. */
export function personOf(role: Role): UserRecord {
  return {
    _id: `test-${role}`,
    name: `Test ${role}`,
    email: `${role}@nokshaworks.example`,
    role,
    disabled: false,
    demo: false,
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    revision: 1,
    passwordHash: { N: 16, r: 1, p: 1, salt: "AAAA", hash: "AAAA" },
    sessionVersion: 1,
    keptToken: "",
    signedOut: {},
  };
}
