/**
 * The home page's contact form from a visitor's view, and API answers that no healthy server gives
 * on request.
 */
import { expect, type Page, type Request, type Route } from "playwright/test";
import { API } from "#domain/links.ts";
import { jumpTo } from "./jump-to.ts";

export const VISITOR = {
  name: "Farhana O'Neil-Smith",
  email: "farhana+clinic@sub-domain.photography",
  phone: "+880 1700 000123",
  company: "Shapla Clinic",
  message: "We open in March and need a booking page.\nআমরা ঢাকায় আছি।",
};

/** The open form; `send` is located by position because its text changes. */
export function formOf(page: Page) {
  const form = page.locator("form[action='/api/contact']");
  return {
    form,
    name: form.getByLabel("Your name"),
    email: form.getByLabel("Email"),
    phone: form.getByLabel("Phone"),
    company: form.getByLabel("Company"),
    message: form.getByLabel("Message"),
    send: form.locator(".form-actions button"),
    failure: form.getByRole("alert"),
    success: form.locator(".notice--success"),
  };
}

/**
 * Opens the home page at the form and waits for hydration: only then is the button of an empty form
 * disabled.
 */
export async function openForm(page: Page) {
  await page.goto("/");
  await wakeForm(page);
  return formOf(page);
}

/** The form hydrates when the pointer enters it. */
export async function wakeForm(page: Page): Promise<void> {
  await jumpTo(page.locator("#contact form"));
  await page.locator("#contact form").dispatchEvent("pointerenter");
  await expect(page.locator("#contact astro-island")).not.toHaveAttribute("ssr");
}

export async function fillRequired(page: Page, message = VISITOR.message): Promise<void> {
  const { name, email, message: box } = formOf(page);
  await name.fill(VISITOR.name);
  await email.fill(VISITOR.email);
  await box.fill(message);
}

/** Holds every post to the API until the test answers it; `posts` are the requests so far. */
export async function holdApi(page: Page, address: string = API.contact) {
  const posts: Request[] = [];
  const waiting: Route[] = [];
  await page.route(`**${address}`, (route) => {
    posts.push(route.request());
    waiting.push(route);
  });
  const next = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    return waiting.shift() as Route;
  };
  return {
    posts,
    keys: () => posts.map((request) => request.headers()["idempotency-key"]),
    succeed: async () =>
      (await next()).fulfill({ json: { success: true, message: "Message sent successfully!" } }),
    fail: async (
      status = 503,
      headers: Record<string, string> = {},
      json: object = { success: false },
    ) => (await next()).fulfill({ status, headers, json }),
    fulfill: async (answer: Parameters<Route["fulfill"]>[0]) => (await next()).fulfill(answer),
    cut: async () => (await next()).abort("connectionreset"),
  };
}
