/**
 * Playwright's `test` for read-only checks. `read` is a page that each worker opens once for all
 * its tests: opening takes longer than reading. Tests must not click, type or change anything
 * there. Console errors fail the test, as elsewhere.
 */
import { type Browser, expect, type Page, test as base } from "playwright/test";

interface Opened {
  page: Page;
  noise: string[];
}

const pages = new Map<string, Promise<Opened>>();

export const reading = base.extend<{ read: (path: string) => Promise<Page> }>({
  read: async ({ browser }, give) => {
    const asked = new Map<string, Opened>();
    await give(async (path) => {
      const opening = pages.get(path) ?? open(browser, path);
      pages.set(path, opening);
      const opened = await opening;
      asked.set(path, opened);
      return opened.page;
    });
    for (const [path, { page, noise }] of asked) {
      expect(noise, "what the browser complained about").toEqual([]);
      expect(new URL(page.url()).pathname, "the page that is only read").toBe(path);
    }
  },
});

async function open(browser: Browser, path: string): Promise<Opened> {
  // It stays open, and animations would keep using the machine.
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const noise: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") noise.push(message.text());
  });
  page.on("pageerror", (error) => noise.push(error.message));
  await page.goto(path);
  return { page, noise };
}
