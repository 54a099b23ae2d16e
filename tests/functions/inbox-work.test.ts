/** Open, answered and closed messages: who takes care of them, their labels, what waits longest. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { holidays } from "#generated/agency.ts";
import type { StaffName } from "#domain/inbox/inbox.ts";
import type { Folder, MessageRecord } from "#domain/inbox/message.ts";
import type { Activity } from "#domain/staff/activity.ts";
import { LABELS_MAX } from "#domain/limits.ts";
import { idAt } from "#server/http/ids.ts";
import { sweepMessages } from "#server/inbox/retention.ts";
import { ask } from "#tests/support/api/api.ts";
import { rowsOf } from "#tests/support/api/csv.ts";
import { poster } from "#tests/support/api/enquiry.ts";
import { type Inbox, type InboxStaff, inboxStaff, startInbox } from "#tests/support/api/inbox.ts";
import { asked, submit } from "#tests/support/api/receipts.ts";
import { pointMailNowhere } from "#tests/support/api/smtp.ts";
import { withFrame } from "#tests/support/page/framed-page.ts";
import { personOf } from "#tests/support/people/signed-in.ts";
import messages from "../../netlify/functions/messages.ts";
import { storeMessage } from "#tests/support/api/messages.ts";

withFrame();

/** A Wednesday at noon in Dhaka. */
const NOW = Date.UTC(2026, 2, 4, 6);
const MINUTE = 60_000;

let inbox: Inbox;
let staff: InboxStaff;
let admin: InboxStaff;
/** No two messages of this file share an id: what a process knows of one never changes. */
let serial = 0;

beforeEach(async () => {
  pointMailNowhere();
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  inbox = await startInbox();
  staff = inbox.staff;
  admin = inboxStaff(inbox.tokens.admin);
});
afterEach(async () => {
  vi.useRealTimers();
  await inbox.close();
});

/** Stores a message that came so many minutes ago. */
function put(folder: Folder, minutes: number, fields?: Partial<MessageRecord>): Promise<string> {
  const at = NOW - minutes * MINUTE;
  serial += 1;
  const _id = idAt(at, serial.toString(16).padStart(12, "0"));
  return storeMessage(inbox.store, folder, {
    _id,
    createdAt: new Date(at).toISOString(),
    page: "/",
    ...fields,
  });
}

const ids = async (query: string, as = staff) => (await as.list(query)).data.map(({ _id }) => _id);
const counts = async (as = staff) => {
  const { openContacts, overdueContacts, myContacts, labels } = (await as.stats()).data;
  return [openContacts, overdueContacts, myContacts, labels];
};

describe("the state of a message", () => {
  test("is open until it is answered or closed, by its folder as by its list", async () => {
    const [fresh, seen, done, closed] = [
      await put("unread", 1),
      await put("unread", 2),
      await put("unread", 3),
      await put("unread", 4),
    ];
    await put("spam", 5);
    await put("trash", 6);
    await staff.change(seen, { read: true });
    await staff.change(done, { read: true, answered: true });
    await staff.change(closed, { closed: true });
    expect((await ids("?work=open")).sort()).toEqual([fresh, seen].sort());
    expect(await ids("?work=answered")).toEqual([done]);
    expect(await ids("?work=closed")).toEqual([closed]);
    expect(await ids("?work=open&filter=unread")).toEqual([fresh]);
    expect(await counts()).toEqual([2, 0, 0, []]);
  });

  test("of one read before answers were noted is answered, until staff reopen it", async () => {
    const old = await put("read", 60);
    expect([await ids("?work=open"), await ids("?work=answered")]).toEqual([[], [old]]);
    await staff.change(old, { answered: false });
    expect([await ids("?work=open"), await ids("?work=answered")]).toEqual([[old], []]);
  });

  test("of one that was read by an earlier version and waits is found without a change of it", async () => {
    const at = new Date(NOW - 50 * MINUTE).toISOString();
    const id = await put("unread", 60);
    await inbox.store.write("messages", `read/${id}/1`, {
      ...(await inbox.store.all<MessageRecord>("messages"))[`unread/${id}`],
      readAt: at,
    });
    expect(await ids("?work=open")).toEqual([id]);
  });

  test("closed and reopened twice as well as once; reopening leaves no answer behind", async () => {
    const id = await put("unread", 1);
    for (let round = 0; round < 2; round += 1) {
      const { data } = await staff.change(id, { closed: true });
      expect(data.closedAt).toBe(new Date(NOW).toISOString());
    }
    await staff.change(id, { answered: true });
    for (let round = 0; round < 2; round += 1) {
      const { data } = await staff.change(id, { answered: false });
      expect([data.closedAt, data.answeredAt, data.firstAnsweredAt]).toEqual(
        Array(3).fill(undefined),
      );
    }
    expect(await ids("?work=open")).toEqual([id]);
  });

  test("cannot be answered and closed in one change", async () => {
    const id = await put("unread", 1);
    const { status, data } = await staff.change(id, { answered: true, closed: true });
    expect([status, data]).toEqual([400, undefined]);
  });

  test("survives the trash, with owner and labels", async () => {
    const id = await put("unread", 1);
    await staff.change(id, { closed: true, labels: { add: ["Retail"] } });
    await staff.trash(id);
    expect(await counts()).toEqual([0, 0, 0, []]);
    await staff.change(id, { restore: true });
    expect([await ids("?work=closed"), await ids("?label=Retail")]).toEqual([[id], [id]]);
  });
});

