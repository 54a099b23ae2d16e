/**
 * Bytes by a key derived from the bytes: an object never changes, so writing an existing one is no
 * conflict.
 */
import { refuseUnknownKind, type StoreName } from "./key-kinds.ts";
import { confirmed, guard, withinDeadline } from "./stores.ts";

/** Every method throws `unavailable` when the store does not answer properly in time. */
export interface ByteStore {
  read(key: string): Promise<ArrayBuffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Stores the object unless it exists. */
  write(key: string, bytes: Blob): Promise<void>;
  remove(key: string): Promise<void>;
}

/** The store of that name, chosen as `jsonStore` does. */
export function byteStore(name: StoreName): ByteStore {
  const what = (verb: string, key: string) => `store ${name}, ${verb} ${guard(key)}`;
  return {
    read: (key) =>
      withinDeadline(
        what("read", key),
        name,
        async (blobs) => (await blobs.get(key, { type: "arrayBuffer" })) ?? undefined,
      ),
    has: (key) =>
      withinDeadline(
        what("look for", key),
        name,
        async (blobs) => (await blobs.getMetadata(key)) !== null,
      ),
    write: (key, bytes) =>
      withinDeadline(what("write", key), name, async (blobs) => {
        refuseUnknownKind(name, key);
        const { modified, etag } = await blobs.set(key, bytes, { onlyIfNew: true });
        if (modified) confirmed(etag);
      }),
    remove: (key) => withinDeadline(what("remove", key), name, (blobs) => blobs.delete(key)),
  };
}
