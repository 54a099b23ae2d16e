/** One visit to a page: transferred bytes, main-thread work, and layout shifts. */
import type { Browser, BrowserContext, CDPSession, Page } from "playwright";
import { traced } from "../main-thread.ts";
import { PHONE } from "../phone.ts";
import { type ThreadWork, threadWork } from "./thread-work.ts";

export const DEVICES = {
  phone: PHONE,
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
export type Device = keyof typeof DEVICES;

export interface Visit {
  load: ThreadWork;
  /** From the start of the load until the end of a scroll to the bottom. */
  scrolled: ThreadWork;
  bytes: number;
  requests: number;
  elements: number;
  shift: number;
}

/** Milliseconds of observation after a page's load. */
const WATCHED = 2_000;
const STEP = 400;

/** Number of visits per page: `RUNS`, if set. */
export function runs(usual: number): number {
  const asked = Number(process.env["RUNS"] ?? usual);
  if (Number.isInteger(asked) && asked > 0) return asked;
  throw new Error(`RUNS is "${process.env["RUNS"]}". Give a whole number above 0.`);
}

export async function newVisitor(browser: Browser, device: Device): Promise<BrowserContext> {
  const context = await browser.newContext({ ...DEVICES[device], ignoreHTTPSErrors: true });
  await context.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return context;
}

/** A first visit, with an empty cache. */
export async function visit(browser: Browser, url: string, device: Device): Promise<Visit> {
  const context = await newVisitor(browser, device);
  const page = await context.newPage();
  const wire = await watchWire(page);
  const load = await traced(browser, page, () => open(page, url));
  const { bytes, requests } = wire.take();
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  const scroll = threadWork(await traced(browser, page, () => scrollDown(page)));
  const shift = await page.evaluate(
    () => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum,
  );
  await context.close();
  const atLoad = threadWork(load);
  return { load: atLoad, scrolled: sum(atLoad, scroll), bytes, requests, elements, shift };
}

export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(WATCHED);
}

async function scrollDown(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += STEP) {
    await page.mouse.wheel(0, STEP);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(500);
}

/** Counts transferred bytes; `take` returns those since its last call. */
export async function watchWire(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  let came: { kind: string; bytes: number }[] = [];
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (encodedDataLength > 0)
      came.push({ kind: kinds.get(requestId) ?? "Other", bytes: encodedDataLength });
  });
  return {
    take() {
      const taken = came;
      came = [];
      const of = (...names: string[]) =>
        taken.filter(({ kind }) => names.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0);
      return {
        bytes: taken.reduce((sum, { bytes }) => sum + bytes, 0),
        requests: taken.length,
        of,
      };
    },
  };
}

function sum(one: ThreadWork, other: ThreadWork): ThreadWork {
  const entries = Object.entries(one).map(([kind, time]) => {
    const more = other[kind as keyof ThreadWork];
    return [kind, kind === "longest" ? Math.max(time, more) : time + more];
  });
  return Object.fromEntries(entries) as ThreadWork;
}