describe("the activity of messages", () => {
  const actions = async (id: string) => {
    const { data } = await ask<Activity[]>("GET", "/api/activity?kind=messages", {
      headers: inbox.tokens.admin,
    });
    return data.filter(({ _id }) => _id === id).map(({ action }) => action);
  };

  test("says what has happened, once, by whichever way", async () => {
    const id = await put("unread", 1);
    const steps: [object, string | undefined][] = [
      [{ closed: false }, undefined],
      [{ restore: true }, undefined],
      [{ labels: { add: ["Retail"] } }, undefined],
      [{ closed: true }, "closed"],
      [{ closed: true }, undefined],
      [{ answered: false }, "reopened"],
      [{ answered: true, read: true }, "answered"],
      [{ answered: true }, undefined],
      [{ answered: false }, "unanswered"],
      [{ folder: "trash" }, "deleted"],
      [{ folder: "trash" }, undefined],
      [{ folder: "read" }, "restored"],
      [{ folder: "spam" }, "to-spam"],
      [{ folder: "spam" }, undefined],
      [{ folder: "unread" }, "from-spam"],
      [{ read: true }, undefined],
    ];
    const told: string[] = [];
    for (const [patch, action] of steps) {
      vi.setSystemTime(Date.now() + 1_000);
      expect((await staff.change(id, patch)).status).toBe(200);
      if (action) told.unshift(action);
      expect(await actions(id), JSON.stringify(patch)).toEqual(told);
    }
    for (let round = 0; round < 2; round += 1) {
      vi.setSystemTime(Date.now() + 1_000);
      expect((await staff.trash(id)).status).toBe(200);
    }
    expect(await actions(id)).toEqual(["deleted", ...told]);
  });

  test("has no answer to what is in the trash or in spam: that is refused", async () => {
    for (const folder of ["trash", "spam"] as const) {
      const id = await put(folder, 1);
      const { status, body } = await staff.change(id, { answered: true });
      const where = folder === "spam" ? "spam" : "the trash";
      expect([status, body.message]).toEqual([
        400,
        `Messages in ${where} are not answered. Move this one to the inbox first.`,
      ]);
      expect([(await staff.get(id)).data.answeredAt, await actions(id)]).toEqual([undefined, []]);
      const both = await staff.change(id, { answered: true, folder: "read" });
      expect([both.status, both.data.answeredAt]).toEqual([
        200,
        new Date(Date.now()).toISOString(),
      ]);
    }
  });
});

