import pLimit from "p-limit";
import { SignedOut } from "#admin/lib/session-store.ts";

/** Calls in progress at a time: enough to be quick, few enough not to crowd the store. */
const CONCURRENCY = 4;

export interface Outcome<Item> {
  done: Item[];
  failed: { item: Item; error: unknown }[];
}

/**
 * Does `work` for each item and goes on after failures. `done` holds the results in the order of
 * the items. After a sign-out the remaining items are skipped and appear in neither list.
 */
export async function runAll<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<Item>,
  onProgress: (done: number) => void,
): Promise<Outcome<Item>> {
  const failed: Outcome<Item>["failed"] = [];
  let settled = 0;
  let signedOut = false;
  const results = await pLimit(CONCURRENCY).map(items, async (item) => {
    if (signedOut) return [];
    const result: Item[] = [];
    try {
      result.push(await work(item));
    } catch (error) {
      if (error instanceof SignedOut) {
        signedOut = true;
        return [];
      }
      failed.push({ item, error });
    }
    onProgress((settled += 1));
    return result;
  });
  return { done: results.flatMap((result) => result), failed };
}
