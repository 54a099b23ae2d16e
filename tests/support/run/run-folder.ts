/**
 * One folder for all temporary data of a test run, including browser profiles. It is removed at the
 * end; leftovers of a killed run are removed by the next one. Parallel runs do not affect each
 * other.
 */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Points `tmpdir()` of this process, and of all its children, to the folder. A repeat in the same
 * run does nothing.
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
  // Half of a platform's start is compilation, and a run starts dozens.
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
