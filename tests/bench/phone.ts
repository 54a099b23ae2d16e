/**
 * Shared measurements of page benches on a phone profile: the built site on a port of its own,
 * weight, layout shift, Lighthouse.
 */
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { type Browser, chromium } from "playwright";

const PORT = 8897;
export const SITE_URL = `http://localhost:${PORT}`;
/** Free beside the site. */
export const BARE_PORT = PORT + 1;
const DEBUG_PORT = PORT + 2;
const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Runs `measure` with the local platform serving the built site and a browser open, then ends both.
 */
export async function withSite<Figures>(
  measure: (browser: Browser) => Promise<Figures>,
): Promise<Figures> {
  const dir = process.env["SITE_DIR"];
  const server = spawn(
    "node",
    ["netlify/local/start.ts", "--no-build", ...(dir ? ["--dir", dir] : [])],
    {
      env: {
        ...process.env,
        PORT: String(PORT),
        DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")),
        DEMO: "0",
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (text: Buffer) => {
      if (text.includes("Ready on")) resolve();
    });
    server.once("exit", () => {
      reject(new Error("The local platform did not start; run `npm run build` first."));
    });
  });
  const browser = await launchBrowser(`--remote-debugging-port=${DEBUG_PORT}`);
  try {
    return await measure(browser);
  } finally {
    await browser.close();
    server.kill("SIGTERM");
  }
}

export function launchBrowser(...args: string[]): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [...BROWSER_ARGS, ...args],
  });
}

/**
 * Kilobytes transferred until the network is idle, by kind of resource; inline script in the
 * compressed page is counted separately.
 */
export async function measureWeight(
  browser: Browser,
  url: string,
): Promise<Record<string, number>> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const inline = await page.evaluate(async () => {
    const text = [
      ...document.querySelectorAll("script:not([src]):not([type='application/ld+json'])"),
    ]
      .map((script) => script.textContent)
      .join("\n");
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
    return (await new Response(stream).arrayBuffer()).byteLength;
  });
  await context.close();
  const kilobytes = Object.fromEntries(
    Object.entries(bytes).map(([kind, sum]) => [kind, round(sum / 1000)]),
  );
  return {
    ...kilobytes,
    "inline script (gzip)": round(inline / 1000),
    everything: round(Object.values(bytes).reduce((a, b) => a + b, 0) / 1000),
  };
}

/** Cumulative layout shift at load and after scrolling to the end in steps. */
export async function measureShift(
  browser: Browser,
  url: string,
): Promise<{ load: number; scrolling: number }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.sum += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const sum = () =>
    page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);
  await page.goto(url, { waitUntil: "networkidle" });
  const load = await sum();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(120);
  }
  const scrolling = await sum();
  await context.close();
  return { load: round(load, 4), scrolling: round(scrolling, 4) };
}

/**
 * Median of three Lighthouse runs with its mobile defaults (simulated slow 4G, 4x slower
 * processor).
 */
export async function measureLighthouse(url: string): Promise<Record<string, number>> {
  const rows: Record<string, number>[] = [];
  for (let run = 0; run < 3; run += 1) {
    const result = await lighthouse(url, { port: DEBUG_PORT, output: "json", logLevel: "error" });
    if (!result) throw new Error("Lighthouse gave no result.");
    const scores = Object.entries(result.lhr.categories).map(([name, category]) => [
      name,
      Math.round((category.score ?? 0) * 100),
    ]);
    const value = (id: string) => Math.round(result.lhr.audits[id]?.numericValue ?? Number.NaN);
    rows.push({
      ...Object.fromEntries(scores),
      "LCP ms": value("largest-contentful-paint"),
      "FCP ms": value("first-contentful-paint"),
      "TBT ms": value("total-blocking-time"),
    });
    for (const audit of Object.values(result.lhr.audits)) {
      if (
        run === 0 &&
        audit.score !== null &&
        audit.score < 1 &&
        audit.scoreDisplayMode === "binary"
      )
        console.log(`Lighthouse on ${url}: ${audit.id}: ${audit.title}`);
    }
  }
  return Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((name) => [
      name,
      median(rows.map((row) => row[name] ?? Number.NaN)),
    ]),
  );
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
