/** Two clicks that every site of this kind has, on a processor four times slower. */
import type { Browser, Page } from "playwright";
import { timeToPaint } from "../clicks.ts";
import { type Device, newVisitor, open } from "./visit.ts";

export type Clicks = Record<"theme" | "menu", number>;

/** Ours, then AstroWind's; a site with neither has no figure. */
const BUTTONS: Record<keyof Clicks, { device: Device; selector: string }> = {
  theme: {
    device: "desktop",
    selector: "[data-theme-switch]:visible, [data-aw-toggle-color-scheme]:visible",
  },
  menu: { device: "phone", selector: "[data-menu-open], [data-aw-toggle-menu]" },
};

/** Milliseconds from a click to the next paint; the browser rounds to 8. */
export async function timeClicks(browser: Browser, url: string): Promise<Clicks> {
  return { theme: await timeOne(browser, url, "theme"), menu: await timeOne(browser, url, "menu") };
}

async function timeOne(browser: Browser, url: string, name: keyof Clicks): Promise<number> {
  const { device, selector } = BUTTONS[name];
  const context = await newVisitor(browser, device);
  const page = await context.newPage();
  await open(page, url);
  const button = page.locator(selector).first();
  const click = (page: Page) =>
    (device === "phone" ? button.tap() : button.click()).then(() => page.mouse.move(0, 0));
  const time = (await button.count()) === 0 ? Number.NaN : await timeToPaint(page, click);
  await context.close();
  return time;
}
