/**
 * The meeting page (spec 1, sections 2 and 7: "A third-party scheduling script is loaded on the
 * meeting page"; B62).
 */
import type { Page, Route } from "playwright/test";
import { TIMES } from "#domain/page-limits.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const PATH = "/meeting-with-nokshaworks";
const SCHEDULER = "https://cal.com/nokshaworks/30min";
test.use({ reducedMotion: "reduce" });

const box = (page: Page) => page.locator("[data-scheduler]");
const ask = (page: Page) => page.getByRole("button", { name: "Show the calendar of cal.com" });

/** Answers for the scheduler; `frames` are the pages requested, without the first try. */
async function scheduler(page: Page, answer: (route: Route) => Promise<void>) {
  const frames: string[] = [];
  await page.route("https://cal.com/**", (route) => {
    if (route.request().method() !== "HEAD") frames.push(route.request().url());
    return answer(route);
  });
  return frames;
}

const works = (route: Route) =>
  route.fulfill({
    contentType: "text/html",
    body: "<!doctype html><title>Calendar</title><p>Pick a time</p>",
  });

test("the scheduler is allowed on this page, to which other meeting addresses lead, and on no other", async ({
  page,
  request,
}) => {
  await test.step("any other meeting address leads here", async () => {
    await scheduler(page, works);
    expect(
      (await request.get("/meeting-with-somebody-else", { maxRedirects: 0 })).headers().location,
    ).toMatch(new RegExp(`${PATH}$`));
    await page.goto(PATH);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meet us for 30 minutes");
  });
  await test.step("the scheduler is allowed on this page and on no other", async () => {
    const policy = async (path: string) =>
      /http-equiv="content-security-policy" content="([^"]*)"/i.exec(
        await (await request.get(path)).text(),
      )?.[1] ?? "";
    const here = await policy(PATH);
    expect(here).toMatch(/frame-src [^;]*https:\/\/cal\.com(?: |;)/);
    expect(here).toMatch(/connect-src 'self' [^;]*https:\/\/cal\.com;/);
    for (const path of ["/", "/about", "/contact"]) {
      expect(await policy(path)).toContain("default-src 'self'");
      expect(await policy(path)).not.toContain("cal.com");
    }
    await expect(page.locator("script[src^='https://cal.com']")).toHaveCount(0);
  });
});

test("B62: the calendar comes when asked, into a box that keeps its size, in one copy, whatever changes and however one comes back", async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const frames = await scheduler(page, async (route) => {
    if (route.request().method() !== "HEAD") await held;
    await works(route);
  });
  await test.step("the calendar comes into a box that keeps its size, a plain link stands beside it", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).host));
    await page.goto(PATH, { waitUntil: "networkidle" });
    expect(asked).not.toContain("cal.com");
    await expect(page.locator(".meeting__rows")).toBeHidden();
    await expect(box(page).getByText("may set cookies")).toBeVisible();
    expect(await faults(page, "main")).toEqual([]);
    await ask(page).click();
    await expect(box(page)).toHaveAttribute("data-state", "loading");
    await expect(box(page)).toBeFocused();
    await expect(page.locator(".meeting__rows")).toBeVisible();
    await expect(ask(page)).toBeHidden();
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: "Open the calendar on its own page at cal.com" }),
    ).toHaveAttribute("href", SCHEDULER);
    const before = await box(page).boundingBox();
    await expect.poll(() => frames.length).toBe(1);
    release();
    await expect(box(page)).toHaveAttribute("data-state", "ready");
    await expect(page.locator(".meeting__rows")).toBeHidden();
    await expect(
      page.frameLocator("[data-scheduler] > iframe").getByText("Pick a time"),
    ).toBeVisible();
    await expect.poll(() => box(page).boundingBox()).toEqual(before);
    expect(frames).toEqual([SCHEDULER]);
    expect(await faults(page, "main")).toEqual([]);
  });
  await test.step("B62: one copy, whatever changes and however one comes back", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("button", { name: "Use dark theme" }).click();
    await expect(page.locator("iframe")).toHaveCount(1);
    expect(frames).toHaveLength(1);
    await page.goto("/about");
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.goBack();
    await expect(ask(page).or(page.locator("iframe"))).toHaveCount(1);
    expect(frames).toHaveLength(1);
  });
});

test.describe("a calendar that does not come", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("gives way at once to a message with the link when there is no way to it", async ({
    page,
  }) => {
    await scheduler(page, (route) => route.abort("internetdisconnected"));
    await page.goto(PATH);
    await ask(page).click();
    await expect(box(page)).toHaveAttribute("data-state", "failed");
    const message = page
      .getByRole("status")
      .filter({ hasText: "The calendar could not be loaded." });
    await expect(
      message.getByRole("link", { name: "Open the calendar on its own page at cal.com" }),
    ).toHaveAttribute("href", SCHEDULER);
    await expect(message.getByRole("link", { name: "Write an email" })).toHaveAttribute(
      "href",
      /^mailto:hello@nokshaworks\.example\?subject=/,
    );
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(await faults(page, "main")).toEqual([]);
  });

  test("gives way after 8 seconds when it is slow, and still comes later", async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await scheduler(page, async (route) => {
      await held;
      await works(route);
    });
    await page.goto(PATH);
    await ask(page).click();
    await expect(box(page)).toHaveAttribute("data-state", "loading");
    await page.clock.runFor(TIMES.schedulerWait - 1);
    await expect(box(page)).toHaveAttribute("data-state", "loading");
    await page.clock.runFor(1);
    await expect(box(page)).toHaveAttribute("data-state", "failed");
    release();
    await expect(box(page)).toHaveAttribute("data-state", "ready");
    await expect(page.getByText("The calendar could not be loaded.")).toBeHidden();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the box names the service and holds the ways to it, and no dead button or waiting rows", async ({
    page,
  }) => {
    const frames = await scheduler(page, works);
    await page.goto(PATH);
    await expect(
      box(page).getByRole("heading", { name: "The calendar comes from cal.com" }),
    ).toBeVisible();
    await expect(box(page).getByRole("button")).toHaveCount(0);
    await expect(
      box(page).getByRole("link", { name: "Open the calendar on its own page at cal.com" }),
    ).toHaveAttribute("href", SCHEDULER);
    await expect(box(page).getByRole("link", { name: "Write an email" })).toHaveAttribute(
      "href",
      /^mailto:/,
    );
    await expect(page.locator(".meeting__rows")).toBeHidden();
    expect(frames).toEqual([]);
  });
});
