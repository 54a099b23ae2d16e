/**
 * The only caller of the Blobs client. Every read is strongly consistent, every key is checked,
 * every call ends within the deadline, and a write counts as done only when the store confirms it
 * with an ETag.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { getDeployStore, getStore, setEnvironmentContext, type Store } from "@netlify/blobs";
import { STORE_DEADLINE, STORE_RETRY_AFTER } from "#domain/limits.ts";
import { buildAccess, hasSiteStores } from "#server/env/env.ts";
import { AppError } from "#server/http/errors.ts";
import { logFailure } from "#server/http/log.ts";
import { say } from "#site/i18n/sentence.ts";
import { refuseUnknownKind, type StoreName } from "./key-kinds.ts";
import { withLock } from "./locks.ts";
import { stamped, upgraded, UPGRADES } from "./shapes.ts";
import { patientFetch, storeFetch } from "./store-fetch.ts";

export interface Stored<Value> {
  value: Value;
  etag: string;
}

/** A guess at the stored object: an earlier version, or nothing. */
export type Guess<Value> = Stored<Value> | "nothing";

/**
 * JSON objects by key, in the latest shape (`shapes.ts`). Every method throws `unavailable` when
 * the store does not answer properly in time.
 */
export interface JsonStore<Value> {
  /**
   * Reads an object. `known` is the result of an earlier read, returned without a transfer while
   * the object is unchanged.
   */
  read(key: string, known?: Stored<Value>): Promise<Stored<Value> | undefined>;
  /**
   * Writes a new object and returns its ETag; `undefined` when the key exists. After a lost answer,
   * a repeat finds its own object and also returns `undefined`, so callers must accept an existing
   * object.
   */
  create(key: string, value: Value): Promise<string | undefined>;
  /**
   * Replaces exactly the version that was read and returns the new ETag; `undefined` when another
   * writer was faster.
   */
  replace(key: string, value: Value, etag: string): Promise<string | undefined>;
  /**
   * Reads, changes and writes back until no other writer interferes, within the deadline, and
   * returns the stored object; `change` returns `undefined` to leave it unchanged. A `guess` at the
   * object saves the first read: a wrong guess costs a failed write, but never prevents a change.
   */
  swap(
    key: string,
    change: (value: Value | undefined) => Value | undefined,
    guess?: Guess<Value>,
  ): Promise<Stored<Value> | undefined>;
  remove(key: string): Promise<void>;
  /** Keys that start with `prefix`, in order. */
  keys(prefix: string): Promise<string[]>;
  /** First parts of the keys, before the first slash. */
  folders(): Promise<string[]>;
}

/**
 * The store of that name: the site's own in production and on a local machine, the deploy's own on
 * previews and branches.
 */
