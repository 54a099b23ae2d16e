/**
 * What the sweeps remove, as the privacy policy promises it, and what they leave. The clock is
 * moved; the store is a real one.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Folder, MessageRecord } from "#domain/inbox/message.ts";
import { newId } from "#server/http/ids.ts";
import { moveMessage } from "#server/inbox/messages.ts";
import { sweepMessages } from "#server/inbox/retention.ts";
import { forgetUnconfirmed } from "#server/newsletter/subscribers.ts";
import { anyIp, post } from "#tests/support/api/enquiry.ts";
import { post as subscribe, READER } from "#tests/support/api/newsletter.ts";
import { pointMailNowhere } from "#tests/support/api/smtp.ts";
import { addAccount, signIn } from "#tests/support/people/accounts.ts";
import { startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { pointStoreAt, startStore, type TestStore } from "#tests/support/store/store.ts";
import counters from "../../netlify/functions/counters.ts";
import sweep from "../../netlify/functions/sweep.ts";
import { ENQUIRY, storeMessage } from "#tests/support/api/messages.ts";

const NOW = Date.parse("2026-03-31T20:20:00Z");
const DAY = 24 * 60 * 60_000;

let store: TestStore;

beforeEach(async () => {
  pointMailNowhere();
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  store = await startStore();
  return () => store.close();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Puts a message that came at `createdAt` into a folder. */
const put = (folder: Folder, createdAt: string, fields: Partial<MessageRecord> = {}) =>
  storeMessage(store, folder, { _id: newId(Date.parse(createdAt)), createdAt, ...fields });
const left = async () => (await store.keys("messages")).map((key) => key.split("/")[1]);

describe("messages", () => {
  test.each<[folder: Folder, time: string, kept: boolean]>([
    ["unread", "2024-03-31T20:19:59Z", false],
    ["read", "2024-03-31T20:19:59Z", false],
    ["read", "2024-03-31T20:20:01Z", true],
    ["unread", "2026-03-30T00:00:00Z", true],
    ["unread", "2019-01-01T00:00:00Z", false],
    ["spam", "2025-12-31T20:19:59Z", false],
    ["spam", "2025-12-31T20:20:01Z", true],
    ["read", "2025-12-31T20:19:59Z", true],
  ])("in %s of %s: kept %s", async (folder, time, kept) => {
    const id = await put(folder, time);
    await sweep();
    await sweep();
    expect(await left()).toEqual(kept ? [id] : []);
  });

  test.each<[from: Folder, time: string, kept: boolean]>([
    ["read", "2024-03-30T00:00:00Z", false],
    ["spam", "2025-12-01T00:00:00Z", true],
    ["read", "2025-12-01T00:00:00Z", true],
  ])("in the trash since yesterday, from %s, of %s: kept %s", async (from, time, kept) => {
    const id = await put("trash", time, {
      deletedAt: new Date(NOW - DAY).toISOString(),
      deletedFrom: from,
    });
    await sweep();
    expect(await left()).toEqual(kept ? [id] : []);
  });

  test.each<[folders: Folder[], days: number, kept: boolean]>([
    [["spam"], 89, true],
    [["spam"], 91, false],
    [["spam", "trash"], 29, true],
    [["spam", "trash"], 31, false],
    [["spam", "trash", "spam"], 89, true],
    [["spam", "read"], 91, true],
  ])("moved to %s now, 100 days old: after %s days kept %s", async (folders, days, kept) => {
    const id = await put("read", new Date(NOW - 100 * DAY).toISOString());
    for (const folder of folders) await moveMessage(id, () => folder, NOW);
    await sweepMessages(NOW + days * DAY);
    expect(await left().then((ids) => ids.length > 0)).toBe(kept);
  });

  test("moved to spam end with their 24 months all the same", async () => {
    const id = await put("read", "2024-04-10T00:00:00Z");
    await moveMessage(id, () => "spam", NOW);
    await sweepMessages(NOW + 11 * DAY);
    expect(await left()).toEqual([]);
  });

  test.each<[name: string, folder: Folder, fields: Partial<MessageRecord>, days: number]>([
    ["an empty date", "read", { createdAt: "" }, 731],
    ["a date in words", "spam", { createdAt: "yesterday" }, 91],
    ["a date to come", "unread", { createdAt: "2040-01-01T00:00:00Z" }, 731],
    ["no date of its deletion", "trash", {}, 31],
    ["an odd date of its deletion", "trash", { deletedAt: "garbage" }, 31],
    ["an odd date of its move", "spam", { spamSince: "?" }, 91],
  ])("with %s end by the time of their id", async (_name, folder, fields, days) => {
    const id = await put(folder, new Date(NOW).toISOString(), fields);
    await sweepMessages(NOW + (days - 3) * DAY);
    expect(await left()).toEqual([id]);
    await sweepMessages(NOW + days * DAY);
    expect(await left()).toEqual([]);
  });

  test("of the first of March stay until that day, also after a 29th of February", async () => {
    await put("read", "2026-03-01T10:00:00Z");
    await sweepMessages(Date.parse("2028-02-29T20:20:00Z"));
    expect(await left()).toHaveLength(1);
    await sweepMessages(Date.parse("2028-03-01T20:20:00Z"));
    expect(await left()).toEqual([]);
  });
});

describe("addresses of the newsletter", () => {
  test("that were not confirmed in time go with the daily sweep", async () => {
    await subscribe(READER);
    vi.setSystemTime(NOW + 7 * DAY - 1_000);
    await sweep();
    expect(await store.keys("subscribers")).toHaveLength(1);
    vi.setSystemTime(NOW + 9 * DAY);
    await sweep();
    expect([await store.keys("subscribers"), await store.keys("outbox")]).toEqual([[], []]);
  });

  test("that are entered again at that moment stay", async () => {
    const proxy = await startFaultyProxy(store.url);
    pointStoreAt(proxy.url);
    await subscribe(READER);
    vi.setSystemTime(NOW + 8 * DAY);
    let again: Promise<{ status: number }> | undefined;
    proxy.fault = (method, path) => {
      if (method === "PUT" && path.includes("pending") && !again)
        again = subscribe(READER, { ip: anyIp() });
      return undefined;
    };
    await forgetUnconfirmed(Date.now());
    const { status } = (await again) ?? {};
    proxy.fault = () => undefined;
    // Either the visitor was asked to try again, or the address is there.
    expect(status === 503 || (await store.keys("subscribers")).length === 1).toBe(true);
    expect([200, 503]).toContain(status);
    await proxy.close();
  });
});

test("counts, marks of repeats and of receipts are gone an hour after their time, and not before it", async () => {
  vi.stubEnv("MAIL_RECEIPTS", "1");
  const { email } = await addAccount();
  await signIn(email, "wrong password", anyIp());
  await post(ENQUIRY, { key: "k" });
  await post({ ...ENQUIRY, message: "Without a key" });
  const kinds = async () => {
    const keys = [...(await store.keys("hits")), ...(await store.keys("claims"))];
    return new Set(keys.map((key) => (/^\d{4}/.test(key) ? "short" : key.split("/")[0])));
  };
  vi.setSystemTime(NOW + 9 * 60_000);
  await counters();
  expect(await kinds()).toEqual(new Set(["short", "receipts", "key"]));
  vi.setSystemTime(NOW + 70 * 60_000);
  await counters();
  expect(await kinds()).toEqual(new Set(["receipts", "key"]));
  vi.setSystemTime(NOW + DAY + 60 * 60_000);
  await counters();
  // A key is known as long as its message.
  expect(await kinds()).toEqual(new Set(["key"]));
});
