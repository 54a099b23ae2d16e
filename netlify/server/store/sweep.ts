/** Bulk work in one run of a scheduled function. */
import { SWEEP } from "#domain/limits.ts";
import { logFailure } from "#server/http/log.ts";

/** When a run that starts now must start no more work, on the `performance.now()` clock. */
export function endOfRun(): number {
  return performance.now() + SWEEP.run;
}

/**
 * Runs `work` on each item, several at a time, and starts none after `until`: the next run
 * continues. A failed item is logged under its name and does not stop the others.
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
