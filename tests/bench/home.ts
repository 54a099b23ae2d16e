/**
 * Weight, main-thread time, layout shift and Lighthouse of the home page on a phone profile, from
 * the built site.
 */
import { createServer } from "node:http";
import type { Browser } from "playwright";
import {
  BARE_PORT,
  measureLighthouse,
  measureShift,
  measureWeight,
  median,
  PHONE,
  round,
  SITE_URL,
  withSite,
} from "./phone.ts";

const URL_HOME = `${SITE_URL}/`;
const ROUNDS = 7;

/**
 * Prints a table and returns its figures: kilobytes (1,000 bytes) as transferred, milliseconds,
 * scores out of 100.
 */
export async function benchHome(): Promise<unknown> {
  const bare = createServer((_request, response) => {
    response
      .setHeader("Content-Type", "text/html; charset=utf-8")
      .end("<!doctype html><html lang=en><title>Bare</title><h1>Bare</h1>");
  }).listen(BARE_PORT);
  try {
    const figures = await withSite(async (browser) => ({
      weight: await measureWeight(browser, URL_HOME),
      mainThread: await measureMainThread(browser),
      layoutShift: await measureShift(browser, URL_HOME),
      lighthouse: await measureLighthouse(URL_HOME),
    }));
    console.table(figures.weight);
    console.table({ mainThread: figures.mainThread, layoutShift: figures.layoutShift });
    console.table(figures.lighthouse);
    return figures;
  } finally {
    bare.close();
  }
}

/**
 * Median main-thread task time in milliseconds until two seconds after load, alternating with a
 * bare page.
 */
async function measureMainThread(
  browser: Browser,
): Promise<{ home: number; bare: number; ratio: number }> {
  const times: { home: number[]; bare: number[] } = { home: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of [
      ["home", URL_HOME],
      ["bare", `http://localhost:${BARE_PORT}/`],
    ] as const) {
      const context = await browser.newContext(PHONE);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Performance.enable");
      await page.goto(url, { waitUntil: "load" });
      await page.waitForTimeout(2_000);
      const { metrics } = await session.send("Performance.getMetrics");
      times[name].push(
        (metrics.find((metric) => metric.name === "TaskDuration")?.value ?? 0) * 1000,
      );
      await context.close();
    }
  }
  const home = median(times.home);
  const bare = median(times.bare);
  return { home: round(home), bare: round(bare), ratio: round(home / bare) };
}
