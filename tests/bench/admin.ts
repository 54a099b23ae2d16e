/**
 * Waiting times of staff: from a click to a painted list, a key in a long form, and scrolling
 * through many rows, on this machine.
 */
import type { Browser, Page } from "playwright";
import { personOf, type TokenHeaders } from "#tests/support/people/signed-in.ts";
import { costOfKeys, longestTask, traced, workIn } from "./main-thread.ts";
import { launchBrowser, median, round } from "./phone.ts";
import { type BenchPlatform, SECRET } from "./platform.ts";
import { on } from "./rig.ts";

const RUNS = 5;
const KEYS = 60;
/** Milliseconds between two keys of a fast typist. */
const BETWEEN_KEYS = 100;
/** Milliseconds until prefetched files have loaded. */
const QUIET = 3_000;

/**
 * Prints a table and returns its figures in milliseconds, each with the product's bound, if any.
 */
export async function benchAdmin(): Promise<unknown> {
  process.env["JWT_SECRET"] = SECRET;
  const siteDir = process.env["SITE_DIR"] ?? "dist";
  const browser = await launchBrowser();
  const staff = <Figures>(
    fill: { services: number; details?: number },
    measure: (staff: Staff) => Promise<Figures>,
  ) => on({ fill, siteDir }, (platform, token) => measure({ browser, platform, token }));
  try {
    const figures: Record<string, object> = {};
    const add = (more: Record<string, object>) => {
      Object.assign(figures, more);
      for (const [name, values] of Object.entries(more)) console.log(name, JSON.stringify(values));
    };
    await staff({ services: 200, details: 30 }, async (at) => {
      add(await clicks(at));
      add(await typing(at));
    });
    await staff({ services: 1_000 }, async (at) => {
      add(await scrolling(at));
    });
    console.table(figures);
    return figures;
  } finally {
    await browser.close();
  }
}

interface Staff {
  browser: Browser;
  platform: BenchPlatform;
  token: TokenHeaders;
}

/**
 * From the press on "Services" until its 200 records fill the window: the first time in a session,
 * at once or after a moment, and later.
 */
async function clicks(at: Staff) {
  const times = {
    hurried: [] as number[],
    first: [] as number[],
    warm: [] as number[],
    work: [] as number[],
  };
  for (let run = 0; run < RUNS; run += 1) {
    const hurried = await open(at, "/admin");
    times.hurried.push(await timeToList(hurried));
    await hurried.context().close();
    const page = await open(at, "/admin");
    await page.waitForTimeout(QUIET);
    times.first.push(await timeToList(page));
    await toDashboard(page);
    times.warm.push(await timeToList(page));
    await toDashboard(page);
    times.work.push(
      workIn(await traced(at.browser, page, async () => void (await timeToList(page)))),
    );
    await page.context().close();
  }
  return {
    "click to list, first, at once": {
      p50: median(times.hurried),
      worst: Math.max(...times.hurried),
    },
    "click to list, first, after a moment": {
      p50: median(times.first),
      worst: Math.max(...times.first),
      toHold: 100,
    },
    "click to list, work of the page": { p50: median(times.work), worst: Math.max(...times.work) },
    "click to list, later": {
      p50: median(times.warm),
      worst: Math.max(...times.warm),
      toHold: 100,
    },
  };
}

async function toDashboard(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await page.getByRole("region", { name: "Totals" }).waitFor();
}

async function timeToList(page: Page): Promise<number> {
  const link = page.getByRole("link", { name: "Services", exact: true }).first();
  await page.evaluate(() => {
    const painted = new Promise<number>((resolve) => {
      addEventListener(
        "pointerdown",
        ({ timeStamp }) => {
          const look = () => {
            const end =
              document.querySelector(".table tbody tr:last-child")?.getBoundingClientRect()
                .bottom ?? 0;
            if (end < innerHeight) requestAnimationFrame(look);
            // After the frame that shows it.
            else setTimeout(() => resolve(performance.now() - timeStamp));
          };
          look();
        },
        { once: true, capture: true },
      );
    });
    Object.assign(globalThis, { painted });
  });
  await link.click();
  return round(
    await page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted),
  );
}

/**
 * The cost of a key in the middle one of 30 entries: all work until the paint, and all until the
 * next key.
 */
async function typing(at: Staff) {
  const page = await open(at, "/admin/services");
  await page.locator(".table tbody tr a").first().click();
  const entry = page.getByRole("textbox", { name: "Detail 15", exact: true });
  await entry.click();
  await page.keyboard.press("End");
  await page.waitForTimeout(QUIET);
  const trace = await traced(at.browser, page, async () => {
    for (let key = 0; key < KEYS; key += 1)
      await page.keyboard.press("abcde "[key % 6] ?? "a", { delay: BETWEEN_KEYS });
  });
  await page.context().close();
  const { untilPainted, untilNextKey } = costOfKeys(trace);
  return {
    "a key, until it is painted": { ...spread(untilPainted), toHold: 16 },
    "a key, with all that follows until the next": spread(untilNextKey),
  };
}

/** From the first of 1,000 rows to the last, by wheel. */
async function scrolling(at: Staff) {
  const page = await open(at, "/admin/services");
  await page.locator(".table tbody tr").first().waitFor();
  await page.waitForTimeout(QUIET);
  await page.mouse.move(720, 500);
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const look = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(globalThis, { frames });
  });
  const trace = await traced(at.browser, page, async () => {
    while ((await page.locator(".table tbody tr").count()) < 1_000) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(30);
    }
  });
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  await page.context().close();
  return {
    "a frame while 1,000 rows scroll": spread(frames),
    "longest task while 1,000 rows scroll": { worst: longestTask(trace) },
  };
}

async function open({ browser, platform, token }: Staff, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(
    ([bearer, user]) => {
      localStorage.setItem("token", bearer.replace("Bearer ", ""));
      localStorage.setItem("user", user);
    },
    [token.authorization, JSON.stringify(personOf("admin"))] as const,
  );
  await page.goto(platform.url + path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

function spread(values: number[]): { p50: number; p95: number; worst: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN);
  return { p50: at(0.5), p95: at(0.95), worst: at(1) };
}
