/** Accounts that can sign in, written to a test's store, and a client's calls. */
import { scryptSync } from "node:crypto";
import type { PublicUser, UserRecord } from "#domain/staff/user.ts";
import { userDocument } from "#server/auth/users.ts";
import { type Answer, ask } from "#tests/support/api/api.ts";
import { anyIp } from "#tests/support/api/enquiry.ts";
import { bearer, SECRET } from "./signed-in.ts";

export const PASSWORD = "a boat on the Padma";

/** Cheaper than the site's own cost, for quick tests; every hash stores its cost. */
const COST = { N: 1_024, r: 8, p: 1 };
const SALT = Buffer.from("salt of the tests");
const HASH = scryptSync(PASSWORD, SALT, 32, COST);

let counter = 0;

/** Adds an account, by default a manager, with an id and address unique in this file. */
export async function addAccount(fields: Partial<UserRecord> = {}): Promise<UserRecord> {
  process.env["JWT_SECRET"] ??= SECRET;
  counter += 1;
  const user: UserRecord = {
    _id: `account-${counter}`,
    name: `Person ${counter}`,
    email: `person.${counter}@nokshaworks.example`,
    role: "manager",
    disabled: false,
    demo: false,
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    revision: 1,
    passwordHash: { ...COST, salt: SALT.toString("base64url"), hash: HASH.toString("base64url") },
    sessionVersion: 1,
    keptToken: "",
    signedOut: {},
    ...fields,
  };
  await userDocument.change((users) => ({ items: [...users, user], result: undefined }));
  return user;
}

/** A sign-in, by default from an address of its own. */
export function signIn(
  email: string,
  password: string = PASSWORD,
  ip: string = anyIp(),
): Promise<Answer<PublicUser>> {
  return ask("POST", "/api/auth/login", { body: { email, password }, ip });
}

export function me(token: string): Promise<Answer<PublicUser>> {
  return ask("GET", "/api/auth/me", { headers: bearer(token) });
}

/** The token for a right password. */
export async function tokenBy(
  email: string,
  password: string = PASSWORD,
  ip: string = anyIp(),
): Promise<string> {
  const { status, body } = await signIn(email, password, ip);
  if (status !== 200 || body.token === undefined)
    throw new Error(`Sign-in failed: ${status} ${body.message}`);
  return body.token;
}

/** Statuses of that many wrong passwords, in sequence. */
export async function guess(count: number, email: string, ip: () => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++)
    statuses.push((await signIn(email, `wrong password ${index}`, ip())).status);
  return statuses;
}

export const times = (count: number, status: number): number[] =>
  Array(count).fill(status) as number[];

/** A request that changes a person at a revision. */
export function changePerson(
  by: { authorization: string },
  { _id, revision }: Pick<PublicUser, "_id" | "revision">,
  body: object,
) {
  return ask<PublicUser>("PUT", `/api/users/${_id}`, {
    headers: { ...by, "if-match": `"${revision}"` },
    body,
  });
}

export function deletePerson(
  by: { authorization: string },
  { _id, revision }: Pick<PublicUser, "_id" | "revision">,
) {
  return ask("DELETE", `/api/users/${_id}`, { headers: { ...by, "if-match": `"${revision}"` } });
}
