/**
 * `npm test`: the checks, the unit, content and function tests, the build, the browser tests, each counted.
 * The last line is plain: `N passed, N failed`. A step that cannot start counts as one failure.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enterRunFolder } from "./run-folder.ts";

interface Count {
  passed: number;
  failed: number;
}

enterRunFolder();
const reports = mkdtempSync(join(tmpdir(), "reports-"));

const STEPS: [name: string, run: () => Count][] = [
  ["format, lint, types, dead code, content", () => steps(["check:format", "check:lint", "check:types", "check:dead", "check:content"])],
  ["unit, content and function tests", vitest],
  ["build", () => steps(["build"])],
  ["browser tests", playwright],
];

const total: Count = { passed: 0, failed: 0 };
for (const [name, run] of STEPS) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const { passed, failed } = run();
  total.passed += passed;
  total.failed += failed;
  console.log(`== ${name}: ${passed} passed, ${failed} failed in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function command(name: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(name, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;
}

function steps(scripts: string[]): Count {
  const results = scripts.map((script) => command("npm", ["run", "--silent", script]));
  return { passed: results.filter(Boolean).length, failed: results.filter((ok) => !ok).length };
}

function vitest(): Count {
  const file = join(reports, "vitest.json");
  const ok = command("vitest", [
    "run",
    "--config",
    "tests/vitest.config.ts",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = read<{ numPassedTests: number; numFailedTests: number }>(file);
  return honest({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, ok);
}

function playwright(): Count {
  const file = join(reports, "playwright.json");
  const ok = command("playwright", ["test", "--config", "tests/playwright.config.ts", "--reporter=dot,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const stats = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)?.stats;
  const flaky = stats?.flaky ?? 0;
  if (flaky > 0) console.log(`${flaky} passed only when tried again; the list above names them.`);
  return honest({ passed: (stats?.expected ?? 0) + flaky, failed: stats?.unexpected ?? 0 }, ok);
}

/** A runner that failed without a failed test (a broken file, no report) is still a failure. */
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
