/**
 * The inbox when the store misbehaves, moves break off, and several people do things at the same
 * moment.
 */
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import type { Folder, MessageRecord } from "#domain/inbox/message.ts";
import { sweepMessages } from "#server/inbox/retention.ts";
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
  type Fault,
  type FaultyProxy,
  startFaultyProxy,
} from "#tests/support/store/faulty-proxy.ts";
import { atDeadline, withQuickTries } from "#tests/support/store/quick-store.ts";
import { pointStoreAt } from "#tests/support/store/store.ts";

withQuickTries();

let inbox: Inbox;
let staff: InboxStaff;
let proxy: FaultyProxy;
let log: MockInstance<typeof console.error>;

beforeEach(async () => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
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
const keys = () => inbox.store.keys("messages");

describe("a move", () => {
  test("that breaks off between writing and removing is seen as done: once in its new folder, never in the old one", async () => {
    const id = await put("unread", 1);
    faultMessages(proxy, "DELETE", { status: 403 });
    expect((await staff.change(id, { folder: "spam" })).status).toBe(503);
    expect(await keys()).toEqual([`spam/${id}/1`, `unread/${id}`]);
    await expectOnce(staff, id);
    expect((await staff.get(id)).data.folder).toBe("spam");
    expect((await staff.list()).data).toEqual([]);

    proxy.fault = () => undefined;
    expect((await staff.change(id, { folder: "spam" })).status).toBe(200);
    expect(await keys()).toEqual([`spam/${id}/1`]);
  });

  test("that broke off can be followed by another, or by the way back", async () => {
    const id = await put("unread", 1);
    for (const folder of ["read", "unread", "trash", "read"] as const) {
      faultMessages(proxy, "DELETE", { status: 403 });
      expect((await staff.change(id, { folder })).status).toBe(503);
      await expectOnce(staff, id);
    }
    expect((await staff.get(id)).data).toMatchObject({ folder: "read", note: { revision: 0 } });
    expect((await keys()).length).toBeGreaterThan(2);
    proxy.fault = () => undefined;
    await sweepMessages(Date.now());
    expect(await keys()).toEqual([`read/${id}/4`]);
  });

  test.each<[string, Fault]>([
    ["F1: is refused", { status: 503 }],
    ["F4: is forbidden", { status: 403 }],
    ["breaks off", "reset"],
  ])(
    "whose writing %s is not told as done, and the message is where it was",
    async (_name, fault) => {
      const id = await put("unread", 1);
      faultMessages(proxy, "PUT", fault);
      const { status, body, headers } = await staff.change(id, { read: true });
      expect([status, body.code, headers.get("retry-after")]).toEqual([503, "unavailable", "30"]);
      expect(await keys()).toEqual([`unread/${id}`]);
      await expectOnce(staff, id);
    },
  );

  test.each<"PUT" | "DELETE">(["PUT", "DELETE"])(
    "F3: whose %s was done but not confirmed is done once",
    async (method) => {
      const id = await put("unread", 1);
      faultMessages(proxy, method, "accept-then-reset", undefined);
      expect((await staff.change(id, { read: true })).status).toBe(200);
      expect(await keys()).toEqual([`read/${id}/1`]);
    },
  );

  test("F16: keeps what an older or a newer version has stored", async () => {
    const [_id, newer] = [idOf(1), { rating: 5, tags: ["a"] }];
    const old = {
      _id,
      kind: "enquiry",
      createdAt: "2026-01-01T00:00:00.000Z",
      name: "Jo",
      email: "jo@x.example",
      message: "Hello.",
    };
    await inbox.store.write("messages", `unread/${_id}`, { ...old, ...newer });
    expect((await staff.get(_id)).data).toMatchObject({
      ...old,
      phone: "",
      company: "",
      service: "",
      locale: "en",
    });
    await staff.trash(_id);
    await staff.change(_id, { restore: true });
    expect(Object.values(await inbox.store.all("messages"))).toEqual([
      { ...old, ...newer, shape: 2 },
    ]);
  });
});

describe("F2: a store that hangs", () => {
  test("is given up on by the deadline, and nothing is reported as done", async () => {
    const id = await put("unread", 1);
    faultMessages(proxy, "PUT", "hang");
    expect((await atDeadline(() => staff.change(id, { folder: "spam" }))).status).toBe(503);
    await expectOnce(staff, id);
  });
});

test(
  "F1: with the store out of reach every route says so, and none makes something up",
  { timeout: 60_000 },
  async () => {
    const id = await put("unread", 1);
    faultMessages(proxy, "GET", { status: 403 });
    const answers = [
      await staff.list(),
      await staff.stats(),
      await staff.get(id),
      await staff.change(id, { read: true }),
    ];
    for (const { status, body, headers } of answers) {
      expect([status, body.success, body.code, headers.get("retry-after")]).toEqual([
        503,
        false,
        "unavailable",
        "30",
      ]);
      expect(body.message).toBe(
        "Our records cannot be reached at the moment. Please try again shortly.",
      );
    }
  },
);

describe("F9: a message that cannot be read", () => {
  test.each<[string, unknown]>([
    ["a text", "hello"],
    ["null", null],
    [
      "without a name",
      { _id: idOf(2), kind: "enquiry", createdAt: "2026-01-01", email: "a@b.example" },
    ],
    ["of another kind", { ...{ _id: idOf(2), createdAt: "", name: "", email: "" }, kind: "order" }],
  ])("because it is %s is left out and reported; it can be thrown away", async (_name, value) => {
    const id = await put("unread", 1);
    await inbox.store.write("messages", `unread/${idOf(2)}`, value);
    const { status, data, body } = await staff.list();
    expect([status, data.map(({ _id }) => _id)]).toEqual([200, [id]]);
    expect(body.message).toBe("1 message cannot be read and is left out.");
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`reading message ${idOf(2)}`),
    );
    expect((await staff.list("?q=rahima")).data).toHaveLength(1);
    expect((await staff.get(idOf(2))).body.code).toBe("internal");
    await staff.trash(idOf(2));
    expect((await staff.list()).body.message).toBeUndefined();
    expect((await staff.purge(idOf(2))).status).toBe(200);
    expect(await keys()).toEqual([`unread/${id}`]);
  });

  test("because a newer version has written it is left out and reported; it says why, and stays", async () => {
    const id = await put("unread", 1);
    const newer = { ...{ _id: idOf(2), paragraphs: ["Hello"] }, shape: 99 };
    await inbox.store.write("messages", `unread/${idOf(2)}`, newer);
    for (const query of ["", "?q=rahima"]) {
      const { status, data, body } = await staff.list(query);
      expect([status, data.map(({ _id }) => _id), body.message]).toEqual([
        200,
        [id],
        "1 message cannot be read and is left out.",
      ]);
    }
    for (const { status, body } of [
      await staff.get(idOf(2)),
      await staff.trash(idOf(2)),
      await staff.change(idOf(2), { read: true }),
    ])
      expect([status, body.message]).toEqual([
        503,
        expect.stringContaining("written by a newer version of the site"),
      ]);
    expect((await inbox.store.all("messages"))[`unread/${idOf(2)}`]).toEqual(newer);
  });

  test("because it is no JSON is left out and reported too", async () => {
    const id = await put("unread", 1);
    await put("unread", 2);
    const broken = `${inbox.store.url}/test-site/site:messages/unread/${idOf(2)}`;
    await fetch(broken, {
      method: "PUT",
      body: '{"name":',
      headers: { authorization: "Bearer test-token" },
    });
    const { status, data, body } = await staff.list();
    expect([status, data.map(({ _id }) => _id), body.message]).toEqual([
      200,
      [id],
      "1 message cannot be read and is left out.",
    ]);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`read unread/${idOf(2)}`));
  });
});

