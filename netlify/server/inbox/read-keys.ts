/**
 * The keys of the folder `read`, in one object. Nearly all messages of a full inbox are there, and
 * the store lists a thousand keys a request, so every list and count would wait for ten requests.
 * New messages arrive in other folders, which are listed, so that visitors never compete for it.
 *
 * The messages' keys are the truth, this object a copy that heals:
 * - A move into the folder adds its key before it removes the copy in the other folder. If it dies
 *   in between, lists show the message where it was.
 * - A key that is still here after its copy is gone has a copy with more moves in another folder.
 *   Before a message is deleted for good, its keys leave this object.
 * - `mendReadKeys` compares it with the keys: every quarter of an hour, and before any answer that
 *   finds it missing, unreadable or old, as after an earlier version was at work.
 */
import { z } from "zod";
import { READ_KEYS } from "#domain/limits.ts";
import { coalesceJobs } from "#server/store/coalesce.ts";
import { readableOr } from "#server/store/readable.ts";
import { jsonStore, type Stored } from "#server/store/stores.ts";

const keysObject = z.object({
  /** When it was compared with the keys, in milliseconds; 0 before the first time. */
  comparedAt: z.number(),
  keys: z.array(z.string()),
});
type KeysObject = z.output<typeof keysObject>;

interface Change {
  add: readonly string[];
  drop: readonly string[];
}

const KEY = "read";
const keysStore = jsonStore<KeysObject>("inbox-keys");
const messageStore = jsonStore<unknown>("messages");

/** The object as this process knows it. */
let latest: Stored<KeysObject> | undefined;

/** The keys of the folder, unordered. A few may be left over from moves; see above. */
export async function readKeys(now = Date.now()): Promise<readonly string[]> {
  const known = await readObject();
  return known && known.comparedAt > now - READ_KEYS.trusted ? known.keys : mendReadKeys(now);
}

/**
 * Notes that keys came and went. Simultaneous changes are written together. Changes nothing while
 * there is no object.
 */
export const noteReadKeys: (change: Change) => Promise<void> = coalesceJobs(
  async (changes: readonly Change[]) => {
    const change = (stored: unknown) => {
      const { data } = keysObject.safeParse(stored);
      const keys = data && changedBy(changes, data.keys);
      return keys && { ...data, keys };
    };
    await keysStore.swap(KEY, change, latest);
    return changes.map(() => ({ result: undefined }));
  },
);

/**
 * Lists the folder, sets the object right and returns the list. Safe beside moves: only what the
 * list and the object before it disagree about is changed. A folder that one request lists needs no
 * object.
 */
export async function mendReadKeys(now = Date.now()): Promise<readonly string[]> {
  let before = await readObject();
  if (!before) {
    const listed = await messageStore.keys("read/");
    if (listed.length < READ_KEYS.from) return listed;
    before = { comparedAt: 0, keys: [] };
    // From here on moves note their keys; those before are in the list that follows.
    await keysStore.create(KEY, before);
  }
  const listed = await messageStore.keys("read/");
  const [had, has] = [new Set(before.keys), new Set(listed)];
  const change = {
    add: listed.filter((key) => !had.has(key)),
    drop: before.keys.filter((key) => !has.has(key)),
  };
  await keysStore.swap(KEY, (stored) => {
    const { data } = keysObject.safeParse(stored);
    return data && { comparedAt: now, keys: changedBy([change], data.keys) ?? data.keys };
  });
  return listed;
}

/** Makes the next list compare again, after keys came that nothing noted. */
export function forgetReadKeys(): Promise<void> {
  return keysStore.remove(KEY);
}

/** `undefined` without an object; one that cannot be read is removed. */
async function readObject(): Promise<KeysObject | undefined> {
  const read = async () => {
    const stored = await keysStore.read(KEY, latest);
    if (stored !== undefined && stored !== latest) keysObject.parse(stored.value);
    latest = stored;
    return stored?.value;
  };
  const found = await readableOr(
    "the keys of the messages that are read",
    read,
    "unreadable" as const,
  );
  if (found !== "unreadable") return found;
  await forgetReadKeys();
  return undefined;
}

/** The keys after changes; `undefined` if they stay the same. */
function changedBy(changes: readonly Change[], keys: readonly string[]): string[] | undefined {
  const next = new Set(keys);
  let differs = false;
  for (const { add, drop } of changes) {
    for (const key of add) {
      differs ||= !next.has(key);
      next.add(key);
    }
    for (const key of drop) differs = next.delete(key) || differs;
  }
  return differs ? [...next] : undefined;
}
