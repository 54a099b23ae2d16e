/** What staff do with a message of the inbox. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Folder, MessageRecord } from "#domain/inbox/message.ts";
import { sweepMessages } from "#server/inbox/retention.ts";
import { ask } from "#tests/support/api/api.ts";
import { anyIp, post } from "#tests/support/api/enquiry.ts";
import {
  idOf,
  type Inbox,
  type InboxStaff,
  putMessage,
  startInbox,
} from "#tests/support/api/inbox.ts";
import { pointMailNowhere } from "#tests/support/api/smtp.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

const DAY = 24 * 60 * 60_000;

let inbox: Inbox;
let staff: InboxStaff;

beforeEach(async () => {
  pointMailNowhere();
  inbox = await startInbox();
  staff = inbox.staff;
});
afterEach(async () => {
  vi.useRealTimers();
  await inbox.close();
});

const put = (folder: Folder, minutes: number, fields?: Partial<MessageRecord>) =>
  putMessage(inbox.store, folder, minutes, fields);
const ids = async (query = "") => (await staff.list(query)).data.map(({ _id }) => _id);
const keys = () => inbox.store.keys("messages");

describe("a message", () => {
  test.each<[from: Folder, patch: object, to: Folder]>([
    ["unread", { read: true }, "read"],
    ["read", { read: true }, "read"],
    ["read", { read: false }, "unread"],
    ["unread", { folder: "spam" }, "spam"],
    ["spam", { folder: "unread" }, "unread"],
    ["spam", { folder: "read" }, "read"],
    ["read", { folder: "trash" }, "trash"],
    ["trash", { folder: "unread" }, "unread"],
    ["spam", { restore: true }, "spam"],
  ])("in %s with %j is in %s then, twice as well as once", async (from, patch, to) => {
    const id = await put(from, 1);
    for (let round = 0; round < 2; round += 1) {
      const { status, data } = await staff.change(id, patch);
      expect([status, data.folder, data._id]).toEqual([200, to, id]);
      expect(await keys()).toHaveLength(1);
      expect((await staff.get(id)).data).toEqual(data);
      expect(await ids(`?filter=${to}`)).toEqual([id]);
    }
  });

  test.each<[Folder, boolean]>([
    ["spam", true],
    ["trash", false],
  ])(
    "that another has moved to %s is not brought back by being marked as read: %s",
    async (folder, read) => {
      const id = await put(folder, 1);
      const { status, body, data } = await staff.change(id, { read });
      expect([status, body.code, data.folder]).toEqual([412, "conflict", folder]);
      expect(await keys()).toEqual([`${folder}/${id}`]);
    },
  );

  test.each<Folder>(["unread", "read", "spam"])(
    "deleted from %s is in the trash, and comes back to where it was",
    async (folder) => {
      const id = await put(folder, 1);
      for (let round = 0; round < 2; round += 1) {
        const { status, body, data } = await staff.trash(id);
        expect([status, body.message, data.folder, data.deletedFrom]).toEqual([
          200,
          "Message moved to the trash.",
          "trash",
          folder,
        ]);
        expect(Date.parse(data.deletedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
      }
      expect(await ids()).toEqual([]);
      const back = await staff.change(id, { restore: true });
      expect([back.data.folder, back.data.deletedAt, back.data.deletedFrom]).toEqual([
        folder,
        undefined,
        undefined,
      ]);
    },
  );

  test("goes for good from the trash only, with its mail, its note and what recognises its repeats", async () => {
    const sent = { ...ENQUIRY, message: "Once." };
    await post(sent, { key: "k", ip: anyIp() });
    const [id = ""] = await ids();
    await staff.note(id, "Called back.", 0);
    const early = await staff.purge(id);
    expect([early.status, early.body.code, (await keys()).length]).toEqual([412, "conflict", 1]);
    await staff.trash(id);
    expect((await post(sent, { key: "k", ip: anyIp() })).status).toBe(200);
    expect(await keys()).toHaveLength(1);

    const gone = await staff.purge(id);
    expect([gone.status, gone.body.message]).toEqual([200, "Message deleted for good."]);
    for (const store of ["messages", "outbox", "notes", "claims"])
      expect(await inbox.store.keys(store), store).toEqual([]);
    for (const again of [
      await staff.purge(id),
      await staff.get(id),
      await staff.trash(id),
      await staff.change(id, { restore: true }),
    ])
      expect([again.status, again.body.code]).toEqual([404, "not_found"]);
    await post(sent, { key: "k", ip: anyIp() });
    expect(await ids()).toHaveLength(1);
  });

  test("that is deleted for good takes no note of a later one with the same words with it", async () => {
    await post(ENQUIRY, { ip: "203.0.113.9" });
    const [first = ""] = await ids();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
    await post(ENQUIRY, { ip: "203.0.113.9" });
    expect(await ids()).toHaveLength(2);
    await staff.trash(first);
    await staff.purge(first);
    await post(ENQUIRY, { ip: "203.0.113.9" });
    expect(await ids()).toHaveLength(1);
  });

  test("leaves the trash for good after 30 days, not sooner, and nothing else does", async () => {
    const [old, kept] = [await put("read", 1), await put("unread", 2)];
    await staff.trash(old);
    const now = Date.now();
    await sweepMessages(now + 30 * DAY - 60_000);
    expect(await keys()).toHaveLength(2);
    await sweepMessages(now + 30 * DAY + 60_000);
    expect(await keys()).toEqual([`unread/${kept}`]);
  });

  test.each([
    ["nothing to do", {}, "body"],
    ["an unknown field alone", { role: "admin" }, "body"],
    ["two wishes", { read: true, folder: "spam" }, "body"],
    ["two other wishes", { restore: true, read: false }, "body"],
    ["read as a text", { read: "yes" }, "read"],
    ["read as null", { read: null }, "read"],
    ["an unknown folder", { folder: "archive" }, "folder"],
    ["a folder as a path", { folder: "../users" }, "folder"],
    ["a folder of every object", { folder: "constructor" }, "folder"],
    ["restore turned around", { restore: false }, "restore"],
    ["a note as an object", { note: { text: "x" } }, "note"],
    ["a note that is too long", { note: "x".repeat(2_001) }, "note"],
  ])("with %s is left as it is", async (_name, body, field) => {
    const id = await put("unread", 1);
    const { status, body: answer } = await staff.change(id, body);
    expect([status, answer.code, Object.keys(answer.fields ?? {})]).toEqual([
      400,
      "invalid",
      [field],
    ]);
    expect([await keys(), await inbox.store.keys("notes")]).toEqual([[`unread/${id}`], []]);
  });

  test.each([
    ["empty", ""],
    ["null", "null"],
    ["a list", "[]"],
    ["a number", "7"],
    ["no JSON", "{read:true}"],
    ["100 levels", `${'{"read":'.repeat(100)}1${"}".repeat(100)}`],
  ])("with a body that is %s is left as it is", async (_name, body) => {
    const id = await put("unread", 1);
    expect((await staff.change(id, body)).status).toBe(400);
    expect(await keys()).toEqual([`unread/${id}`]);
  });

  test.each([
    ["70 KB", JSON.stringify({ note: "x".repeat(70_000) }), {}, 413],
    ["plain text", '{"read":true}', { "content-type": "text/plain" }, 415],
    ["from another site", '{"read":true}', { origin: "https://evil.example" }, 403],
  ])("with a body that is %s is left as it is", async (_name, body, headers, status) => {
    const id = await put("unread", 1);
    const answer = await ask("PATCH", `/api/contact/${id}`, {
      headers: { ...inbox.tokens.admin, ...headers },
      body,
    });
    expect(answer.status).toBe(status);
    expect(await keys()).toEqual([`unread/${id}`]);
  });
});

describe("F18: odd ids reach nothing", () => {
  const ODD = [
    "..",
    "%2e%2e",
    "%252e%252e%252f",
    "A",
    "a",
    "-",
    "%00",
    "unread",
    "8200000060000-00000000000g",
    "%E0%A6%95",
  ];
  test.each([...ODD, `${idOf(1)}%2f1`, idOf(1).toUpperCase().replace("0", "o"), "x".repeat(300)])(
    "%s",
    async (id) => {
      await put("unread", 1);
      await put("trash", 2);
      const answers = [
        await staff.get(id),
        await staff.change(id, { folder: "spam" }),
        await staff.trash(id),
        await staff.purge(id),
        await staff.mail(id),
      ];
      for (const { status } of answers) expect(status).toBe(404);
      expect(await keys()).toEqual([`trash/${idOf(2)}`, `unread/${idOf(1)}`]);
    },
  );
});
