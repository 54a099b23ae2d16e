/**
 * The keys of read messages in one object: lists and counts of a large inbox do not list them, and
 * neither simultaneous changes nor interrupted ones lose or double a message.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Folder, MessageRecord } from "#domain/inbox/message.ts";
import { READ_KEYS } from "#domain/limits.ts";
import { sweepMessages } from "#server/inbox/retention.ts";
import { ask } from "#tests/support/api/api.ts";
import {
  expectOnce,
  faultMessages,
  idOf,
  type Inbox,
  type InboxStaff,
  putMessage,
  startInbox,
} from "#tests/support/api/inbox.ts";
import {
  faultsInTurn,
  type FaultyProxy,
  startFaultyProxy,
} from "#tests/support/store/faulty-proxy.ts";
import { withQuickTries } from "#tests/support/store/quick-store.ts";
import { pointStoreAt } from "#tests/support/store/store.ts";
import counters from "../../netlify/functions/counters.ts";

withQuickTries();

interface Keys {
  comparedAt: number;
  keys: string[];
}

let inbox: Inbox;
let staff: InboxStaff;
let proxy: FaultyProxy;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  inbox = await startInbox();
  staff = inbox.staff;
  proxy = await startFaultyProxy(inbox.store.url);
  pointStoreAt(proxy.url);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await proxy.close();
  await inbox.close();
});

const put = (folder: Folder, minutes: number, fields?: Partial<MessageRecord>) =>
  putMessage(inbox.store, folder, minutes, fields);
const stored = async () => (await inbox.store.all<Keys>("inbox-keys"))["read"];
const write = (keys: string[], comparedAt = Date.now()) =>
  inbox.store.write("inbox-keys", "read", { comparedAt, keys });
const listed = async () => (await staff.list()).data.map(({ _id }) => _id);
const total = async () => (await staff.stats()).data.totalContacts;
/** The keys that the folder really has. */
const readInStore = async () =>
  (await inbox.store.keys("messages")).filter((key) => key.startsWith("read/"));
const expectSame = async () =>
  expect((await stored())?.keys.toSorted()).toEqual(await readInStore());

/** Requests for the keys of the folder while `work` runs. */
async function listsOfRead(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  proxy.fault = (method, path) => {
    if (method === "GET" && /site:messages\?.*prefix=read(?:%2F|\/)(?:&|$)/.test(path)) count += 1;
    return undefined;
  };
  await work();
  proxy.fault = () => undefined;
  return count;
}

describe("a large inbox", () => {
  async function fill(): Promise<void> {
    const minutes = Array.from({ length: READ_KEYS.from }, (_, index) => index + 10);
    for (let from = 0; from < minutes.length; from += 100)
      await Promise.all(minutes.slice(from, from + 100).map((at) => put("read", at)));
  }

  test("lists its read messages once, and then follows their keys in one object", async () => {
    await fill();
    const fresh = await put("unread", 1);
    expect(await listsOfRead(total)).toBeGreaterThan(0);
    await expectSame();

    const calls = await listsOfRead(async () => {
      expect(await total()).toBe(READ_KEYS.from + 1);
      expect((await staff.list()).body["total"]).toBe(READ_KEYS.from + 1);
      await staff.list("?work=answered");
      await staff.list("?filter=read&order=oldest");
    });
    expect(calls).toBe(0);

    await staff.change(fresh, { read: true });
    await staff.trash(idOf(12));
    await expectSame();
    const { folders } = (await staff.stats()).data;
    expect(folders).toEqual({ unread: 0, read: READ_KEYS.from, spam: 0, trash: 1 });
  });

  test.each([
    ["before the object exists", 1],
    ["before the object has its keys", 2],
  ])("loses no message that is read %s", async (_, list) => {
    await fill();
    // The second page of a list waits for the move, which the first page lacks.
    await put("read", 5_000);
    const fresh = await put("unread", 1);
    let [lists, isMoved] = [0, false];
    let held: Promise<unknown> = Promise.resolve();
    proxy.fault = (method, path) => {
      held = Promise.resolve();
      if (method === "GET" && path.includes("cursor=") && ++lists === list) {
        held = staff.change(fresh, { read: true });
        isMoved = true;
      }
      return undefined;
    };
    proxy.before = () => held;
    await total();
    expect(isMoved).toBe(true);
    await expectSame();
    expect((await listed())[0]).toBe(fresh);
  });
});

test("a small inbox has no such object", async () => {
  const id = await put("unread", 1);
  await staff.change(id, { read: true });
  expect(await total()).toBe(1);
  await counters();
  expect(await inbox.store.keys("inbox-keys")).toEqual([]);
});

