/** Work on many objects in one run of a scheduled function. */
import { SWEEP } from "#domain/limits.ts";
import { logFailure } from "#server/http/log.ts";

/** When a run that begins now has to start nothing more, by `performance.now()`. */
export function endOfRun(): number {
  return performance.now() + SWEEP.run;
}

/**
 * Does `work` on each item, some at a time, and starts none after `until`: the next run goes on
 * with the rest. What fails with one item is logged under the name of it, and leaves the others.
 */
export async function inBulk<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  nameOf: (item: Item) => string,
  until = endOfRun(),
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) {
      if (performance.now() >= until) return;
      await work(item).catch((error: unknown) => logFailure(`sweep of ${nameOf(item)}`, error));
    }
  };
  await Promise.all(Array.from({ length: SWEEP.atOnce }, worker));
}