export function jsonStore<Value>(name: StoreName): JsonStore<Value> {
  const call = <Result>(what: string, work: (store: Store) => Promise<Result>, isWrite = false) =>
    withinDeadline(`store ${name}, ${what}`, name, work, storeFetch, isWrite);

  const upgrades = UPGRADES[name];
  const store: JsonStore<Value> = {
    read: (key, known) =>
      call(`read ${guard(key)}`, async (blobs) => {
        const found = await blobs.getWithMetadata(key, {
          type: "text",
          ...(known && { etag: known.etag }),
        });
        // The client's type hides that data is missing when the ETag still matches.
        if (known && found !== null && (found.data as string | null) === null) return known;
        return found === null
          ? undefined
          : {
              value: upgraded(JSON.parse(found.data), upgrades) as Value,
              etag: confirmed(found.etag),
            };
      }),
    create: (key, value) =>
      call(
        `create ${guard(key)}`,
        async (blobs) => {
          refuseUnknownKind(name, key);
          const { modified, etag } = await blobs.setJSON(key, stamped(value, upgrades), {
            onlyIfNew: true,
          });
          return modified ? confirmed(etag) : undefined;
        },
        true,
      ),
    replace: (key, value, etag) =>
      call(
        `replace ${guard(key)}`,
        async (blobs) => {
          refuseUnknownKind(name, key);
          // The client treats a missing ETag as an unconditional write.
          const { modified, etag: written } = await blobs.setJSON(key, stamped(value, upgrades), {
            onlyIfMatch: confirmed(etag),
          });
          return modified ? confirmed(written) : undefined;
        },
        true,
      ),
    swap(key, change, guess) {
      const until = performance.now() + STORE_DEADLINE;
      const write = async (
        found: Stored<Value> | undefined,
        value: Value,
      ): Promise<Stored<Value> | undefined> => {
        const etag = await (found
          ? store.replace(key, value, found.etag)
          : store.create(key, value));
        return etag === undefined ? undefined : { value, etag };
      };
      // Changes of one object queue inside this process, so that compare-and-swap only has to
      // settle conflicts with other processes.
      return withLock(`${name}/${key}`, async () => {
        if (guess !== undefined) {
          const guessed = guess === "nothing" ? undefined : guess;
          const value = change(guessed?.value);
          const written = value !== undefined && (await write(guessed, value));
          if (written) return written;
        }
        for (let pause = 10; performance.now() < until; pause = Math.min(pause * 2, 300)) {
          const found = await store.read(key);
          const value = change(found?.value);
          if (value === undefined) return found;
          const written = await write(found, value);
          if (written) return written;
          await sleep(Math.random() * pause);
        }
        const error = new Error("other changes took all the time that there is for one");
        logFailure(`store ${name}, change ${key}`, error);
        throw unavailable(error);
      });
    },
    remove: (key) => call(`remove ${guard(key)}`, (blobs) => blobs.delete(key)),
    keys: (prefix) =>
      call(`list ${guard(prefix)}`, async (blobs) =>
        (await blobs.list({ prefix })).blobs.map((blob) => blob.key).sort(),
      ),
    folders: () =>
      call("list folders", async (blobs) => (await blobs.list({ directories: true })).directories),
  };
  return store;
}

/**
 * The client puts keys into an address unescaped: `..`, `?` or an empty key would reach another
 * store or the whole of this one.
 */
export function guard(key: string): string {
  if (!/^[a-z0-9][a-z0-9/-]{0,199}$/.test(key) || key.includes("//"))
    throw new AppError("not_found", say("request.notFound"));
  return key;
}

/**
 * Opens the stores in a build and returns whether they can be reached. The platform gives
 * functions, and builds on the local one, their access; a build on Netlify needs the site id and an
 * access token.
 */
export function openStoresInBuild(): boolean {
  const access = buildAccess();
  if (access) setEnvironmentContext(access);
  return (
    access !== undefined ||
    Boolean(process.env["NETLIFY_BLOBS_CONTEXT"] && process.env["NETLIFY"] !== "true")
  );
}

export function confirmed(etag: string | undefined): string {
  if (!etag)
    throw new Error(
      process.env["NETLIFY_DEV"] === "true"
        ? "the store of `netlify dev` sends no ETag with what it reads, so nothing can be saved over it; `npm start` has a store that does"
        : "no ETag, so the store did not confirm",
    );
  return etag;
}

/**
 * Runs `work` on the store of that name; every failure, including the deadline, is logged and
 * becomes `unavailable`. After an unanswered write the sentence says that it may be stored.
 */
export async function withinDeadline<Result>(
  what: string,
  name: StoreName,
  work: (store: Store) => Promise<Result>,
  send: typeof fetch = fetch,
  isWrite = false,
): Promise<Result> {
  const deadline = AbortSignal.timeout(STORE_DEADLINE);
  const trouble: string[] = [];
  try {
    return await work(open(name, patientFetch(send, deadline, trouble)));
  } catch (error) {
    logFailure(trouble.length > 0 ? `${what} (${trouble.join(", ")})` : what, error);
    if (error instanceof AppError) throw error;
    throw unavailable(
      error,
      isWrite && (deadline.aborted || trouble.some(isNoStatus)) ? UNSURE : AWAY,
    );
  }
}

const AWAY = say("store.away");
/**
 * Only for requests that staff may repeat: identical saves count as one, and creations are known by
 * their key.
 */
const UNSURE = say("store.unsure");

function isNoStatus(trouble: string): boolean {
  return !/^\d{3}$/.test(trouble);
}

function unavailable(cause: unknown, sentence = AWAY): AppError {
  return new AppError("unavailable", sentence, { retryAfter: STORE_RETRY_AFTER, cause });
}

function open(name: StoreName, fetch: typeof globalThis.fetch): Store {
  const options = { name, consistency: "strong", fetch } as const;
  return hasSiteStores() ? getStore(options) : getDeployStore(options);
}