describe("with the object", () => {
  beforeEach(() => write([]));

  test("a message is in one list on all of its ways", async () => {
    const id = await put("unread", 1);
    for (const folder of ["read", "unread", "read", "spam", "read", "trash"] as const) {
      await staff.change(id, { folder });
      await expectOnce(staff, id);
      await expectSame();
    }
    await staff.purge(id);
    await expectOnce(staff);
  });

  test("many changes at once, also of one message, leave it right", async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, (_, at) => put("unread", at + 1)));
    const [first = ""] = ids;
    await Promise.all([
      ...ids.map((id) => staff.change(id, { read: true })),
      staff.change(first, { read: true }),
      staff.change(first, { folder: "spam" }),
      staff.trash(idOf(3)),
    ]);
    await expectOnce(staff, ...ids);
    await expectSame();
  });

  test.each(["read", "trash"] as const)(
    "a move to %s that breaks off before the object knows shows the message once, and a repeat ends it",
    async (folder) => {
      const id = await put("unread", 1);
      if (folder === "trash") await staff.change(id, { read: true });
      proxy.fault = faultsInTurn(
        (method, path) => method === "PUT" && path.includes("site:inbox-keys"),
        { status: 403 },
      );
      expect((await staff.change(id, { folder })).status).toBe(503);
      await expectOnce(staff, id);
      proxy.fault = () => undefined;
      await expectOnce(staff, id);
      expect((await staff.change(id, { folder })).status).toBe(200);
      await expectOnce(staff, id);
      await expectSame();
    },
  );

  test("a move that breaks off after the object knows shows the message where it went", async () => {
    const id = await put("unread", 1);
    faultMessages(proxy, "DELETE", { status: 403 });
    expect((await staff.change(id, { read: true })).status).toBe(503);
    await expectOnce(staff, id);
    expect((await staff.list("?filter=read")).data.map(({ _id }) => _id)).toEqual([id]);
  });

  test("a repeat that finds the move of another made notes its key before it cleans up", async () => {
    const id = await put("unread", 1);
    // The copy of a move that died before it could note its key.
    const record = (await inbox.store.all<MessageRecord>("messages"))[`unread/${id}`];
    await inbox.store.write("messages", `read/${id}/1`, record);
    expect(await listed()).toEqual([id]);
    await staff.change(id, { read: true });
    expect(await inbox.store.keys("messages")).toEqual([`read/${id}/1`]);
    expect(await listed()).toEqual([id]);
  });

  test("a deletion that breaks off shows no message that is gone", async () => {
    const id = await put("unread", 1);
    await staff.change(id, { read: true });
    await staff.trash(id);
    faultMessages(proxy, "DELETE", { status: 403 });
    await staff.purge(id);
    await expectOnce(staff, id);
    proxy.fault = () => undefined;
    await staff.purge(id);
    await expectOnce(staff);
  });
});

describe("an object that is wrong", () => {
  /** A read message that the object lacks, and a key that it has of none. */
  async function spoil(comparedAt?: number): Promise<string> {
    const id = await put("read", 1);
    await write([`read/${idOf(2)}`], comparedAt);
    return id;
  }

  test("is set right every quarter of an hour", async () => {
    const id = await spoil();
    await counters();
    expect((await stored())?.keys).toEqual([`read/${id}`]);
    await expectOnce(staff, id);
  });

  test("is set right by the sweep, which deletes nothing because of it", async () => {
    const id = await spoil();
    // Were the object the truth, its copy with more moves would make this one a leftover.
    await write([`read/${id}/7`]);
    await sweepMessages(Date.now());
    expect(await readInStore()).toEqual([`read/${id}`]);
    await expectSame();
  });

  test("counts no longer once it is old", async () => {
    const id = await spoil(Date.now() - READ_KEYS.trusted);
    await expectOnce(staff, id);
    await expectSame();
  });

  test.each([{ keys: "many" }, { comparedAt: Date.now(), keys: [1] }, ["read"], "text"])(
    "in form is left out: %j",
    async (value) => {
      const id = await put("read", 1);
      await inbox.store.write("inbox-keys", "read", value);
      const other = await put("unread", 2);
      await staff.change(other, { read: true });
      await expectOnce(staff, id, other);
      expect(await inbox.store.keys("inbox-keys")).toEqual([]);
    },
  );
});

test("imported messages are listed at once", async () => {
  const id = await put("read", 1);
  const headers = inbox.tokens.admin;
  const { body } = await ask("GET", "/api/export/objects", { headers });
  const data = body["data"];
  await inbox.store.remove("messages", `read/${id}`);
  await write([]);
  expect(await total()).toBe(0);
  const answer = await ask("POST", "/api/import/objects", { headers, body: { data } });
  expect(answer.status).toBe(200);
  await expectOnce(staff, id);
});
