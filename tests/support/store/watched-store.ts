/**
 * A store that records every call, and requests to every described operation: for tests that must
 * change nothing.
 */
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import type { Reply } from "#domain/api/reply.ts";
import { callFunction, functionAt } from "#tests/support/api/functions.ts";
import { callDescribed, type Described, OPERATIONS } from "#tests/support/api/openapi.ts";
import { signInAll, type TokenHeaders } from "#tests/support/people/signed-in.ts";
import { type FaultyProxy, startFaultyProxy } from "./faulty-proxy.ts";
import { pointStoreAt, startStore, type TestStore } from "./store.ts";

const STORES = [
  "services",
  "projects",
  "users",
  "messages",
  "notes",
  "outbox",
  "claims",
  "hits",
  "sign-ins",
  "pictures",
  "picture-notes",
  "subscribers",
  "publish",
];
/** A well-formed id of no object. */
export const UNKNOWN_ID = "8203984000000-0123456789ab";
/** Well-formed parameters of an address, by name; the objects do not exist. */
export const PARAMS = {
  id: UNKNOWN_ID,
  name: `${"0".repeat(64)}.png`,
  kind: "services",
  locale: "bn",
  revision: "1",
};

export const JSON_ROUTES = OPERATIONS.filter(({ body }) => body["application/json"] !== undefined);

interface WatchedStore {
  admin: TokenHeaders;
  /** Every call to the store since the start of the last check, as method and path. */
  calls: string[];
  /** Everything in the stores. */
  everything(): Promise<unknown>;
  /** Runs `work` and expects the stores to be unchanged. */
  expectNoChange(work: () => Promise<void>): Promise<void>;
  /** Sends any body to an operation, as an admin; `type` null sends no Content-Type. */
  send(
    operation: Described,
    body: BodyInit | null,
    type: string | null,
    more?: Record<string, string>,
  ): Promise<Refused>;
}

export interface Refused {
  status: number;
  body: Reply;
}

/** One store with an admin for all tests of the calling file. */
export function watchStore(): WatchedStore {
  let store: TestStore;
  let proxy: FaultyProxy;
  const everything = () => Promise.all(STORES.map(async (name) => [name, await store.all(name)]));
  const watched: WatchedStore = {
    admin: { authorization: "" },
    calls: [],
    everything,
    async expectNoChange(work) {
      const before = await everything();
      watched.calls = [];
      await work();
      expect(watched.calls.filter((call) => !/^(GET|HEAD) /.test(call))).toEqual([]);
      expect(await everything()).toEqual(before);
    },
    async send(operation, body, type, more = {}) {
      const request = new Request(`http://localhost:8888${pathOf(operation)}`, {
        method: operation.method,
        body,
        headers: { ...watched.admin, "if-match": '"1"', ...more },
      });
      if (type === null) request.headers.delete("content-type");
      else request.headers.set("content-type", type);
      const response = await callFunction(functionOf(operation), request, PARAMS);
      return { status: response.status, body: (await response.json()) as Reply };
    },
  };
  beforeAll(async () => {
    store = await startStore();
    watched.admin = (await signInAll(store)).admin;
    proxy = await startFaultyProxy(store.url);
    proxy.fault = (method, path) => void watched.calls.push(`${method} ${path}`);
    pointStoreAt(proxy.url);
    // Creates the once-per-site data now, so that it is no change later.
    for (const id of ["createService", "createProject"])
      await callDescribed(id, { headers: watched.admin });
    for (const id of ["sendEnquiry", "enterNewsletter"]) await callDescribed(id);
    await callDescribed("countMessages", { headers: watched.admin });
  });
  afterAll(async () => {
    await proxy.close();
    await store.close();
  });
  afterEach(() => vi.restoreAllMocks());
  return watched;
}

export const pathOf = ({ path }: Described) =>
  path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => PARAMS[name as keyof typeof PARAMS] ?? UNKNOWN_ID,
  );

/** The function behind an operation. */
export const functionOf = ({ path }: Described) => functionAt(path.replaceAll(/\{(\w+)\}/g, ":$1"));
