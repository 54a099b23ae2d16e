/**
 * A real store for one test: the local Blobs server on a fresh file, and the environment that
 * points the server code to it.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import { blobsContext, startBlobs } from "../../../netlify/local/blobs.ts";

export interface TestStore {
  /** Address of the Blobs server. */
  url: string;
  /** Every key of a store, in order. */
  keys(store: string): Promise<string[]>;
  /** Every object of a store, by its key. */
  all<Value>(store: string): Promise<Record<string, Value>>;
  write(store: string, key: string, value: unknown): Promise<void>;
  remove(store: string, key: string): Promise<void>;
  close(): Promise<void>;
}

const SITE = "test-site";
const TOKEN = "test-token";

/** Points the code under test at a Blobs server (or a proxy in front of one). */
export function pointStoreAt(url: string): void {
  process.env["NETLIFY_BLOBS_CONTEXT"] = blobsContext(url, SITE, TOKEN);
}

export async function startStore(dataDir?: string): Promise<TestStore> {
  const dir = dataDir ?? (await mkdtemp(join(tmpdir(), "store-")));
  const server = await startBlobs({ file: join(dir, "blobs.sqlite"), siteID: SITE, token: TOKEN });
  pointStoreAt(server.url);
  const open = (name: string) =>
    getStore({
      name,
      siteID: SITE,
      token: TOKEN,
      edgeURL: server.url,
      uncachedEdgeURL: server.url,
      consistency: "strong",
    });
  const store: TestStore = {
    url: server.url,
    keys: async (name) => (await open(name).list()).blobs.map((blob) => blob.key).sort(),
    async all<Value>(name: string) {
      const entries = (await store.keys(name)).map(
        async (key) => [key, (await open(name).get(key, { type: "json" })) as Value] as const,
      );
      return Object.fromEntries(await Promise.all(entries));
    },
    write: async (name, key, value) => void (await open(name).setJSON(key, value)),
    remove: (name, key) => open(name).delete(key),
    async close() {
      await server.close();
      if (dataDir === undefined) await rm(dir, { recursive: true, force: true });
    },
  };
  return store;
}
