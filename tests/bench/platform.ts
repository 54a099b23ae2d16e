/**
 * A platform in a process of its own, with its own data, so that its memory and its processor time
 * are its own.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { ClientRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPlatform } from "../../netlify/local/start.ts";
import { profileOptions } from "./profile.ts";

export interface BenchPlatform {
  url: string;
  port: number;
  /** Processor time so far, in milliseconds: says the same on a busy machine as on a quiet one. */
  processorTime(): number;
  /** Calls of the store so far: says the same on any machine. */
  storeCalls(): Promise<number>;
  /**
   * The most memory that the process ever held, in megabytes (1,000,000 bytes); not a number where
   * the system does not tell.
   */
  peakMemory(): number;
  stop(): Promise<void>;
}

export interface BenchOptions {
  dataDir: string;
  siteDir?: string;
  /** The floor's functions in place of the product's. */
  floor?: boolean;
  env?: Record<string, string>;
  /**
   * Where the profiles of its threads go when it ends; without a folder it is not profiled, which
   * costs a little speed.
   */
  profileDir?: string;
}

export const SECRET = "a secret of the bench, long enough to be taken";

export function makeDataDir(): { dir: string; remove: () => void } {
  const dir = mkdtempSync(join(tmpdir(), "bench-api-"));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

export async function startBenchPlatform({
  dataDir,
  siteDir = join(dataDir, "no-site"),
  floor = false,
  env,
  profileDir,
}: BenchOptions): Promise<BenchPlatform> {
  const options = profileDir === undefined ? [] : profileOptions(profileDir);
  const folders = [dataDir, siteDir, ...(floor ? [join(import.meta.dirname, "floor")] : [])];
  const child = spawn(process.execPath, [...options, import.meta.filename, ...folders], {
    env: { ...process.env, JWT_SECRET: SECRET, DEMO: "0", SMTP_URL: "", ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const url = await readyUrl(child);
  return {
    url,
    port: Number(new URL(url).port),
    processorTime: () => processorTimeOf(child.pid),
    async storeCalls() {
      child.send("calls");
      const [calls] = (await once(child, "message")) as [number];
      return calls;
    },
    peakMemory: () => peakOf(child.pid),
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
}

async function readyUrl(child: ChildProcess): Promise<string> {
  let said = "";
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const url = /^Ready on (\S+)$/m.exec(said)?.[1];
    if (url) return url;
  }
  throw new Error("The platform did not start.");
}

function peakOf(pid: number | undefined): number {
  try {
    const [, kilobytes = "NaN"] =
      /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Math.round((Number(kilobytes) * 1_024) / 1_000_000);
  } catch {
    return Number.NaN;
  }
}

function processorTimeOf(pid: number | undefined): number {
  try {
    // Behind the name in brackets, which may hold blanks, the 12th and 13th are hundredths of a
    // second: its own and the kernel's for it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** Counts what this process sends to its Blobs server, over either of Node's ways of asking. */
function countStoreCalls(): () => number {
  let calls = 0;
  subscribe("http.client.request.start", (message) => {
    const { request } = message as { request: ClientRequest };
    if (request.getHeader("authorization") !== undefined) calls += 1;
  });
  subscribe("undici:request:create", () => {
    calls += 1;
  });
  return () => calls;
}

if (import.meta.main) {
  const calls = countStoreCalls();
  process.on("message", () => process.send?.(calls()));
  const [dataDir = "", siteDir = "", functionsDir] = process.argv.slice(2);
  const platform = await startPlatform({
    port: 0,
    dataDir,
    siteDir,
    ...(functionsDir !== undefined && { functionsDir }),
  });
  process.on("SIGTERM", () => void platform.close().then(() => process.exit(0)));
  console.log(`Ready on ${platform.url}`);
}
