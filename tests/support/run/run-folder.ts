/**
 * One folder for everything temporary of a test run, browsers' profiles included. It goes when the
 * run ends; what a killed run left behind goes when the next one starts. Runs at the same time do
 * not disturb each other.
 */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Leads `tmpdir()` of this process, and of all that it starts, into the folder. Again in a process
 * of the same run it does nothing.
 */
export function enterRunFolder(): void {
  if (process.env["TEST_RUN_FOLDER"]) return;
  const all = join(tmpdir(), "nokshaworks-tests");
  const own = join(all, String(process.pid));
  mkdirSync(all, { recursive: true });
  for (const pid of readdirSync(all))
    if (!isAlive(Number(pid))) rmSync(join(all, pid), { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  process.env["TEST_RUN_FOLDER"] = process.env["TMPDIR"] = own;
  // Half of what starting a platform costs is compiling it, and a run starts dozens of them.
  process.env["NODE_COMPILE_CACHE"] ??= join(own, "compiled");
  process.once("exit", () => rmSync(own, { recursive: true, force: true, maxRetries: 3 }));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
