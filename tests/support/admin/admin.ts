/** Staff of the browser tests: the first admin of the environment, and a manager whom that admin has made. */
import { expect, type APIRequestContext, type Page } from "playwright/test";
import type { PublicUser } from "#domain/user.ts";

export const ADMIN = { name: "Admin", email: "rokeya@agency.example", password: "a quiet loom at noon" };
export const MANAGER = { name: "Kamal Uddin", email: "kamal@agency.example", password: "seven rows of stitches" };

export interface SignedIn {
  token: string;
  user: PublicUser;
}

/** Signs in by the API. */
export async function tokenFor(request: APIRequestContext, { email, password }: { email: string; password: string }): Promise<SignedIn> {
  const response = await request.post("/api/auth/login", { data: { email, password } });
  const { token, data: user } = (await response.json()) as { token: string; data: PublicUser };
  expect(response.status(), "sign-in by the API").toBe(200);
  return { token, user };
}

/** Puts a session into the page's storage before its first script runs. */
export async function signInAs(page: Page, role: "admin" | "manager"): Promise<SignedIn> {
  const admin = await tokenFor(page.request, ADMIN);
  if (role === "manager") {
    // A second test finds the manager made by the first; both are fine.
    await page.request.post("/api/users", { data: { ...MANAGER, role }, headers: { authorization: `Bearer ${admin.token}` } });
  }
  const session = role === "admin" ? admin : await tokenFor(page.request, MANAGER);
  await page.addInitScript(({ token, user }) => {
    if (sessionStorage.getItem("signed in by the test")) return;
    sessionStorage.setItem("signed in by the test", "yes");
    localStorage.setItem("token", token);
    localStorage.setItem("user", JSON.stringify(user));
  }, session);
  return session;
}
