/**
 * Processor time of a platform by function, from the profiles that Node writes at exit: one per
 * thread.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  /** Microseconds, one per sample. */
  timeDeltas: number[];
}

/** Number of printed lines per profile. */
const TOLD = 12;
/** V8's names for idle time. */
const WAITING = ["(idle)", "(program)"];

/** Node options for a process with profiles in that folder. */
export function profileOptions(dir: string): string[] {
  return ["--cpu-prof", `--cpu-prof-dir=${dir}`];
}

/**
 * For each thread, busiest first: the functions with the most own time, with their share in
 * percent.
 */
export function profilesIn(dir: string): { busyMs: number; functions: string[] }[] {
  const files = readdirSync(dir).filter((name) => name.endsWith(".cpuprofile"));
  return files
    .map((name) => summaryOf(JSON.parse(readFileSync(join(dir, name), "utf8")) as CpuProfile))
    .sort((a, b) => b.busyMs - a.busyMs);
}

function summaryOf({ nodes, samples, timeDeltas }: CpuProfile): {
  busyMs: number;
  functions: string[];
} {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? "";
    if (!WAITING.includes(name)) times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  }
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
  const most = [...times].sort(([, a], [, b]) => b - a).slice(0, TOLD);
  return {
    busyMs: Math.round(busy / 1_000),
    functions: most.map(([name, time]) => `${((time * 100) / busy).toFixed(1)} % ${name}`),
  };
}

function nameOf({
  functionName,
  url,
  lineNumber,
}: CpuProfile["nodes"][number]["callFrame"]): string {
  return url === ""
    ? functionName
    : `${functionName || "(unnamed)"} ${basename(url)}:${lineNumber + 1}`;
}
