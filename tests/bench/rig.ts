/**
 * Shared setup of the API benches: a platform over a prefilled store, and the result row of a load.
 */
import { join } from "node:path";
import type { TokenHeaders } from "#tests/support/people/signed-in.ts";
import type { Outcome } from "./load.ts";
import { type BenchPlatform, makeDataDir, startBenchPlatform } from "./platform.ts";
import { profilesIn } from "./profile.ts";
import { seed } from "./seed.ts";

/**
 * Duration of a load in seconds, and of the warm-up before it: compiled code is the normal state of
 * a site.
 */
export const SECONDS = 8;
export const WARM_UP = 4;

export interface Row {
  load: string;
  measured: string;
  toHold: string;
  held: boolean;
  floor: string;
  /** Ratio to the floor: the remaining share of a rate, the multiple of a time. */
  ratio: number;
  /** Milliseconds of the platform's processor time per answer, and per answer of the floor. */
  cost: string;
  /** Store calls per answer, and per answer of the floor. */
  storeCalls: string;
}

/**
 * Time of each product's platform by function; only filled by `npm run bench -- api profile`, as
 * profiling slows the platform.
 */
export const profiles: { load: string; threads: ReturnType<typeof profilesIn> }[] = [];
const PROFILING = process.argv[3] === "profile";

/**
 * Runs `work` on a platform over a fresh data folder: the product's, named by `load` if it may be
 * profiled, or the floor's.
 */
export async function on<Result>(
  {
    load,
    floor = false,
    siteDir,
    env,
    fill,
  }: {
    load?: string;
    floor?: boolean;
    siteDir?: string;
    env?: Record<string, string>;
    fill?: Parameters<typeof seed>[1];
  },
  work: (platform: BenchPlatform, token: TokenHeaders, dataDir: string) => Promise<Result>,
  after: (result: Result, dataDir: string) => Promise<void> = () => Promise.resolve(),
): Promise<Result> {
  const { dir, remove } = makeDataDir();
  const token = await seed(dir, fill);
  const profileDir = PROFILING && load !== undefined ? join(dir, "profiles") : undefined;
  const platform = await startBenchPlatform({
    ...{ dataDir: dir, floor },
    ...(siteDir && { siteDir }),
    ...(env && { env }),
    ...(profileDir !== undefined && { profileDir }),
  });
  let result: Result;
  try {
    result = await work(platform, token, dir);
  } finally {
    await platform.stop();
  }
  await after(result, dir);
  if (load !== undefined && profileDir !== undefined)
    profiles.push({ load, threads: profilesIn(profileDir) });
  remove();
  return result;
}

export function describe({ rate, p99 }: Outcome): string {
  return `${rate}/s, p99 ${p99} ms`;
}

export function costOf(told: Outcome, floor: Outcome): string {
  return `${told.cost} ms, floor ${floor.cost} ms`;
}

export function callsOf(told: Outcome, floor: Outcome): string {
  return `${told.calls}, floor ${floor.calls}`;
}

export const failures = ({ statuses }: Outcome) =>
  Object.entries(statuses).filter(([status]) => !status.startsWith("2") && status !== "304");

export function ratio(value: number, floor: number): number {
  return Math.round((value / floor) * 100) / 100;
}