describe("open messages", () => {
  test("come overdue first, then by what is left of their promise, page after page", async () => {
    const [home, contact, late] = [
      await put("unread", 10),
      await put("unread", 20, { page: "/contact" }),
      await put("unread", 90),
    ];
    const veryLate = await put("unread", 60 * 24 * 20);
    await staff.change(late, { read: true });
    expect(await ids("?work=open")).toEqual([veryLate, late, home, contact]);
    expect(await ids("?work=overdue")).toEqual([veryLate, late]);
    expect((await counts()).slice(0, 2)).toEqual([4, 2]);
  });

  test("follow a publish of other hours, also those that staff have opened", async () => {
    const [opened, early] = [
      await put("unread", 90),
      await put("unread", 20, { page: "/contact" }),
    ];
    const later = await put("unread", 10);
    for (const id of [opened, early, later]) await staff.change(id, { read: true });
    expect(await ids("?work=overdue")).toEqual([opened]);
    const hours = holidays.splice(0, holidays.length, "2026-03-04");
    try {
      expect(await ids("?work=overdue")).toEqual([]);
      expect(await ids("?work=open")).toEqual([opened, later, early]);
      expect((await counts()).slice(0, 2)).toEqual([3, 0]);
    } finally {
      holidays.splice(0, holidays.length, ...hours);
    }
    expect(await ids("?work=overdue")).toEqual([opened]);
  });

  test("go on where the page before ended", async () => {
    const all = [];
    for (let minutes = 1; minutes <= 30; minutes += 1) all.unshift(await put("unread", minutes));
    const first = await staff.list("?work=open");
    expect([first.data.map(({ _id }) => _id), first.body.total]).toEqual([all.slice(0, 25), 30]);
    await staff.change(all[24] ?? "", { answered: true });
    expect(await ids(`?work=open&cursor=${first.body.cursor}`)).toEqual(all.slice(25));
  });
});

