/**
 * A site's store written by an earlier version of the product, recorded from disk, and the site
 * opened on it.
 */
import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import { vi } from "vitest";
import { pointMailNowhere } from "#tests/support/api/smtp.ts";
import { tokenBy } from "#tests/support/people/accounts.ts";
import { bearer, SECRET } from "#tests/support/people/signed-in.ts";
import { type Staff, staff } from "#tests/support/records/records.ts";
import { startStore, type TestStore } from "./store.ts";

/** The credentials of the recorded site's first admin. */
const ADMIN = ["farida@nokshaworks.example", "nakshi kantha of 1936"] as const;

const FOLDER = join(import.meta.dirname, "../../fixtures/store-2026-11");

/** The next morning, before anything has expired. */
const OPENED = Date.parse("2026-11-30T06:00:00Z");

type Recorded = Record<string, Record<string, { json: unknown } | { base64: string }>>;

export interface RecordedSite {
  store: TestStore;
  admin: Staff;
  /** Logged failures. */
  failures: string[];
  close(): Promise<void>;
}

/** The site with its admin signed in. */
export async function openRecordedSite(): Promise<RecordedSite> {
  vi.useFakeTimers({ toFake: ["Date"], now: OPENED });
  pointMailNowhere();
  process.env["JWT_SECRET"] ??= SECRET;
  const failures: string[] = [];
  vi.spyOn(console, "error").mockImplementation((line) => void failures.push(String(line)));
  const store = await openRecordedStore();
  const close = async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await store.close();
  };
  return { store, admin: staff(bearer(await tokenBy(...ADMIN))), failures, close };
}

/** A copy: filling a store takes longer than a test. */
async function openRecordedStore(): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), "recorded-"));
  await cp(await (filled ??= fill()), folder, { recursive: true });
  const store = await startStore(folder);
  const close = async () => {
    await store.close();
    await rm(folder, { recursive: true });
  };
  return { ...store, close };
}

let filled: Promise<string> | undefined;

/**
 * A folder with `store.json` by the first version, and `later.json` with the kinds of keys added
 * since.
 */
async function fill(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "recorded-"));
  const store = await startStore(folder);
  for (const file of ["store.json", "later.json"]) {
    const writes = Object.entries(recorded(file)).flatMap(([name, objects]) =>
      Object.entries(objects).map(async ([key, value]) => {
        if ("json" in value) await store.write(name, key, value.json);
        else
          await getStore({ name, consistency: "strong" }).set(
            key,
            new Blob([Buffer.from(value.base64, "base64")]),
          );
      }),
    );
    await Promise.all(writes);
  }
  await store.close();
  return folder;
}

/** Keys written by the first version. */
export function recordedKeys(name: string): string[] {
  return Object.keys(recorded("store.json")[name] ?? {}).sort();
}

/**
 * The lines of the downloaded backup. Each is the body of a request that fills an empty site: the
 * records first, then the objects.
 */
export function recordedBackup(): string[] {
  return readFileSync(join(FOLDER, "backup.jsonl"), "utf8").trim().split("\n");
}

function recorded(file: string): Recorded {
  return JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Recorded;
}
