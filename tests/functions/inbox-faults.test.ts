/** The inbox when the store misbehaves, moves break off, and several people do things at the same moment. */
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from "vitest";
import { KEEP_DAYS } from "#domain/limits.ts";
import { FOLDERS, type Folder, type MessageRecord } from "#domain/message.ts";
import { sweepMessages } from "#server/message-end.ts";
import { faultsInTurn, startFaultyProxy, type Fault, type FaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { idOf, inboxStaff, putMessage, startInbox, type Inbox, type InboxStaff } from "#tests/support/api/inbox.ts";
import { atDeadline, withQuickTries } from "#tests/support/store/quick-store.ts";
import { pointStoreAt } from "#tests/support/store/store.ts";

withQuickTries();

const LATER = (KEEP_DAYS.trash + 1) * 24 * 60 * 60_000;

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

const put = (folder: Folder, minutes: number, fields?: Partial<MessageRecord>) => putMessage(inbox.store, folder, minutes, fields);
const keys = () => inbox.store.keys("messages");

/** Calls of one method to the messages. */
function on(method: "PUT" | "DELETE" | "GET", ...faults: (Fault | undefined)[]): void {
  proxy.fault = faultsInTurn((asked, path) => asked === method && path.includes("site:messages"), ...faults);
}

/** Every message is in exactly one list, and the counts agree. */
async function expectOnce(...ids: string[]): Promise<void> {
  const lists = await Promise.all(FOLDERS.map((folder) => staff.list(`?filter=${folder}`)));
  expect(
    lists
      .flatMap(({ data }) => data)
      .map(({ _id }) => _id)
      .sort(),
  ).toEqual([...ids].sort());
  const { folders } = (await staff.stats()).data;
  expect(Object.values(folders).reduce((sum, count) => sum + count)).toBe(ids.length);
}

describe("a move", () => {
  test("that breaks off between writing and removing is seen as done: once in its new folder, never in the old one", async () => {
    const id = await put("unread", 1);
    on("DELETE", { status: 403 });
    expect((await staff.change(id, { folder: "spam" })).status).toBe(503);
    expect(await keys()).toEqual([`spam/${id}/1`, `unread/${id}`]);
    await expectOnce(id);
    expect((await staff.get(id)).data.folder).toBe("spam");
    expect((await staff.list()).data).toEqual([]);

    proxy.fault = () => undefined;
    expect((await staff.change(id, { folder: "spam" })).status).toBe(200);
    expect(await keys()).toEqual([`spam/${id}/1`]);
  });

  test("that broke off can be followed by another, or by the way back", async () => {
    const id = await put("unread", 1);
    for (const folder of ["read", "unread", "trash", "read"] as const) {
      on("DELETE", { status: 403 });
      expect((await staff.change(id, { folder })).status).toBe(503);
      await expectOnce(id);
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
  ])("whose writing %s is not told as done, and the message is where it was", async (_name, fault) => {
    const id = await put("unread", 1);
    on("PUT", fault);
    const { status, body, headers } = await staff.change(id, { read: true });
    expect([status, body.code, headers.get("retry-after")]).toEqual([503, "unavailable", "30"]);
    expect(await keys()).toEqual([`unread/${id}`]);
    await expectOnce(id);
  });

  test.each<"PUT" | "DELETE">(["PUT", "DELETE"])("F3: whose %s was done but not confirmed is done once", async (method) => {
    const id = await put("unread", 1);
    on(method, "accept-then-reset", undefined);
    expect((await staff.change(id, { read: true })).status).toBe(200);
    expect(await keys()).toEqual([`read/${id}/1`]);
  });

  test("F16: keeps what an older or a newer version has stored", async () => {
    const [_id, newer] = [idOf(1), { rating: 5, tags: ["a"] }];
    const old = { _id, kind: "enquiry", createdAt: "2026-01-01T00:00:00.000Z", name: "Jo", email: "jo@x.example", message: "Hello." };
    await inbox.store.write("messages", `unread/${_id}`, { ...old, ...newer });
    expect((await staff.get(_id)).data).toMatchObject({ ...old, phone: "", company: "", service: "", locale: "en" });
    await staff.trash(_id);
    await staff.change(_id, { restore: true });
    expect(Object.values(await inbox.store.all("messages"))).toEqual([{ ...old, ...newer, shape: 2 }]);
  });
});

describe("F2: a store that hangs", () => {
  test("is given up on by the deadline, and nothing is reported as done", async () => {
    const id = await put("unread", 1);
    on("PUT", "hang");
    expect((await atDeadline(() => staff.change(id, { folder: "spam" }))).status).toBe(503);
    await expectOnce(id);
  });
});

test("F1: with the store out of reach every route says so, and none makes something up", { timeout: 60_000 }, async () => {
  const id = await put("unread", 1);
  on("GET", { status: 403 });
  const answers = [await staff.list(), await staff.stats(), await staff.get(id), await staff.change(id, { read: true })];
  for (const { status, body, headers } of answers) {
    expect([status, body.success, body.code, headers.get("retry-after")]).toEqual([503, false, "unavailable", "30"]);
    expect(body.message).toBe("Our records cannot be reached at the moment. Please try again shortly.");
  }
});

describe("F9: a message that cannot be read", () => {
  test.each<[string, unknown]>([
    ["a text", "hello"],
    ["null", null],
    ["without a name", { _id: idOf(2), kind: "enquiry", createdAt: "2026-01-01", email: "a@b.example" }],
    ["of another kind", { ...{ _id: idOf(2), createdAt: "", name: "", email: "" }, kind: "order" }],
  ])("because it is %s is left out and reported; it can be thrown away", async (_name, value) => {
    const id = await put("unread", 1);
    await inbox.store.write("messages", `unread/${idOf(2)}`, value);
    const { status, data, body } = await staff.list();
    expect([status, data.map(({ _id }) => _id)]).toEqual([200, [id]]);
    expect(body.message).toBe("One message cannot be read and is left out.");
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`reading message ${idOf(2)}`));
    expect((await staff.list("?q=rahima")).data).toHaveLength(1);
    expect((await staff.get(idOf(2))).body.code).toBe("internal");
    await staff.trash(idOf(2));
    expect((await staff.list()).body.message).toBeUndefined();
    expect((await staff.purge(idOf(2))).status).toBe(200);
    expect(await keys()).toEqual([`unread/${id}`]);
  });

  test("because it is no JSON is left out and reported too", async () => {
    const id = await put("unread", 1);
    await put("unread", 2);
    const broken = `${inbox.store.url}/test-site/site:messages/unread/${idOf(2)}`;
    await fetch(broken, { method: "PUT", body: '{"name":', headers: { authorization: "Bearer test-token" } });
    const { status, data, body } = await staff.list();
    expect([status, data.map(({ _id }) => _id), body.message]).toEqual([200, [id], "One message cannot be read and is left out."]);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`read unread/${idOf(2)}`));
  });
});

