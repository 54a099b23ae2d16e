/** The staff's notes about messages. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ask } from "#tests/support/api/api.ts";
import {
  type Inbox,
  type InboxStaff,
  inboxStaff,
  putMessage,
  startInbox,
} from "#tests/support/api/inbox.ts";

let inbox: Inbox;
let staff: InboxStaff;

beforeEach(async () => {
  inbox = await startInbox();
  staff = inbox.staff;
});
afterEach(() => inbox.close());

const put = () => putMessage(inbox.store, "unread", 1);

describe("a note", () => {
  test("is written over the version that was seen, and only over that", async () => {
    const id = await put();
    expect((await staff.get(id)).headers.get("etag")).toBe('"0"');
    const first = await staff.note(id, "Wants a call\r\non Monday.", 0);
    expect([first.status, first.headers.get("etag")]).toEqual([200, '"1"']);
    expect(first.data.note).toMatchObject({
      text: "Wants a call\non Monday.",
      revision: 1,
      changedBy: "Test manager",
    });
    const stale = await inboxStaff(inbox.tokens.admin).note(id, "Mine.", 0);
    expect([stale.status, stale.body.code, stale.data.note]).toEqual([
      412,
      "conflict",
      first.data.note,
    ]);
    const second = await inboxStaff(inbox.tokens.admin).note(id, "Was called.", 1);
    expect(second.data.note).toMatchObject({
      text: "Was called.",
      revision: 2,
      changedBy: "Test admin",
    });
    expect((await staff.note(id, "", 2)).data.note).toMatchObject({ text: "", revision: 3 });
  });

  test("of the same text again is content with what is there", async () => {
    const id = await put();
    const first = await staff.note(id, "Once.", 0);
    const again = await staff.note(id, "Once.", 0);
    expect([again.status, again.data.note]).toEqual([200, first.data.note]);
  });

  test("needs to say over which version it was written", async () => {
    const id = await put();
    const { status, body } = await staff.change(id, { note: "Blind." });
    expect([status, body.code, await inbox.store.keys("notes")]).toEqual([400, "invalid", []]);
  });

  test("of thirty at once from one version is the one that was accepted; the others get it", async () => {
    const id = await put();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => staff.note(id, `Note ${index}`, 0)),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect([winners.length, answers.filter(({ status }) => status === 412).length]).toEqual([
      1, 29,
    ]);
    const kept = (await staff.get(id)).data.note;
    expect(kept).toEqual(winners[0]?.data.note);
  });

  test("stays with its message through every move, also one at the same instant", async () => {
    const id = await put();
    await Promise.all([staff.note(id, "Stays.", 0), staff.change(id, { folder: "spam" })]);
    await staff.trash(id);
    await staff.change(id, { restore: true });
    expect((await staff.get(id)).data).toMatchObject({ folder: "spam", note: { text: "Stays." } });
    const both = await ask("PATCH", `/api/contact/${id}`, {
      headers: { ...inbox.tokens.admin, "if-match": '"1"' },
      body: { note: "Not spam.", folder: "unread" },
    });
    expect(both.data).toMatchObject({ folder: "unread", note: { text: "Not spam.", revision: 2 } });
  });
});