describe("the owner", () => {
  const { _id: me, name } = personOf("manager");
  const { _id: other } = personOf("admin");

  test("is one of the staff, and sees the message among the own ones until it is answered", async () => {
    const id = await put("unread", 1);
    const { data } = await staff.change(id, { owner: { from: "", to: me } });
    expect(data.owner).toEqual({ _id: me, name });
    expect([await ids("?work=mine"), await ids("?work=mine", admin)]).toEqual([[id], []]);
    expect([(await counts())[2], (await counts(admin))[2]]).toEqual([1, 0]);
    await staff.change(id, { answered: true });
    expect(await ids("?work=mine")).toEqual([]);
    await staff.change(id, { answered: false });
    expect(await ids("?work=mine")).toEqual([id]);
  });

  test("whom two people set at once is one of them; the other is told who", async () => {
    const id = await put("unread", 1);
    const answers = await Promise.all([
      staff.change(id, { owner: { from: "", to: me } }),
      admin.change(id, { owner: { from: "", to: other } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const { owner } = (await staff.get(id)).data;
    const refused = answers.find(({ status }) => status === 412);
    expect(refused?.body.message).toBe(`${owner?.name} has taken this message in the meantime.`);
    expect(refused?.data.owner).toEqual(owner);
  });

  test("must be one who can sign in", async () => {
    const id = await put("unread", 1);
    const { status, body } = await staff.change(id, { owner: { from: "", to: "nobody" } });
    expect([status, body.fields]).toEqual([400, { owner: "This person cannot take messages." }]);
  });

  test("is chosen by name: managers get no address and no role", async () => {
    const { data } = await ask<StaffName[]>("GET", "/api/contact/staff", {
      headers: inbox.tokens.manager,
    });
    expect(data.map((person) => Object.keys(person).sort())).toEqual(
      data.map(() => ["_id", "name"]),
    );
    expect(data).toContainEqual({ _id: me, name });
  });
});

describe("labels", () => {
  test("of one change count once, in the spelling that comes first", async () => {
    const id = await put("read", 1);
    await staff.change(id, { labels: { add: ["Urgent", "urgent", " URGENT "] } });
    expect((await staff.get(id)).data.labels).toEqual(["Urgent"]);
  });

  test("of two people at once are all kept, in the spelling that is in use", async () => {
    const [one, two] = [await put("unread", 1), await put("unread", 2)];
    await staff.change(one, { labels: { add: ["Retail"] } });
    await Promise.all([
      staff.change(two, { labels: { add: ["retail "] } }),
      admin.change(two, { labels: { add: ["Été"] } }),
      admin.change(two, { labels: { add: ["নৌকা"] } }),
    ]);
    expect([...(await staff.get(two)).data.labels].sort()).toEqual(
      ["Retail", "Été", "নৌকা"].sort(),
    );
    expect((await ids("?label=Retail")).sort()).toEqual([one, two].sort());
    expect((await counts())[3]).toEqual(["Été", "Retail", "নৌকা"]);
    await staff.change(two, { labels: { remove: ["RETAIL"] } });
    expect(await ids("?label=Retail")).toEqual([one]);
  });

  test("have a length and a number that is told", async () => {
    const id = await put("unread", 1);
    const long = await staff.change(id, { labels: { add: ["x".repeat(31)] } });
    expect([long.status, Object.keys(long.body.fields ?? {})]).toEqual([400, ["labels.add.0"]]);
    const many = Array.from({ length: LABELS_MAX }, (_, index) => `label ${index}`);
    expect((await staff.change(id, { labels: { add: many } })).status).toBe(200);
    const over = await staff.change(id, { labels: { add: ["one more"] } });
    expect(over.body.fields).toEqual({ labels: "A message can have at most 8 labels." });
  });
});

describe("what the sender does", () => {
  test("reopens an answered message, and says by what", async () => {
    const { url, id } = await asked();
    await staff.change(id, { read: true, answered: true });
    await submit(url, { do: "add", message: "One more thing." });
    const { data } = await staff.get(id);
    expect([data.answeredAt, data.reopenedBy]).toEqual([undefined, "addition"]);
    expect(data.firstAnsweredAt).toBe(new Date(NOW).toISOString());
    expect(await ids("?work=open")).toEqual([id]);
  });

  test("by withdrawing removes the row of the work", async () => {
    const { url, id } = await asked();
    await staff.change(id, { labels: { add: ["Retail"] } });
    expect(JSON.stringify(await inbox.store.all("inbox-work"))).toContain(id);
    await submit(url, { do: "withdraw" });
    expect(JSON.stringify(await inbox.store.all("inbox-work"))).not.toContain(id);
  });
});

test("a row that an interruption left behind is set right by the daily sweep", async () => {
  const [answered, open] = [await put("read", 1), await put("unread", 2)];
  const lost = idAt(NOW - 30 * 24 * 60 * MINUTE, "00000000feed");
  await staff.change(open, { labels: { add: ["Retail"] } });
  const rows = [answered, lost].map((_id) => ({ _id, state: "open", due: NOW }));
  await inbox.store.write("inbox-work", "all", {
    items: rows,
    writes: [{ id: "aa", note: { filled: true } }],
  });
  await sweepMessages(Date.now());
  expect(await ids("?work=open")).toEqual([open]);
  expect(await ids("?label=Retail")).toEqual([open]);
  expect(JSON.stringify(await inbox.store.all("inbox-work"))).not.toContain(lost);
});

test("a list of the work is also the table that is exported", async () => {
  const [open, closed] = [await put("unread", 1), await put("unread", 2)];
  await staff.change(open, { owner: { from: "", to: personOf("manager")._id } });
  await staff.change(closed, { closed: true, labels: { add: ["Retail", "Été"] } });
  const table = async (query: string) => {
    const request = new Request(`http://localhost:8888/api/contact/export${query}`, {
      headers: inbox.tokens.manager,
    });
    const [heads = [], ...rows] = rowsOf((await poster(messages, "").call(request)).text);
    return rows.map((row) => ["State", "Owner", "Labels"].map((head) => row[heads.indexOf(head)]));
  };
  expect(await table("?work=mine")).toEqual([["open", "Test manager", ""]]);
  expect(await table("?label=Retail")).toEqual([["closed", "", "Retail, Été"]]);
  expect(await table("?work=answered")).toEqual([]);
});
