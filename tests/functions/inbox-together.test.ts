/** Deletions that break off, and several people at the same message at once. */
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { type Folder, FOLDERS, type MessageRecord } from "#domain/inbox/message.ts";
import { KEEP_DAYS } from "#domain/limits.ts";
import { sweepMessages } from "#server/inbox/retention.ts";
import {
  expectOnce,
  faultMessages,
  idOf,
  type Inbox,
  type InboxStaff,
  inboxStaff,
  putMessage,
  startInbox,
} from "#tests/support/api/inbox.ts";
import { type FaultyProxy, startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { withQuickTries } from "#tests/support/store/quick-store.ts";
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

const put = (folder: Folder, minutes: number, fields?: Partial<MessageRecord>) =>
  putMessage(inbox.store, folder, minutes, fields);
const keys = () => inbox.store.keys("messages");

describe("deleting for good", () => {
  test("that breaks off leaves the message in the trash, never in a folder it once was in, and can be repeated", async () => {
    const id = await put("unread", 1);
    await staff.change(id, { read: true });
    faultMessages(proxy, "DELETE", { status: 403 });
    await staff.trash(id);
    await staff.note(id, "A note.", 0);
    faultMessages(proxy, "DELETE", undefined, { status: 403 });
    expect((await staff.purge(id)).status).toBe(503);
    expect(await keys()).toEqual([`trash/${id}/2`]);
    await expectOnce(staff, id);
    proxy.fault = () => undefined;
    expect((await staff.purge(id)).status).toBe(200);
    expect([await keys(), await inbox.store.keys("notes")]).toEqual([[], []]);
  });

  test("by time goes on after one message that cannot be deleted", async () => {
    const ids = [await put("read", 1), await put("read", 2), await put("read", 3)];
    for (const id of ids) await staff.trash(id);
    proxy.fault = (method, path) =>
      method === "DELETE" && path.includes(idOf(2)) ? { status: 403 } : undefined;
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
      const [gone, back] = await Promise.all([
        staff.purge(id),
        staff.change(id, { restore: true }),
      ]);
      const left = (await keys()).filter((key) => key.includes(id));
      expect(gone.status === 200 || back.status === 200, `${gone.status} ${back.status}`).toBe(
        true,
      );
      if (back.status === 200) expect(left).toEqual([`read/${id}/1`]);
    }
  });
});

describe("several people at once", () => {
  test("two who move the same message to different places: it is in one of them, and both see the same in the end", async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await put("unread", round);
      const other = inboxStaff(inbox.tokens.admin);
      const answers = await Promise.all([
        staff.change(id, { folder: "spam" }),
        other.trash(id),
        staff.change(id, { folder: "read" }),
      ]);
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
      proxy.fault = (method) =>
        method === "DELETE" && (removals += 1) % 3 === 0 ? { status: 403 } : undefined;
      const person = async (first: number) => {
        for (let step = 0; step < 16; step += 1) {
          const id = ids[(first + step * 3) % ids.length] ?? "";
          const folder = FOLDERS[(first * 7 + step * 5) % FOLDERS.length];
          const { status } = await staff.change(id, { folder });
          expect([200, 503]).toContain(status);
        }
      };
      await Promise.all([0, 1, 2, 3].map(person));
      await expectOnce(staff, ...ids);
      proxy.fault = () => undefined;
      // Soon after they came: those that ended as spam are not old enough to go.
      await sweepMessages(Date.UTC(2026, 2, 2));
      expect((await keys()).map((key) => key.split("/")[1]).sort()).toEqual([...ids].sort());
      await expectOnce(staff, ...ids);
    },
  );
});
