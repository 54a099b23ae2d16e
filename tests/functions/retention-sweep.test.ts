/**
 * How the sweep of messages goes: in which order, with what belongs to them, and beside staff who
 * move them. The clock is moved; the store is a real one.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Folder, MessageRecord } from "#domain/inbox/message.ts";
import { inboxQuery } from "#domain/inbox/inbox.ts";
import { newId } from "#server/http/ids.ts";
import { listMessages, readMessage } from "#server/inbox/inbox.ts";
import { messageStore, moveMessage } from "#server/inbox/messages.ts";
import { sweepMessages } from "#server/inbox/retention.ts";
import { sweepPictures } from "#server/pictures/sweep-pictures.ts";
import { sweepTrash } from "#server/records/trash.ts";
import { post } from "#tests/support/api/enquiry.ts";
import { pointMailNowhere } from "#tests/support/api/smtp.ts";
import { startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { pointStoreAt, startStore, type TestStore } from "#tests/support/store/store.ts";
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
  test("that move while they are listed keep their notes", async () => {
    const id = await put("unread", "2026-03-01T00:00:00Z");
    await store.write("notes", `note/${id}`, {
      text: "Important",
      revision: 1,
      changedAt: "",
      changedBy: "",
    });
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

  test("with a date that cannot be read are dated by their id, in the inbox and in the sweep", async () => {
    const failures = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const at = NOW - DAY;
    const id = await put("unread", new Date(at).toISOString());
    await store.write("messages", `unread/${id}`, {
      ...(await store.all<MessageRecord>("messages"))[`unread/${id}`],
      createdAt: "yesterday",
    });
    await sweepMessages(NOW);
    expect([failures.mock.calls, await left()]).toEqual([[], [id]]);
    const { createdAt, answerBy } = await readMessage(id);
    expect(createdAt).toBe(new Date(at).toISOString());
    expect(Date.parse(answerBy)).toBeGreaterThan(at);
    expect((await listMessages(inboxQuery.parse({ work: "open" }))).data).toHaveLength(1);
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
      await store.write("notes", `note/${id}`, {
        text: "Called.",
        revision: 1,
        changedAt: "",
        changedBy: "",
      });
      await store.write("outbox", `waiting/${id}-receipt`, {
        createdAt: 0,
        nextAt: Infinity,
        attempts: 0,
      });
      await store.write("outbox", `failed/${id}`, { createdAt: 0, nextAt: 0, attempts: 27 });
      await store.write("outbox", `settled/${id}`, { state: "sent", at: 0 });
    }
    vi.setSystemTime(NOW);
    await sweep();
    expect(await store.keys("messages")).toEqual([`unread/${young}`]);
    expect(await store.keys("notes")).toEqual([`note/${young}`]);
    expect(await store.keys("outbox")).toEqual([
      `failed/${young}`,
      `settled/${young}`,
      `waiting/${young}`,
      `waiting/${young}-receipt`,
    ]);
    expect(Object.values(await store.all<{ id: string }>("claims")).map(({ id }) => id)).toEqual([
      young,
    ]);
  });

  test("that are gone leave no note or mail behind, whatever broke off; a mail of the last days waits for its message", async () => {
    const [gone, fresh] = [newId(NOW - 30 * DAY), newId(NOW - 60_000)];
    for (const id of [gone, fresh]) {
      await store.write("notes", `note/${id}`, {
        text: "x",
        revision: 1,
        changedAt: "",
        changedBy: "",
      });
      await store.write("outbox", `failed/${id}`, {
        createdAt: 0,
        nextAt: 0,
        attempts: 27,
        lastError: "550 <rahima@ghatline.example>",
      });
    }
    await sweep();
    expect([...(await store.keys("notes")), ...(await store.keys("outbox"))]).toEqual([
      `note/${fresh}`,
      `failed/${fresh}`,
    ]);
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
