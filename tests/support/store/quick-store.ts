/**
 * A store that fails or hangs, in less time than the site gives it. contact-faults.test.ts meets
 * the real waits and the real deadline.
 */
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { STORE_DEADLINE } from "#domain/limits.ts";

/**
 * For all tests of the file that calls it: what failed is tried again after a hundredth of the
 * wait.
 */
export function withQuickTries(): void {
  const { setTimeout: wait } = timers;
  const replace = (by: typeof wait) => {
    Object.assign(timers, { setTimeout: by });
    syncBuiltinESMExports();
  };
  beforeAll(() => replace(((time = 0, ...rest) => wait(time / 100, ...rest)) as typeof wait));
  afterAll(() => replace(wait));
}

/**
 * What `work` ends with when the store hangs: its deadline is that of the site, but comes after an
 * eighth of the time.
 */
export async function atDeadline<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, "timeout").mockImplementation((time) => timeout(time / 8));
  const answer = await work();
  expect(spy).toHaveBeenCalledWith(STORE_DEADLINE);
  spy.mockRestore();
  return answer;
}
