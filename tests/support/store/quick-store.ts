/**
 * A store that fails or hangs, in less time than on the site. contact-faults.test.ts uses the real
 * waits and deadline.
 */
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { STORE_DEADLINE } from "#domain/limits.ts";

/** For all tests of the calling file: retries come after a hundredth of the wait. */
export function withQuickTries(): void {
  const { setTimeout: wait } = timers;
  const replace = (by: typeof wait) => {
    Object.assign(timers, { setTimeout: by });
    syncBuiltinESMExports();
  };
  beforeAll(() => replace(((time = 0, ...rest) => wait(time / 100, ...rest)) as typeof wait));
  afterAll(() => replace(wait));
}

/** The outcome of `work` when the store hangs: the site's deadline, after an eighth of the time. */
export async function atDeadline<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, "timeout").mockImplementation((time) => timeout(time / 8));
  const answer = await work();
  expect(spy).toHaveBeenCalledWith(STORE_DEADLINE);
  spy.mockRestore();
  return answer;
}
