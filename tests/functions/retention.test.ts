/** What the sweeps remove, as the privacy policy promises it, and what they leave. The clock is moved; the store is a real one. */
import counters from "../../netlify/functions/counters.ts";
import sweep from "../../netlify/functions/sweep.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Folder, MessageRecord } from "#domain/message.ts";
import { sweepMessages } from "#server/message-end.ts";
import { messageStore, moveMessage } from "#server/messages.ts";
import { newId } from "#server/ids.ts";
import { sweepPictures } from "#server/pictures.ts";
import { forgetUnconfirmed } from "#server/subscribers.ts";
import { sweepTrash } from "#server/trash.ts";
import { addAccount, signIn } from "#tests/support/people/accounts.ts";
import { anyIp, ENQUIRY, post } from "#tests/support/api/enquiry.ts";
import { startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { post as subscribe, READER } from "#tests/support/api/newsletter.ts";
import { pointMailNowhere } from "#tests/support/api/smtp.ts";
import { pointStoreAt, startStore, type TestStore } from "#tests/support/store/store.ts";

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

/** Puts a message that came at `time` into a folder. */
async function put(folder: Folder, time: string, fields: Partial<MessageRecord> = {}): Promise<string> {
  const _id = newId(Date.parse(time));
  await store.write("messages", `${folder}/${_id}`, { ...ENQUIRY, kind: "enquiry", _id, createdAt: time, ...fields });
  return _id;
}

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
    const id = await put("trash", time, { deletedAt: new Date(NOW - DAY).toISOString(), deletedFrom: from });
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

  test("that move while they are listed keep their notes", async () => {
    const id = await put("unread", "2026-03-01T00:00:00Z");
    await store.write("notes", `note/${id}`, { text: "Important", revision: 1, changedAt: "", changedBy: "" });
    const keys = messageStore.keys.bind(messageStore);
    let moved: Promise<void> | undefined;
    // Listed before the move where it goes to, and after the move where it was.
    const spy = vi.spyOn(messageStore, "keys");
    spy.mockImplementation((prefix) => {
      moved ??= keys("read/").then(() => {
        spy.mockImplementation(keys);
        return moveMessage(id, () => "read", NOW);
      });
      return prefix === "read/" ? Promise.resolve([]) : moved.then(() => keys(prefix));
    });
    await sweepMessages(NOW);
    expect([await left(), await store.keys("notes")]).toEqual([[id], [`note/${id}`]]);
  });

  test("come before records and pictures, and each part ends with the run", async () => {
    const proxy = await startFaultyProxy(store.url);
    pointStoreAt(proxy.url);
    const asked: string[] = [];
    proxy.fault = (_method, path) => {
      const [, name] = /site:([a-z-]+)/.exec(path) ?? [];
      if (name !== undefined && name !== asked.at(-1)) asked.push(name);
      return undefined;
    };
    await sweep();
    expect(asked[0]).toBe("messages");
    asked.length = 0;
    await sweepTrash(NOW, performance.now());
    expect(asked).toEqual([]);
    await store.write("picture-notes", "png/a", { unusedSince: 0 });
    await sweepPictures(NOW, performance.now());
    expect(await store.keys("picture-notes")).toEqual(["png/a"]);
    await proxy.close();
  });

  test("go with their notes, mails, receipts and marks of repeats; those of others stay", async () => {
    vi.setSystemTime("2024-03-01T12:00:00Z");
    await post(ENQUIRY, { key: "old" });
    const [old = ""] = await left();
    vi.setSystemTime(NOW - DAY);
    await post(ENQUIRY, { key: "young" });
    const [young = ""] = (await left()).filter((id) => id !== old);
    for (const id of [old, young]) {
      await store.write("notes", `note/${id}`, { text: "Called.", revision: 1, changedAt: "", changedBy: "" });
      await store.write("outbox", `waiting/${id}-receipt`, { createdAt: 0, nextAt: Infinity, attempts: 0 });
      await store.write("outbox", `failed/${id}`, { createdAt: 0, nextAt: 0, attempts: 27 });
      await store.write("outbox", `settled/${id}`, { state: "sent", at: 0 });
    }
    vi.setSystemTime(NOW);
    await sweep();
    expect(await store.keys("messages")).toEqual([`unread/${young}`]);
    expect(await store.keys("notes")).toEqual([`note/${young}`]);
    expect(await store.keys("outbox")).toEqual([`failed/${young}`, `settled/${young}`, `waiting/${young}`, `waiting/${young}-receipt`]);
    expect(Object.values(await store.all<{ id: string }>("claims")).map(({ id }) => id)).toEqual([young]);
  });

  test("that are gone leave no note or mail behind, whatever broke off; a mail of the last days waits for its message", async () => {
    const [gone, fresh] = [newId(NOW - 30 * DAY), newId(NOW - 60_000)];
    for (const id of [gone, fresh]) {
      await store.write("notes", `note/${id}`, { text: "x", revision: 1, changedAt: "", changedBy: "" });
      await store.write("outbox", `failed/${id}`, { createdAt: 0, nextAt: 0, attempts: 27, lastError: "550 <rahima@ghatline.example>" });
    }
    await sweep();
    expect([...(await store.keys("notes")), ...(await store.keys("outbox"))]).toEqual([`note/${fresh}`, `failed/${fresh}`]);
  });

  test("that staff take out of the spam folder while it is swept stay", async () => {
    const proxy = await startFaultyProxy(store.url);
    pointStoreAt(proxy.url);
    const id = await put("spam", "2025-10-01T00:00:00Z");
    let rescue: Promise<void> | undefined;
    // The sweep has read the message as old spam, and is about to move it.
    proxy.fault = (method) => {
      if (method === "PUT" && !rescue) rescue = moveMessage(id, () => "unread", NOW);
      return undefined;
    };
    await sweepMessages(NOW);
    await rescue;
    proxy.fault = () => undefined;
    await sweepMessages(NOW);
    expect((await store.keys("messages")).map((key) => key.split("/")[0])).toEqual(["unread"]);
    await proxy.close();
  });

  test("too many for one run go oldest first, and the next run goes on", async () => {
    for (let day = 1; day <= 9; day += 1) await put("read", `2023-01-0${day}T00:00:00Z`);
    await sweepMessages(NOW, performance.now());
    expect(await left()).toHaveLength(9);
    await sweepMessages(NOW);
    expect(await left()).toEqual([]);
  });

  test("of which one cannot be read leave it for people to see, and go themselves", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await put("read", "2023-01-01T00:00:00Z");
    const odd = newId(NOW - DAY);
    await store.write("messages", `read/${odd}`, "no message");
    await sweep();
    expect(await left()).toEqual([odd]);
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
      if (method === "PUT" && path.includes("pending") && !again) again = subscribe(READER, { ip: anyIp() });
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
