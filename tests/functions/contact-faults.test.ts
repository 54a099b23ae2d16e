/** What the visitor reads, and what is stored, when the store misbehaves. */
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { deliverDue } from "#server/mail/outbox.ts";
import { anyIp, post } from "#tests/support/api/enquiry.ts";
import { pointMailNowhere, startMailServer } from "#tests/support/api/smtp.ts";
import {
  type Fault,
  faultsInTurn,
  type FaultyProxy,
  startFaultyProxy,
} from "#tests/support/store/faulty-proxy.ts";
import { pointStoreAt, startStore, type TestStore } from "#tests/support/store/store.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

let store: TestStore;
let proxy: FaultyProxy;
let log: MockInstance<typeof console.error>;

beforeEach(async () => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  pointMailNowhere();
  store = await startStore();
  proxy = await startFaultyProxy(store.url);
  pointStoreAt(proxy.url);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await proxy.close();
  await store.close();
});

const WRITES = ["hits", "claims", "outbox", "messages"];

function onWrites(name: string, ...faults: (Fault | undefined)[]): void {
  proxy.fault = faultsInTurn(
    (method, path) => method === "PUT" && path.includes(`site:${name}/`),
    ...faults,
  );
}

async function expectOneOfEach(): Promise<void> {
  const [key = ""] = await store.keys("messages");
  expect(await store.keys("messages")).toEqual([expect.stringMatching(/^unread\//)]);
  expect(await store.keys("outbox")).toEqual([key.replace("unread/", "waiting/")]);
}

async function expectRefused(fields: object, ip: string): Promise<void> {
  const { status, body, response } = await post(fields, { key: "k", ip });
  expect([status, body.success, body.code, response.headers.get("retry-after")]).toEqual([
    503,
    false,
    "unavailable",
    "30",
  ]);
  expect(body.message).toBe(
    "Our records cannot be reached at the moment. Please try again shortly.",
  );
}

test("answers 503 for a while: the visitor hears so in time, in one line the log too, and the next try is stored", async () => {
  const ip = anyIp();
  proxy.fault = () => ({ status: 503 });
  const started = performance.now();
  await expectRefused(ENQUIRY, ip);
  expect(performance.now() - started).toBeLessThan(12_000);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/failed: store \w+, (?:read|create) .*\(503, 503, 503, 503, 503\)/),
  );
  proxy.fault = () => undefined;
  expect((await post(ENQUIRY, { key: "k", ip })).status).toBe(200);
  await expectOneOfEach();
});

test("hangs: the deadline ends it, and the next try is stored", async () => {
  const ip = anyIp();
  onWrites("messages", "hang");
  const started = performance.now();
  await expectRefused(ENQUIRY, ip);
  expect(performance.now() - started).toBeGreaterThan(7_500);
  expect(performance.now() - started).toBeLessThan(12_000);
  expect(log).toHaveBeenCalledOnce();
  expect(await store.keys("messages")).toEqual([]);
  proxy.fault = () => undefined;
  expect((await post(ENQUIRY, { key: "k", ip })).status).toBe(200);
  await expectOneOfEach();
});

describe.each(WRITES)("a write to %s", (name) => {
  test.each<[string, Fault]>([
    ["fails once", { status: 500 }],
    ["breaks off once", "reset"],
    ["is accepted, then the connection breaks", "accept-then-reset"],
  ])(
    "%s: the visitor notices nothing, and there is one message with one mail",
    async (_name, fault) => {
      onWrites(name, fault, undefined);
      expect((await post(ENQUIRY, { key: "k", ip: anyIp() })).status).toBe(200);
      await expectOneOfEach();
      const server = await startMailServer();
      await deliverDue(() => Date.now() + 120_000);
      expect(server.mails).toHaveLength(1);
      await server.close();
    },
  );

  test("is refused: never reported as saved; the next try stores one message", async () => {
    const ip = anyIp();
    onWrites(name, { status: 403 });
    await expectRefused(ENQUIRY, ip);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(new RegExp(`failed: store ${name}, `)),
    );
    expect(await store.keys("messages")).toEqual([]);
    proxy.fault = () => undefined;
    expect((await post(ENQUIRY, { key: "k", ip })).status).toBe(200);
    await expectOneOfEach();
  });

  test("is accepted, its answer gets lost and its repeat is refused: trying again still leaves one message", async () => {
    const ip = anyIp();
    onWrites(name, "accept-then-reset", { status: 403 });
    await expectRefused(ENQUIRY, ip);
    proxy.fault = () => undefined;
    expect((await post(ENQUIRY, { key: "k", ip })).status).toBe(200);
    await expectOneOfEach();
  });
});

test("suspected spam is never reported as saved either", async () => {
  onWrites("messages", { status: 403 });
  await expectRefused({ ...ENQUIRY, trap: "x" }, anyIp());
});
