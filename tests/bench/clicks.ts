/**
 * The delay of a click on a slow phone: from the press to the next paint, with the processor slowed
 * four times.
 */
import type { Browser, Page } from "playwright";
import { median, PHONE, SITE_URL } from "./phone.ts";

const RUNS = 5;
const WIDE = { viewport: { width: 1440, height: 900 } };

/** The clicked elements and their pages. */
const CLICKS: Record<
  string,
  { path: string; device: object; click: (page: Page) => Promise<void> }
> = {
  "menu on a phone": {
    path: "/",
    device: PHONE,
    click: (page) => page.locator("[data-menu-open]").tap(),
  },
  "services menu": {
    path: "/",
    device: WIDE,
    click: (page) => page.getByRole("button", { name: "Services menu" }).click(),
  },
  accordion: {
    path: "/",
    device: PHONE,
    click: (page) => page.locator("main summary").first().tap(),
  },
  "theme switch": {
    path: "/",
    device: WIDE,
    click: (page) => page.locator("[data-theme-switch]:visible").first().click(),
  },
  "dots of a hero": {
    path: "/services",
    device: PHONE,
    click: (page) => page.locator(".slide-hero .dots__dot").nth(1).tap(),
  },
  "dots of a list": {
    path: "/services/web-design-development",
    device: PHONE,
    click: (page) => page.locator(".offer .dots__dot").nth(1).tap(),
  },
};

/**
 * Milliseconds to the next paint for each kind of click, median of five page loads; the browser
 * rounds to 8.
 */
export async function measureClicks(browser: Browser): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const [name, { path, device, click }] of Object.entries(CLICKS)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext(device);
      const page = await context.newPage();
      await page.goto(SITE_URL + path, { waitUntil: "networkidle" });
      times.push(await timeToPaint(page, click));
      await context.close();
    }
    figures[name] = median(times);
  }
  return figures;
}

export async function timeToPaint(
  page: Page,
  click: (page: Page) => Promise<void>,
): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const longest = { duration: 0 };
    Object.assign(globalThis, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) longest.duration = Math.max(longest.duration, entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await click(page);
  await page.waitForTimeout(600);
  return page.evaluate(
    () => (globalThis as unknown as { longest: { duration: number } }).longest.duration,
  );
}
