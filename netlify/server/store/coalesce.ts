/**
 * Coalesces concurrent calls: those that arrive during a run are served together by the next.
 */

export type Outcome<Result> = { result: Result } | { error: unknown };

/**
 * Hands jobs that arrive during a run to the next run together; `work` returns the outcome of each,
 * in order. A caller is never served by a run that began before the call, and a hundred concurrent
 * callers cost two runs. When a run fails as a whole, the jobs waiting for the next one fail with
 * it: a store that does not answer would only make them wait twice as long.
 */
export function coalesceJobs<Job, Result>(
  work: (jobs: readonly Job[]) => Promise<Outcome<Result>[]>,
): (job: Job) => Promise<Result> {
  let waiting: ({ job: Job } & Pick<PromiseWithResolvers<Result>, "resolve" | "reject">)[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        const outcomes = await work(group.map(({ job }) => job));
        for (const [index, { resolve, reject }] of group.entries()) {
          const outcome = outcomes[index] ?? { error: new Error("A run has forgotten a job.") };
          if ("result" in outcome) resolve(outcome.result);
          else reject(outcome.error);
        }
      } catch (error) {
        for (const { reject } of [...group, ...waiting.splice(0)]) reject(error);
      }
    }
    running = false;
  }

  return (job) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ job, resolve, reject });
    if (!running) void run();
    return promise;
  };
}

/** As `coalesceJobs`, for work with one value for all callers of a run. */
export function coalesce<Value>(work: () => Promise<Value>): () => Promise<Value> {
  const ask = coalesceJobs<undefined, Value>(async (jobs) => {
    const result = await work();
    return jobs.map(() => ({ result }));
  });
  return () => ask(undefined);
}
