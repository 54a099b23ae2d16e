/**
 * What visitors and staff do most, walked once in each engine. Chromium's tests (tests/e2e) hold
 * the details.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { InboxMessage } from "#domain/inbox/inbox.ts";
import type { ServiceRecord } from "#domain/records/service.ts";
import { ADMIN } from "#tests/support/admin/admin.ts";
import { SERVICE } from "#tests/support/records/records.ts";
import { type Engine, Page } from "./page.ts";
import { startSite } from "./site.ts";

const DESK = [1440, 900] as const;
const PHONE = [480, 844] as const;
const LIGHT = "rgb(250, 246, 239)";
const DARK = "rgb(15, 15, 42)";

export function walkJourneys(startEngine: () => Promise<Engine>): void {
  let site: Awaited<ReturnType<typeof startSite>>;
  let page: Page;

  beforeAll(async () => {
    site = await startSite();
    page = new Page(await startEngine(), site.url);
  });
  afterAll(async () => {
    await page?.close();
    await site?.stop();
  });
  beforeEach(() => page.resize(...DESK));
  afterEach(async () => {
    expect(
      await page.execute(() => sessionStorage.getItem("errors")),
      "what the browser complained about",
    ).toBe("");
  });

  const focused = (css: string) =>
    page.until((wanted) => document.activeElement?.matches(wanted), css);
  const address = (path: string) => page.until((wanted) => location.pathname === wanted, path);
  const shown = (css: string, open: boolean) =>
    page.until((wanted, is) => document.querySelector(wanted)?.checkVisibility() === is, css, open);
  const contains = (css: string, words: string) =>
    page.until(
      (wanted, text) => document.querySelector<HTMLElement>(wanted)?.innerText.includes(text),
      css,
      words,
    );

  test("the home page loads whole, and the theme that is chosen holds over a reload", async () => {
    const ground = (color: string) =>
      page.until((wanted) => getComputedStyle(document.body).backgroundColor === wanted, color);
    await page.open("/");
    expect(await page.text("h1")).toMatch(/\w/);
    expect(await page.execute(() => document.title)).toContain("Nokshaworks");
    await ground(LIGHT);
    await page.click(".site-header [data-theme-switch]");
    await ground(DARK);
    await page.reload();
    await ground(DARK);
    await page.click(".site-header [data-theme-switch]");
    await ground(LIGHT);
  });

  test("the services menu opens by the keyboard, is walked by arrows and leads to a service", async () => {
    await page.open("/");
    await page.focus(".site-nav__more");
    await page.press("Enter");
    await shown("#services-menu", true);
    await page.press("Escape");
    await shown("#services-menu", false);
    await focused(".site-nav__more");
    await page.press("ArrowDown");
    await focused("#services-menu a[href='/services/web-design-development']");
    await page.press("ArrowDown");
    await focused("#services-menu a[href='/services/graphics-design']");
    await page.press("Enter");
    await address("/services/graphics-design");
    expect(await page.text("h1")).toBe("Graphics Design");
  });

  test("the menu of narrow windows keeps the focus and gives it back on Escape", async () => {
    await page.resize(...PHONE);
    await page.open("/");
    await page.focus("[data-menu-open]");
    await page.press("Enter");
    await shown("#mobile-menu", true);
    await page.press("Tab", "Tab", "Tab");
    await focused("#mobile-menu *");
    await page.press("Escape");
    await shown("#mobile-menu", false);
    await focused("[data-menu-open]");
  });

  test("a question opens, and closes the one before", async () => {
    await page.open("/");
    for (const n of [0, 1]) {
      await page.focus(`details[name]:nth-of-type(${n + 1}) summary`);
      await page.press("Enter");
      await page.until((wanted) => {
        const all = [...document.querySelectorAll<HTMLDetailsElement>("details[name]")];
        return (
          all.filter(({ open }) => open).length === 1 &&
          all[wanted]?.querySelector("p")?.checkVisibility()
        );
      }, n);
    }
  });

  test("a message is sent by the contact form, thanked for and in the inbox", async () => {
    await page.open("/contact");
    await page.focus("#contact-name");
    // The button of an empty form is disabled once the form is alive.
    await shown("form[action='/api/contact'] button:disabled", true);
    await page.type("#contact-name", "Farhana Akter");
    await page.type("#contact-email", "farhana@shapla.example");
    await page.type("#contact-message", "We open in March.");
    await page.click("form[action='/api/contact'] .form-actions button");
    await contains(
      "form[action='/api/contact'] .notice--success",
      "Your message has been sent successfully.",
    );
    const inbox = await site.staff<InboxMessage[]>("GET", "/api/contact");
    expect(inbox).toMatchObject([
      { name: "Farhana Akter", email: "farhana@shapla.example", message: "We open in March." },
    ]);
  });

  test("another language is chosen and remembered", async () => {
    await page.open("/about");
    await page.click(".language > button");
    await page.click("#languages a[hreflang='bn']");
    await address("/bn/about");
    expect(await page.execute(() => document.documentElement.lang)).toBe("bn");
    expect(await page.text("h1")).toMatch(/\p{Script=Bengali}/u);
    await page.click(".site-footer .languages a[hreflang='en']");
    await address("/about");
  });

  test("an article is read, and its newsletter box refuses a wrong address in place", async () => {
    await page.open("/blog/1");
    expect(await page.text("h1")).toBe("Five web trends worth your budget, and three that are not");
    await page.type("#newsletter-email", "reader@example");
    await page.click("#newsletter button");
    await contains(
      "#newsletter [role='status']",
      "Must be an email address, like name@example.com.",
    );
    await focused("#newsletter-email[aria-invalid='true']");
  });

  test("staff sign in, change a service, find it kept after a reload, and sign out", async () => {
    const { _id } = await site.staff<ServiceRecord>("POST", "/api/services", {
      ...SERVICE,
      images: [],
      imageAlts: {},
    });
    const form = `/admin/services/edit/${_id}`;
    await page.open(form);
    await address("/admin/login");
    await page.type("[name='email']", ADMIN.email);
    await page.type("[name='password']", ADMIN.password);
    await page.press("Enter");
    await address(form);
    await page.type("[name='shortDetails']", "Written in another browser.");
    await page.click("button", "Update Service");
    await address("/admin/services");
    await contains("tbody", "Written in another browser.");
    await page.open(form);
    await page.reload();
    await page.until(
      () =>
        document.querySelector<HTMLInputElement>("[name='shortDetails']")?.value ===
        "Written in another browser.",
    );
    await page.click("button", "Sign Out");
    await address("/admin/login");
    expect(await page.execute(() => localStorage.getItem("token"))).toBeNull();
  });
}
