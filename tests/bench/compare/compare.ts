/**
 * `npm run bench -- compare DIR [OURS=THEIRS …]`: the build in `dist` beside any other static
 * build, page by page. The same host serves both, visits alternate, and the order changes with each
 * run, so that noise of the machine affects both alike.
 */
import { existsSync } from "node:fs";
import { loadavg } from "node:os";
import { resolve } from "node:path";
import type { Browser } from "playwright";
import { launchBrowser, median, round } from "../phone.ts";
import { type Clicks, timeClicks } from "./clicks.ts";
import { type Audit, measure as audit } from "./lighthouse.ts";
import { refuseMissing, startStaticHost } from "./static-host.ts";
import { KINDS } from "./thread-work.ts";
import { type Device, DEVICES, runs, type Visit, visit } from "./visit.ts";

const RUNS = runs(9);
const DEBUG_PORT = 8896;
/** Pages of AstroWind's build that correspond to ours. */
const PAIRS = [
  "/",
  "/services",
  "/blog",
  "/blog/1=/get-started-website-with-astro-tailwind-css",
  "/contact",
];

type Side = "ours" | "theirs";
const SIDES: readonly Side[] = ["ours", "theirs"];

interface Measured {
  visits: Record<Device, Visit[]>;
  audits: Audit[];
}

/**
 * Prints a table for each kind of figure, ours beside theirs with the ratio, and returns all
 * medians.
 */
export async function benchCompare(): Promise<unknown> {
  const [dir, ...given] = process.argv.slice(3);
  if (dir === undefined || !existsSync(dir))
    throw new Error(
      "Say which build to compare with: npm run bench -- compare DIR [OURS=THEIRS …]",
    );
  const dirs = { ours: resolve(process.env["SITE_DIR"] ?? "dist"), theirs: resolve(dir) };
  const pairs = (given.length > 0 ? given : PAIRS).map((pair) => {
    const [ours = "", theirs = ours] = pair.split("=");
    return { ours, theirs };
  });
  for (const side of SIDES)
    refuseMissing(
      dirs[side],
      pairs.map((pair) => pair[side]),
    );

  const hosts = {
    ours: await startStaticHost(dirs.ours),
    theirs: await startStaticHost(dirs.theirs),
  };
  const browser = await launchBrowser(
    `--remote-debugging-port=${DEBUG_PORT}`,
    "--ignore-certificate-errors",
  );
  const measured = pairs.map(() => ({ ours: nothing(), theirs: nothing() }));
  const clicks: Record<Side, Clicks[]> = { ours: [], theirs: [] };
  console.log(`${RUNS} runs, load ${loadavg()[0]?.toFixed(2)}`);
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const order = run % 2 === 0 ? SIDES : SIDES.toReversed();
      for (const [index, pair] of pairs.entries())
        for (const side of order)
          await measurePage(
            browser,
            hosts[side].url + pair[side],
            measured[index]?.[side] ?? nothing(),
          );
      for (const side of order) clicks[side].push(await timeClicks(browser, `${hosts[side].url}/`));
      console.log(`run ${run + 1} of ${RUNS}, load ${loadavg()[0]?.toFixed(2)}`);
    }
  } finally {
    await browser.close();
    for (const side of SIDES) hosts[side].close();
  }
  return report(pairs, measured, clicks);
}

function nothing(): Measured {
  return { visits: { phone: [], desktop: [] }, audits: [] };
}

async function measurePage(
  browser: Browser,
  url: string,
  { visits, audits }: Measured,
): Promise<void> {
  for (const device of Object.keys(DEVICES) as Device[])
    visits[device].push(await visit(browser, url, device));
  audits.push(await audit(url, DEBUG_PORT));
}

function report(
  pairs: Record<Side, string>[],
  measured: Record<Side, Measured>[],
  clicks: Record<Side, Clicks[]>,
): unknown {
  const figures: Record<string, Record<string, string>> = {};
  const rows = (name: string, value: (page: Measured) => number[], digits = 0) => {
    figures[name] = Object.fromEntries(
      pairs.map(({ ours }, index) => {
        const [our, their] = SIDES.map((side) =>
          median(value(measured[index]?.[side] ?? nothing())),
        );
        return [ours, beside(our, their, digits)];
      }),
    );
  };
  rows("LCP simulated, ms", ({ audits }) => audits.map(({ lcp }) => lcp));
  rows("FCP simulated, ms", ({ audits }) => audits.map(({ fcp }) => fcp));
  rows("TBT simulated, ms", ({ audits }) => audits.map(({ tbt }) => tbt));
  for (const device of Object.keys(DEVICES) as Device[]) {
    const of = (value: (visit: Visit) => number) => (page: Measured) =>
      page.visits[device].map(value);
    rows(
      `${device}: main thread on load, ms`,
      of(({ load }) => load.all),
      1,
    );
    for (const kind of KINDS)
      rows(
        `${device}:   of it ${kind}`,
        of(({ load }) => load[kind]),
        1,
      );
    rows(
      `${device}: main thread with scroll, ms`,
      of(({ scrolled }) => scrolled.all),
      1,
    );
    rows(
      `${device}: longest task, ms`,
      of(({ load }) => load.longest),
      1,
    );
    rows(
      `${device}: everything, KB`,
      of(({ bytes }) => bytes / 1_000),
      1,
    );
    rows(
      `${device}: requests`,
      of(({ requests }) => requests),
    );
    rows(
      `${device}: elements`,
      of(({ elements }) => elements),
    );
    rows(
      `${device}: layout shift`,
      of(({ shift }) => shift),
      4,
    );
  }
  console.log("ours / theirs = ratio, medians");
  console.table(figures);
  const clicked = Object.fromEntries(
    (["theme", "menu"] as const).map((name) => {
      const [our, their] = SIDES.map((side) => median(clicks[side].map((times) => times[name])));
      return [`${name} click at 4x, ms`, beside(our, their, 0)];
    }),
  );
  console.table(clicked);
  return { runs: RUNS, figures, clicks: clicked, measured };
}

function beside(our = Number.NaN, their = Number.NaN, digits: number): string {
  return `${round(our, digits)} / ${round(their, digits)} = ${their === 0 ? (our === 0 ? "1.00" : "-") : (our / their).toFixed(2)}`;
}
