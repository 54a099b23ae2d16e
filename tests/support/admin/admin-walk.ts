/** A walk through the screens of the staff area, each checked as a whole. */
import { expect, type Page } from "playwright/test";
import { faults } from "#tests/support/page/axe.ts";
import { focusHidden } from "#tests/support/page/page-layout.ts";
import { englishIn } from "#tests/support/words/english-left.ts";
import { WORDS } from "./admin-words.ts";
import { ADMIN } from "./admin.ts";

/** Navigates without waiting for another screen: it may be the same one with other rows. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // The application's router numbers its history entries.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1 }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Navigates inside the application, as its own links do. A dialog may cover the heading. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await expect(page.locator("h1")).toBeVisible();
  await page.evaluate(() => document.querySelector("h1")?.setAttribute("data-left", ""));
  await goInside(page, path);
  await expect(page.locator("h1:not([data-left])")).toBeVisible();
}

export const PHONE = { width: 320, height: 800 };
/** What stays in sight while a screen scrolls below it. */
export const FRAME = ".topbar, .bottom-bar, .form-head, .agency-save, .side";
const DESKTOP = { width: 1440, height: 900 };

export interface Look {
  name: string;
  media: Parameters<Page["emulateMedia"]>[0];
  check: (page: Page, where: string) => Promise<void>;
}

/** The checks on each screen: in the dark theme, and in light for hit areas and focus. */
export const LOOKS: Record<"dark" | "hit", Look> = {
  dark: {
    name: "in the dark no contrast is too low",
    media: { colorScheme: "dark" },
    check: async (page, where) => {
      expect(await faults(page, "html", ["color-contrast"]), `${where}, dark`).toEqual([]);
      if (!where.startsWith("/admin")) return;
      await page.setViewportSize(DESKTOP);
      expect(await faults(page, "html", ["color-contrast"]), `${where}, dark, wide`).toEqual([]);
      await page.setViewportSize(PHONE);
    },
  },
  hit: {
    name: "axe finds nothing; all can be hit, and seen when focused",
    media: { colorScheme: "light", reducedMotion: "reduce", contrast: "more" },
    check: async (page, where) => {
      expect(await faults(page, "html"), where).toEqual([]);
      expect(await faults(page, "html", ["target-size"]), where).toEqual([]);
      if ((await page.getByRole("dialog").count()) === 0)
        expect(await focusHidden(page, FRAME), `focus, ${where}`).toEqual([]);
    },
  },
};

/**
 * All filters of the inbox are visible in the narrow list beside a message, and on each kind of
 * screen.
 */
export async function tabsSeen(page: Page, where: string): Promise<void> {
  const tabs = page.locator(".tabs");
  for (const width of [390, 768, DESKTOP.width]) {
    await page.setViewportSize({ ...DESKTOP, width });
    await expect
      .poll(
        () => tabs.evaluate((strip) => strip.scrollWidth - strip.clientWidth),
        `${where}: ${width} px`,
      )
      .toBe(0);
    // In a long list, an earlier check may have scrolled the page.
    await tabs.scrollIntoViewIfNeeded();
    await expect(tabs.getByRole("link").last()).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(PHONE);
}

/** Closes a dialog and waits until it is gone, so that the next can open. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Expects no English, no keys and no overflow on the screen. */
export async function whole(page: Page, locale: "bn" | "fr" | "es", where: string): Promise<void> {
  const lines = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        if (!node.parentElement?.closest("script, style, noscript")) found.push(node.data);
      } else
        for (const name of ["aria-label", "title", "placeholder", "alt"])
          found.push((node as Element).getAttribute(name) ?? "");
    }
    return [document.title, ...found].map((text) => text.trim()).filter(Boolean);
  });
  const at = `${locale}: ${where}`;
  expect(lines.length, at).toBeGreaterThan(5);
  // A person's name is data, in any language.
  expect(
    englishIn(lines, WORDS.en, WORDS[locale]).filter((line) => line !== ADMIN.name),
    at,
  ).toEqual([]);
  const areas = Object.keys(WORDS.en).join("|");
  expect(
    lines.filter(
      (line) =>
        line.includes("{{") || new RegExp(`(?<!@)\\b(?:${areas})\\.[a-z]\\w*`, "i").test(line),
    ),
    at,
  ).toEqual([]);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${at} sticks out`,
    )
    .toBeLessThanOrEqual(0);
}
