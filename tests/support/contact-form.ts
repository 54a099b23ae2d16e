/** The contact form of the home page as a visitor meets it, and answers of the API that no healthy server gives on request. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { default as Axe, RunOptions } from "axe-core";
import { expect, type Page, type Request, type Route } from "playwright/test";
import { API } from "#domain/links.ts";
import { jumpTo } from "./jump-to.ts";

/** Without its comments axe is read in half the time, and each page reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const VISITOR = {
  name: "Farhana O'Neil-Smith",
  email: "farhana+clinic@sub-domain.photography",
  phone: "+880 1700 000123",
  company: "Shapla Clinic",
  message: "We open in March and need a booking page.\nআমরা ঢাকায় আছি।",
};

/** The open form; `send` is found by its place because its words change. */
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

/** Opens the home page at the form and waits until the form is alive: only then is the button of an empty form disabled. */
export async function openForm(page: Page) {
  await page.goto("/");
  await jumpTo(page.locator("#contact form"));
  await expect(page.locator("#contact astro-island")).not.toHaveAttribute("ssr");
  return formOf(page);
}

export async function fillRequired(page: Page, message = VISITOR.message): Promise<void> {
  const { name, email, message: box } = formOf(page);
  await name.fill(VISITOR.name);
  await email.fill(VISITOR.email);
  await box.fill(message);
}

/** Holds every post to the API until it is told how to answer; `posts` are the requests so far. */
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
    succeed: async () => (await next()).fulfill({ json: { success: true, message: "Message sent successfully!" } }),
    fail: async (status = 503, headers: Record<string, string> = {}, json: object = { success: false }) =>
      (await next()).fulfill({ status, headers, json }),
    cut: async () => (await next()).abort("connectionreset"),
  };
}

/** What axe finds wrong inside `selector`, by all its rules, by some or by all `but` one, as rule and element, when all that fades or moves has come to rest. */
export async function faults(page: Page, selector: string, rules?: string[], but?: string): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // Frames are other people's pages; asking into one that is not there yet is an error of the console.
  // Nothing is asked of what is right, so axe need not describe it.
  const options: RunOptions = {
    iframes: false,
    resultTypes: ["violations"],
    selectors: false,
    ...(rules && { runOnly: rules }),
    ...(but && { rules: { [but]: { enabled: false } } }),
  };
  return page.evaluate(
    async ([inside, how]) => {
      const { violations } = await window.axe.run(inside, how);
      return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`));
    },
    [selector, options] as const,
  );
}

/** Waits for what ends by itself: loops and what follows the scroll go on. */
async function atRest(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(() => {
      const ends = ({ timeline, effect }: Animation) =>
        timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity;
      return document.getAnimations().filter((animation) => animation.playState === "running" && ends(animation)).length;
    });
  await expect.poll(moving, { message: "what still fades or moves", intervals: [50] }).toBe(0);
}

declare global {
  interface Window {
    axe: typeof Axe;
  }
}
