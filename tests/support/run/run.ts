/**
 * `npm test`: the checks, the unit, content and function tests, the build and the browser tests,
 * each counted. With `--full` each test checks all that it can, `tests/full` runs too, and
 * `tests/engines` walks the main journeys in Firefox and WebKit. The last line is plain: `N passed,
 * N failed`. The lines before it name browser tests that passed only on a retry. A step that cannot
 * start counts as one failure.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { type BrowserReport, countBrowserTests } from "./browser-report.ts";
import { demoHouse } from "./house.ts";
import { type Say, showInOrder, without } from "./in-order.ts";
import { enterRunFolder } from "./run-folder.ts";

interface Count {
  passed: number;
  failed: number;
  /** Seconds of processor time. */
  cpu?: number;
  secondTry?: string[];
}

interface Step {
  name: string;
  run: (say: Say) => Promise<Count>;
}

enterRunFolder();
const root = join(import.meta.dirname, "../../..");
const house = demoHouse(root);
const full = process.argv.includes("--full");
if (full) process.env["TEST_FULL"] = "1";
/**
 * A shell that reports the cost of a command and its awaited children; a browser's pages are not
 * among them.
 */
const TIMED = ["-c", '"$@" 3>&-; code=$?; times >&3; exit $code', "sh"];
const reports = mkdtempSync(join(tmpdir(), "reports-"));
const total = { passed: 0, failed: 0, secondTry: [] as string[] };
/** The steps write into pipes, so they cannot detect colour support. */
const COLOURS = process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" };
/** Playwright forces colours on its children, and a program with both settings complains. */
const PLAYWRIGHT_COLOURS = process.stdout.isTTY ? {} : { NO_COLOR: undefined, FORCE_COLOR: "0" };

/**
 * Node runs the tests' TypeScript itself. Playwright would compile each file first, which on a new
 * clone takes longer than loading them.
 */
const AS_WRITTEN = { PW_DISABLE_TS_ESM: "1" };

/** A build prints a line for each of its hundreds of pictures. */
const PICTURE = /▶ .+\(\d+\/\d+\)/;

/** Checks of this agency; all others test the product with its demo. */
const OWN_CHECKS = { format: "format", content: "content" };
const CHECKS = { lint: "lint", "dead code": "dead", types: "types" };
/**
 * Steps without and with a built site. Both lanes run in parallel: each waits often, or uses one
 * core only.
 */
const LANES: Step[][] = [
  [
    ...Object.entries(OWN_CHECKS).map(([name, script]) => npmStep(name, `check:${script}`, root)),
    ...Object.entries(CHECKS).map(([name, script]) => npmStep(name, `check:${script}`, house)),
    vitestStep("unit, content and function tests", "tests/vitest.config.ts"),
  ],
  [
    buildStep("build", root),
    ...(house === root ? [] : [buildStep("build of the demo", house)]),
    { name: "browser tests", run: playwright },
    ...(full
      ? [
          vitestStep("Firefox and WebKit", "tests/engines/vitest.config.ts"),
          vitestStep("another agency's site", "tests/adopted/vitest.config.ts"),
        ]
      : []),
  ],
];

const screen = showInOrder(LANES.flat().map(({ name }) => name));
await Promise.all(
  LANES.map(async (steps) => {
    for (const step of steps) await take(step);
  }),
);
for (const test of total.secondTry) console.log(`needed a second try: ${test}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function take({ name, run }: Step): Promise<void> {
  const part = screen(name);
  const started = performance.now();
  const { passed, failed, cpu = 0, secondTry = [] } = await run(part.say);
  total.passed += passed;
  total.failed += failed;
  total.secondTry.push(...secondTry);
  const seconds = (performance.now() - started) / 1000;
  part.end(
    `== ${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(0)} s, ${cpu.toFixed(0)} s of a core\n`,
  );
}

async function command(
  say: Say,
  cwd: string,
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ ok: boolean; cpu: number }> {
  const child = spawn("sh", [...TIMED, name, ...args], {
    cwd,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    env: { ...process.env, ...COLOURS, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", say);
  const [ok, times] = await Promise.all([
    new Promise<boolean>((resolve) => {
      child.once("close", (code) => resolve(code === 0));
    }),
    text(child.stdio[3] as Readable),
  ]);
  const cpu = Array.from(
    times.matchAll(/(\d+)m([\d.]+)s/g),
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  );
  return { ok, cpu: cpu.reduce((sum, part) => sum + part, 0) };
}

function buildStep(name: string, folder: string): Step {
  const env = { DATA_DIR: join(reports, `no-records of ${name}`) };
  return npmStep(name, "build", folder, { hidden: PICTURE, env });
}

function npmStep(
  name: string,
  script: string,
  folder: string,
  { hidden, env }: { hidden?: RegExp; env?: NodeJS.ProcessEnv } = {},
): Step {
  return {
    name,
    async run(say) {
      const { ok, cpu } = await command(
        hidden ? without(hidden, say) : say,
        folder,
        "npm",
        ["run", "--silent", script],
        env,
      );
      return { passed: Number(ok), failed: Number(!ok), cpu };
    },
  };
}

function vitestStep(name: string, config: string): Step {
  return {
    name,
    async run(say) {
      const file = join(reports, `${name}.json`);
      const args = [
        "run",
        "--config",
        config,
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${file}`,
      ];
      const { ok, cpu } = await command(say, house, "vitest", args);
      const report = read<{ numPassedTests: number; numFailedTests: number }>(file);
      return honest(
        { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, cpu },
        ok,
      );
    },
  };
}

async function playwright(say: Say): Promise<Count> {
  const file = join(reports, "playwright.json");
  const { ok, cpu } = await command(
    say,
    house,
    "playwright",
    ["test", "--config", "tests/playwright.config.ts", "--reporter=dot,json"],
    {
      ...PLAYWRIGHT_COLOURS,
      ...AS_WRITTEN,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  const report = read<BrowserReport>(file);
  return honest({ cpu, ...(report ? countBrowserTests(report) : { passed: 0, failed: 0 }) }, ok);
}

/** A runner that failed without a failed test (a broken file, no report) counts as a failure. */
function honest(count: Count, ok: boolean): Count {
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
}
