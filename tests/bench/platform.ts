/**
 * A platform in a process of its own, with its own data, so that memory and processor time can be
 * measured.
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
  /** Processor time so far, in milliseconds: the same on a busy and a quiet machine. */
  processorTime(): number;
  /** Store calls so far: the same on any machine. */
  storeCalls(): Promise<number>;
  /**
   * Peak memory of the process, in megabytes (1,000,000 bytes); NaN where the system does not
   * report it.
   */
  peakMemory(): number;
  stop(): Promise<void>;
}

export interface BenchOptions {
  dataDir: string;
  siteDir?: string;
  /** Uses the floor's functions in place of the product's. */
  floor?: boolean;
  env?: Record<string, string>;
  /**
   * Folder for the profiles of its threads, written at the end; without it nothing is profiled,
   * which is slightly faster.
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
    // After the name in brackets, which may contain spaces, fields 12 and 13 are hundredths of a
    // second: user and kernel time.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** Counts this process's requests to its Blobs server, through both of Node's HTTP clients. */
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