describe("a message stays in the list when what belongs to it cannot be read:", () => {
  const entry = { createdAt: 1, nextAt: 1, attempts: 0 };
  test.each<[string, string, unknown]>([
    ["null", "waiting", null],
    ["a text", "waiting", "soon"],
    ["no time", "waiting", { ...entry, nextAt: undefined }],
    ["no count", "failed", { ...entry, attempts: "many" }],
    ["no end", "settled", { at: 1 }],
    ["of a newer version", "waiting", { ...entry, shape: 99 }],
    ["of a newer version", "failed", { ...entry, shape: 99 }],
  ])(
    "a mail that is %s, %s; it counts as failed, and waits once more when staff ask",
    async (name, folder, value) => {
      const id = await put("unread", 1);
      await inbox.store.write("outbox", `${folder}/${id}`, value);
      const { status, data } = await staff.list();
      expect([status, data.map(({ _id, mail }) => [_id, mail])]).toEqual([
        200,
        [[id, { state: "failed", attempts: 0 }]],
      ]);
      expect(log).toHaveBeenCalledWith(expect.stringContaining(id));
      const again = await staff.mail(id);
      if (name === "of a newer version") expect(again.status).toBe(503);
      else
        expect([again.status, again.data.mail]).toMatchObject([
          200,
          { state: "waiting", attempts: 0 },
        ]);
    },
  );

  test.each<[string, object]>([
    ["damaged", { text: "Call her." }],
    ["of a newer version", { lines: ["Call her."], revision: 1, shape: 99 }],
  ])("a note that is %s; none is written over it", async (_name, note) => {
    const id = await put("unread", 1);
    await inbox.store.write("notes", `note/${id}`, note);
    const { status, data } = await staff.list();
    expect([status, data[0]?.note.text]).toEqual([200, ""]);
    expect((await staff.note(id, "Mine.", 0)).status).toBe(503);
    expect(await inbox.store.all("notes")).toEqual({ [`note/${id}`]: note });
    expect(log).toHaveBeenCalledWith(expect.stringContaining(id));
  });
});
