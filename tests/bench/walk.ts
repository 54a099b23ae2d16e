/**
 * `npm run bench -- walk [PATH …]`: the pages of one visit in turn, with the browser's cache from
 * earlier ones.
 */
import { loadavg } from "node:os";
import { resolve } from "node:path";
import { refuseMissing, startStaticHost } from "./compare/static-host.ts";
import { threadWork } from "./compare/thread-work.ts";
import { type Device, DEVICES, newVisitor, open, runs, watchWire } from "./compare/visit.ts";
import { traced } from "./main-thread.ts";
import { launchBrowser, median, round } from "./phone.ts";

const RUNS = runs(5);
const PAGES = [
  "/",
  "/services",
  "/services/web-design-development",
  "/projects/ecommerce-platform-paarel",
  "/contact",
];

/**
 * Prints a table for each device and returns its figures: bytes as transferred, milliseconds of the
 * main thread and until the first paint.
 */
export async function benchWalk(): Promise<unknown> {
  const paths = process.argv.length > 3 ? process.argv.slice(3) : PAGES;
  const dir = resolve(process.env["SITE_DIR"] ?? "dist");
  refuseMissing(dir, paths);
  const host = await startStaticHost(dir);
  const browser = await launchBrowser("--ignore-certificate-errors");
  const figures: Record<string, unknown> = {};
  try {
    for (const device of Object.keys(DEVICES) as Device[]) {
      const runs: Step[][] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await walk(device));
      const rows = paths.map((path, index) => {
        const of = (name: keyof Step) =>
          round(median(runs.map((steps) => steps[index]?.[name] ?? Number.NaN)));
        const names = [
          "style and script, KB",
          "everything, KB",
          "requests",
          "first paint, ms",
          "main thread, ms",
        ] as const;
        return [path, Object.fromEntries(names.map((name) => [name, of(name)]))];
      });
      figures[device] = Object.fromEntries(rows);
      console.log(`${device}, ${RUNS} runs, load ${loadavg()[0]?.toFixed(2)}`);
      console.table(figures[device]);
    }
  } finally {
    await browser.close();
    host.close();
  }
  return figures;

  async function walk(device: Device): Promise<Step[]> {
    const context = await newVisitor(browser, device);
    const page = await context.newPage();
    const wire = await watchWire(page);
    const steps: Step[] = [];
    for (const path of paths) {
      const trace = await traced(browser, page, () => open(page, host.url + path));
      const { bytes, requests, of } = wire.take();
      const paint = await page.evaluate(
        () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      );
      steps.push({
        "style and script, KB": of("Stylesheet", "Script") / 1_000,
        "everything, KB": bytes / 1_000,
        requests,
        "first paint, ms": paint,
        "main thread, ms": threadWork(trace).all,
      });
    }
    await context.close();
    return steps;
  }
}

type Step = Record<
  "style and script, KB" | "everything, KB" | "requests" | "first paint, ms" | "main thread, ms",
  number
>;