describe("deleting for good", () => {
  test("that breaks off leaves the message in the trash, never in a folder it once was in, and can be repeated", async () => {
    const id = await put("unread", 1);
    await staff.change(id, { read: true });
    on("DELETE", { status: 403 });
    await staff.trash(id);
    await staff.note(id, "A note.", 0);
    on("DELETE", undefined, { status: 403 });
    expect((await staff.purge(id)).status).toBe(503);
    expect(await keys()).toEqual([`trash/${id}/2`]);
    await expectOnce(id);
    proxy.fault = () => undefined;
    expect((await staff.purge(id)).status).toBe(200);
    expect([await keys(), await inbox.store.keys("notes")]).toEqual([[], []]);
  });

  test("by time goes on after one message that cannot be deleted", async () => {
    const ids = [await put("read", 1), await put("read", 2), await put("read", 3)];
    for (const id of ids) await staff.trash(id);
    proxy.fault = (method, path) => (method === "DELETE" && path.includes(idOf(2)) ? { status: 403 } : undefined);
    await sweepMessages(Date.now() + LATER);
    expect(await keys()).toEqual([`trash/${idOf(2)}/1`]);
    expect(log).toHaveBeenCalledWith(expect.stringContaining(`sweep of message ${idOf(2)}`));
    proxy.fault = () => undefined;
    await sweepMessages(Date.now() + LATER);
    expect(await keys()).toEqual([]);
  });

  test("F6: against a way back at the same moment one wins, and what was reported as back is there", async () => {
    for (let round = 0; round < 15; round += 1) {
      const id = await put("trash", round, { deletedFrom: "read" });
      const [gone, back] = await Promise.all([staff.purge(id), staff.change(id, { restore: true })]);
      const left = (await keys()).filter((key) => key.includes(id));
      expect(gone.status === 200 || back.status === 200, `${gone.status} ${back.status}`).toBe(true);
      if (back.status === 200) expect(left).toEqual([`read/${id}/1`]);
    }
  });
});

describe("several people at once", () => {
  test("two who move the same message to different places: it is in one of them, and both see the same in the end", async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await put("unread", round);
      const other = inboxStaff(inbox.tokens.admin);
      const answers = await Promise.all([staff.change(id, { folder: "spam" }), other.trash(id), staff.change(id, { folder: "read" })]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const { folder } = (await staff.get(id)).data;
      expect(["spam", "trash", "read"]).toContain(folder);
      await staff.change(id, { folder });
      const left = (await keys()).filter((key) => key.includes(id));
      expect(left).toEqual([expect.stringMatching(new RegExp(`^${folder}/${id}/\\d$`))]);
    }
  });

  test(
    "four who move five messages about while one removal in three fails: none is lost, none is told twice",
    { timeout: 60_000 },
    async () => {
      const ids = await Promise.all([1, 2, 3, 4, 5].map((minutes) => put("unread", minutes)));
      let removals = 0;
      proxy.fault = (method) => (method === "DELETE" && (removals += 1) % 3 === 0 ? { status: 403 } : undefined);
      const person = async (first: number) => {
        for (let step = 0; step < 16; step += 1) {
          const id = ids[(first + step * 3) % ids.length] ?? "";
          const folder = FOLDERS[(first * 7 + step * 5) % FOLDERS.length];
          const { status } = await staff.change(id, { folder });
          expect([200, 503]).toContain(status);
        }
      };
      await Promise.all([0, 1, 2, 3].map(person));
      await expectOnce(...ids);
      proxy.fault = () => undefined;
      // Soon after they came: those that ended as spam are not old enough to go.
      await sweepMessages(Date.UTC(2026, 2, 2));
      expect((await keys()).map((key) => key.split("/")[1]).sort()).toEqual([...ids].sort());
      await expectOnce(...ids);
    },
  );
});
