/** Lets one process after the other do what only one can do at a time. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";

/** Milliseconds between two looks at whether the other has ended. */
const LOOK = 200;
/** Milliseconds after which the file counts as left behind: process ids return. */
const LONGEST = 900_000;

/**
 * Runs `work` once no other live process of this machine holds `file`. Throws an `AbortError` when
 * `signal` aborts the wait.
 */
export async function inTurn<Result>(
  file: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true });
  while (!isTaken(file)) await setTimeout(LOOK, undefined, { signal });
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Whether this process has got the file now. That of a process that was killed goes. */
function isTaken(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (isLeft(file)) rmSync(file, { force: true });
    return false;
  }
}

function isLeft(file: string): boolean {
  try {
    if (statSync(file).mtimeMs < Date.now() - LONGEST) return true;
    // Empty for the moment between creating and writing it.
    const holder = Number(readFileSync(file, "utf8"));
    return holder > 0 && !isAlive(holder);
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
