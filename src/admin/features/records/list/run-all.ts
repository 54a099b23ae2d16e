import { SignedOut } from "#admin/features/session/session-store.ts";

/**
 * How many calls are under way at a time: enough to be quick, few enough not to crowd the store.
 */
const ABREAST = 4;

export interface Outcome<Item> {
  done: Item[];
  failed: { item: Item; error: unknown }[];
}

/**
 * Does the same to each, a few at a time, and goes on when some fail. `done` holds what `work`
 * gave, in the order of `items`.
 * When the session is over and nobody signs in again, the rest is left alone and is in neither
 * list.
 */
export async function runAll<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<Item>,
  onProgress: (done: number) => void,
): Promise<Outcome<Item>> {
  const results: (Item | undefined)[] = items.map(() => undefined);
  const failed: Outcome<Item>["failed"] = [];
  let next = 0;
  let settled = 0;
  let over = false;
  const walk = async () => {
    while (next < items.length && !over) {
      const index = next++;
      const item = items[index] as Item;
      try {
        results[index] = await work(item);
      } catch (error) {
        if (error instanceof SignedOut) {
          over = true;
          return;
        }
        failed.push({ item, error });
      }
      settled += 1;
      onProgress(settled);
    }
  };
  await Promise.all(Array.from({ length: Math.min(ABREAST, items.length) }, walk));
  return {
    done: results.filter((result): result is Awaited<Item> & Item => result !== undefined),
    failed,
  };
}
