/** What the benches of the API share: a platform over a store that was filled before, and the row that a load comes to. */
import type { Outcome } from "./load.ts";
import { makeDataDir, startBenchPlatform, type BenchPlatform } from "./platform.ts";
import { seed } from "./seed.ts";

/** Seconds that a load goes on, and that it goes on before anything is measured: what is compiled by then is how a site runs. */
export const SECONDS = 8;
export const WARM_UP = 4;

export interface Row {
  load: string;
  measured: string;
  toHold: string;
  held: boolean;
  floor: string;
  /** How many times the floor: of a rate how much of it is left, of a time how much longer it takes. */
  ratio: number;
  /** Milliseconds of the platform's processor time for each answer, and for each of the floor's. */
  cost: string;
  /** Calls of the store for each answer, and for each of the floor's. */
  storeCalls: string;
}

/** Runs `work` on a platform over a fresh data folder, the product's or the floor's. */
export async function on<Result>(
  {
    floor = false,
    siteDir,
    env,
    fill,
  }: { floor?: boolean; siteDir?: string; env?: Record<string, string>; fill?: Parameters<typeof seed>[1] },
  work: (platform: BenchPlatform, token: Record<string, string>, dataDir: string) => Promise<Result>,
  after: (result: Result, dataDir: string) => Promise<void> = () => Promise.resolve(),
): Promise<Result> {
  const { dir, remove } = makeDataDir();
  const token = await seed(dir, fill);
  const platform = await startBenchPlatform({ dataDir: dir, floor, ...(siteDir && { siteDir }), ...(env && { env }) });
  let result: Result;
  try {
    result = await work(platform, token, dir);
  } finally {
    await platform.stop();
  }
  await after(result, dir);
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
