/** The store of a site that an earlier version of the product wrote, recorded as it lay on the disk. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import { startStore, type TestStore } from "./store.ts";

/** What the recorded site's first admin signs in with. */
export const RECORDED_ADMIN = { email: "farida@nokshaworks.example", password: "nakshi kantha of 1936" };

const FOLDER = join(import.meta.dirname, "../../fixtures/store-2026-11");
type Recorded = Record<string, Record<string, { json: unknown } | { base64: string }>>;

/** A store that holds what was recorded, byte for byte as far as a reader can see. */
export async function openRecordedStore(): Promise<TestStore> {
  const store = await startStore();
  const recorded = JSON.parse(readFileSync(join(FOLDER, "store.json"), "utf8")) as Recorded;
  const writes = Object.entries(recorded).flatMap(([name, objects]) =>
    Object.entries(objects).map(async ([key, value]) => {
      if ("json" in value) await store.write(name, key, value.json);
      else await getStore({ name, consistency: "strong" }).set(key, new Blob([Buffer.from(value.base64, "base64")]));
    }),
  );
  await Promise.all(writes);
  return store;
}

/** The bodies of the requests that fill an empty site: the records first, then the objects. */
export function recordedBackup(): { data: unknown }[] {
  const lines = readFileSync(join(FOLDER, "backup.jsonl"), "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as { data: unknown });
}
