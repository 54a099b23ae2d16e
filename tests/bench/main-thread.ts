/**
 * Main-thread work of a page, from a browser trace: counts work, not waiting for the next frame.
 */
import type { Browser, Page } from "playwright";
import { round } from "./phone.ts";

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds of the thread's own time: nearly the same on a busy and a quiet machine. */
  tdur?: number;
  args?: { data?: { type?: string } };
}

const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

export async function traced(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents;
}

/**
 * Milliseconds of script, style, layout and painting per key: from its event until its paint is
 * done, and until the next key.
 */
export function costOfKeys(trace: readonly TraceEvent[]): {
  untilPainted: number[];
  untilNextKey: number[];
} {
  const isKey = ({ name, args }: TraceEvent) =>
    name === "EventDispatch" && args?.data?.type === "keydown";
  const main = mainThreadOf(trace, isKey);
  const tasks = main.filter(({ name, dur }) => name === "RunTask" && dur !== undefined);
  const keys = main.filter(isKey).map(({ ts }) => ts);
  const paints = main
    .filter(({ name }) => name === "Paint" || name === "Commit")
    .map(({ ts, dur = 0 }) => ts + dur);
  const work = (from: number, to: number) =>
    tasks.reduce((sum, { ts, dur = 0, tdur = dur }) => {
      const within = Math.max(0, Math.min(ts + dur, to) - Math.max(ts, from));
      return dur === 0 ? sum : sum + (within / dur) * tdur;
    }, 0) / 1_000;
  const untilPainted = keys.map((key, index) => {
    const next = keys[index + 1] ?? Infinity;
    // A key's changes are drawn in one frame, which paints and commits several times.
    const painted = paints.find((paint) => paint > key && paint < next);
    if (painted === undefined) throw new Error("A key was never painted.");
    const frame = tasks.find(({ ts, dur = 0 }) => ts <= painted && ts + dur >= painted);
    return work(key, frame ? frame.ts + (frame.dur ?? 0) : painted);
  });
  const untilNextKey = keys.slice(0, -1).map((key, index) => work(key, keys[index + 1] ?? key));
  return { untilPainted, untilNextKey };
}

/** Milliseconds of all work of the page. */
export function workIn(trace: readonly TraceEvent[]): number {
  const main = mainThreadOf(trace, ({ name }) => name === "EventDispatch");
  return round(
    main
      .filter(({ name }) => name === "RunTask")
      .reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1_000,
  );
}

/** Milliseconds. */
export function longestTask(trace: readonly TraceEvent[]): number {
  const main = mainThreadOf(trace, ({ name }) => name === "EventDispatch");
  return round(
    Math.max(
      ...main.filter(({ name }) => name === "RunTask").map(({ dur = 0, tdur = dur }) => tdur),
    ) / 1_000,
  );
}

/** The events of the thread with `known`. */
function mainThreadOf(
  trace: readonly TraceEvent[],
  known: (event: TraceEvent) => boolean,
): TraceEvent[] {
  const one = trace.find(known);
  if (!one) throw new Error("The trace shows nothing of the page.");
  return trace
    .filter(({ pid, tid }) => pid === one.pid && tid === one.tid)
    .toSorted((a, b) => a.ts - b.ts);
}
