/**
 * What a page's main thread was busy with, from a trace of the browser: work is counted, waiting
 * for the screen's next frame is not.
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
  /**
   * Microseconds of the thread's own time: says nearly the same on a busy machine as on a quiet
   * one.
   */
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
 * Milliseconds of script, style, layout and painting for each key: from its event until the paint
 * that follows it is done, and until the next key.
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
    // What a key changes is drawn in one frame, which paints and commits several times.
    const painted = paints.find((paint) => paint > key && paint < next);
    if (painted === undefined) throw new Error("A key was never painted.");
    const frame = tasks.find(({ ts, dur = 0 }) => ts <= painted && ts + dur >= painted);
    return work(key, frame ? frame.ts + (frame.dur ?? 0) : painted);
  });
  const untilNextKey = keys.slice(0, -1).map((key, index) => work(key, keys[index + 1] ?? key));
  return { untilPainted, untilNextKey };
}

/** Milliseconds of all that the page did. */
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

/** The events of the thread that `known` happens on. */
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
