/**
 * Main-thread work of a page by kind, from a trace: each event's own time, without nested events.
 */
import type { TraceEvent } from "../main-thread.ts";

export const KINDS = ["script", "style", "layout", "parse", "paint", "rest"] as const;
type Kind = (typeof KINDS)[number];

const KIND_OF: Record<string, Kind> = {
  EvaluateScript: "script",
  "v8.compile": "script",
  "v8.compileModule": "script",
  "v8.evaluateModule": "script",
  FunctionCall: "script",
  TimerFire: "script",
  FireIdleCallback: "script",
  FireAnimationFrame: "script",
  RunMicrotasks: "script",
  EventDispatch: "script",
  MinorGC: "script",
  MajorGC: "script",
  UpdateLayoutTree: "style",
  ParseAuthorStyleSheet: "style",
  Layout: "layout",
  HitTest: "layout",
  ParseHTML: "parse",
  PrePaint: "paint",
  Paint: "paint",
  PaintImage: "paint",
  Layerize: "paint",
  Commit: "paint",
  UpdateLayer: "paint",
  CompositeLayers: "paint",
  "Decode Image": "paint",
};

export type ThreadWork = Record<Kind | "all" | "longest", number>;

/** Milliseconds of the thread's own time: by kind, in total, and of the longest task. */
export function threadWork(trace: readonly TraceEvent[]): ThreadWork {
  const events = pageThread(trace);
  const work = {
    ...(Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>),
    all: 0,
    longest: 0,
  };
  /** The enclosing events of the current one, each with the time of its direct children. */
  const open: { event: TraceEvent; inside: number }[] = [];
  const settle = () => {
    const { event, inside } = open.pop() ?? { event: undefined, inside: 0 };
    if (!event) return;
    const time = timeOf(event);
    work[KIND_OF[event.name] ?? "rest"] += Math.max(0, time - inside);
    const parent = open.at(-1);
    if (parent) parent.inside += time;
    else work.all += time;
    if (event.name === "RunTask") work.longest = Math.max(work.longest, time);
  };
  for (const event of events) {
    for (let top = open.at(-1); top && event.ts >= endOf(top.event); top = open.at(-1)) settle();
    open.push({ event, inside: 0 });
  }
  while (open.length > 0) settle();
  return work;
}

/** The busiest rendering thread, which is the page's: a spare renderer is nearly idle. */
function pageThread(trace: readonly TraceEvent[]): TraceEvent[] {
  const threads = Map.groupBy(
    trace.filter(({ ph, dur }) => ph === "X" && dur !== undefined),
    ({ pid, tid }) => `${pid}/${tid}`,
  );
  const busy = (events: TraceEvent[]) =>
    events.filter(({ name }) => name === "RunTask").reduce((sum, event) => sum + timeOf(event), 0);
  const drawing = [...threads.values()].filter((events) =>
    events.some(({ name }) => name === "PrePaint"),
  );
  const [page] = drawing.toSorted((a, b) => busy(b) - busy(a));
  if (!page) throw new Error("The trace shows nothing of the page.");
  return page.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

const timeOf = ({ dur = 0, tdur = dur }: TraceEvent) => tdur / 1_000;
const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
