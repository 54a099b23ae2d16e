import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const base = mkdtempSync(join(tmpdir(), "runs-"));
afterAll(() => rmSync(base, { recursive: true }));

const MODULE = new URL("../support/run/run-folder.ts", import.meta.url).href;

/** A test run of its own that makes a temporary folder, prints its path and ends as `end` says. */
function run(end: string): string {
  const script = `
    const { enterRunFolder } = await import(${JSON.stringify(MODULE)});
    const { mkdtempSync, writeSync } = { ...(await import("node:fs")) };
    const { tmpdir } = await import("node:os");
    enterRunFolder();
    writeSync(1, mkdtempSync(tmpdir() + "/store-"));
    ${end}`;
  const env = { ...process.env, TMPDIR: base, TEST_RUN_FOLDER: "" };
  return spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    env,
    encoding: "utf8",
  }).stdout;
}

test("what a test run makes is gone after it, after a failure too, and after a kill when the next one starts", () => {
  mkdirSync(join(base, "nokshaworks-tests", String(process.pid)), { recursive: true });
  const running = join(base, "nokshaworks-tests", String(process.pid), "store");
  writeFileSync(running, "in use by a run that goes on");

  const [ended, failed, killed] = [
    run(""),
    run("throw new Error('failed');"),
    run("process.kill(process.pid, 'SIGKILL');"),
  ];
  expect(
    [ended, failed, killed].every((path) => path.startsWith(join(base, "nokshaworks-tests"))),
  ).toBe(true);
  expect([existsSync(ended), existsSync(failed), existsSync(killed)]).toEqual([false, false, true]);
  run("");
  expect([existsSync(killed), existsSync(running)]).toEqual([false, true]);
});
