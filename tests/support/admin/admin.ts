/**
 * Staff of the browser tests: the first admin, from the environment, and a manager created by that
 * admin.
 */
import { type APIRequestContext, expect, type Page } from "playwright/test";
import type { PublicUser } from "#domain/staff/user.ts";

export const ADMIN = {
  name: "Admin",
  email: "rokeya@agency.example",
  password: "a quiet loom at noon",
};
export const MANAGER = {
  name: "Kamal Uddin",
  email: "kamal@agency.example",
  password: "seven rows of stitches",
};

export interface SignedIn {
  token: string;
  user: PublicUser;
}

/** Signs in through the API. */
export async function tokenFor(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const response = await request.post("/api/auth/login", { data: { email, password } });
  const { token, data: user } = (await response.json()) as { token: string; data: PublicUser };
  expect(response.status(), "sign-in by the API").toBe(200);
  return { token, user };
}

/**
 * Sessions of this process by the person's address: a sign-in costs a hash, which takes a core for
 * a quarter of a second.
 */
const sessions = new Map<string, SignedIn>();

/** A session left by an earlier test of this process, if the platform still accepts it. */
async function leftFor(
  request: APIRequestContext,
  { email }: { email: string },
): Promise<SignedIn | undefined> {
  const session = sessions.get(email);
  const me =
    session &&
    (await request.get("/api/auth/me", { headers: { authorization: `Bearer ${session.token}` } }));
  return me?.status() === 200 ? session : undefined;
}

async function newSession(
  request: APIRequestContext,
  person: { email: string; password: string },
): Promise<SignedIn> {
  const session = await tokenFor(request, person);
  sessions.set(person.email, session);
  return session;
}

const admin = async (request: APIRequestContext) =>
  (await leftFor(request, ADMIN)) ?? newSession(request, ADMIN);

/** Adds the manager, or finds the one added by an earlier test. */
async function manager(request: APIRequestContext): Promise<SignedIn> {
  const left = await leftFor(request, MANAGER);
  if (left) return left;
  const headers = { authorization: `Bearer ${(await admin(request)).token}` };
  await request.post("/api/users", { data: { ...MANAGER, role: "manager" }, headers });
  return newSession(request, MANAGER);
}

/** Puts a session into the page's storage before its first script runs. */
export async function signInAs(page: Page, role: "admin" | "manager"): Promise<SignedIn> {
  const session = await (role === "admin" ? admin(page.request) : manager(page.request));
  await page.addInitScript(({ token, user }) => {
    if (sessionStorage.getItem("signed in by the test")) return;
    sessionStorage.setItem("signed in by the test", "yes");
    localStorage.setItem("token", token);
    localStorage.setItem("user", JSON.stringify(user));
  }, session);
  return session;
}

/** Hands an open page over to another person, from its next load on. */
export async function handOver(page: Page, session: SignedIn): Promise<void> {
  await page.evaluate(({ token, user }) => {
    localStorage.setItem("token", token);
    localStorage.setItem("user", JSON.stringify(user));
  }, session);
}
