/** Runs scheduled functions at their minutes, as Netlify does, with the same request. */
import { Cron } from "croner";
import type { LocalFunction } from "./functions.ts";

const MINUTE = 60_000;
/** Timers may fire a moment early, still in the previous minute. */
const TIMER_SLACK = 50;

export type Run = (target: LocalFunction, request: Request) => Promise<void>;

interface Scheduled {
  target: LocalFunction;
  cron: Cron;
}

export interface Schedules {
  /** Runs the functions due in the minute of `date`; resolves when all have ended. */
  tick(date: Date): Promise<void>;
  /** Runs one scheduled function now, whatever its schedule. Throws for an unknown name. */
  runNow(name: string): Promise<void>;
  stop(): void;
}

/**
 * Parses five fields in UTC, or a name such as `@hourly`. Throws an `Error` that names an invalid
 * expression.
 */
export function parseCron(expression: string): Cron {
  try {
    return new Cron(expression, { timezone: "UTC", mode: "5-part", sloppyRanges: true });
  } catch (cause) {
    throw new Error(`"${expression}" is not a cron expression of five fields.`, { cause });
  }
}

/** Whether the expression matches the minute of `date`. */
export function isDue(cron: Cron, date: Date): boolean {
  return cron.match(new Date(Math.floor(date.getTime() / MINUTE) * MINUTE));
}

/** Starts the clock. Each tick calls `functions`, so that reloaded functions count at once. */
export function startSchedules(functions: () => readonly LocalFunction[], run: Run): Schedules {
  const crons = new Map<string, Cron>();
  const cronOf = (schedule: string): Cron => {
    const cron = crons.get(schedule) ?? parseCron(schedule);
    crons.set(schedule, cron);
    return cron;
  };
  const invoke = ({ target, cron }: Scheduled, now: Date): Promise<void> => {
    const body = JSON.stringify({ next_run: cron.nextRun(now)?.toISOString() });
    const headers = { "content-type": "application/json" };
    return run(
      target,
      new Request(`http://localhost/.netlify/functions/${target.name}`, {
        method: "POST",
        body,
        headers,
      }),
    );
  };
  const scheduled = (): Scheduled[] =>
    functions().flatMap((target) =>
      target.schedule === undefined ? [] : [{ target, cron: cronOf(target.schedule) }],
    );

  // An invalid schedule fails at the start, not in its first minute.
  scheduled();

  let timer: NodeJS.Timeout;
  const tick = async (date: Date): Promise<void> => {
    const due = scheduled().filter(({ cron }) => isDue(cron, date));
    await Promise.all(due.map((entry) => invoke(entry, date)));
  };
  const wait = () => {
    timer = setTimeout(
      () => {
        void tick(new Date());
        wait();
      },
      MINUTE - (Date.now() % MINUTE) + TIMER_SLACK,
    );
    timer.unref();
  };
  wait();
  return {
    tick,
    async runNow(name) {
      const entry = scheduled().find(({ target }) => target.name === name);
      if (!entry) throw new Error(`There is no scheduled function "${name}".`);
      await invoke(entry, new Date());
    },
    stop: () => clearTimeout(timer),
  };
}
