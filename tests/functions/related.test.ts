/** What stands beside a message: the other messages of its sender, and likely doubles. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { RelatedMessage } from "#domain/inbox/related.ts";
import type { Folder, MessageRecord } from "#domain/inbox/message.ts";
import { RELATED, RETENTION } from "#domain/limits.ts";
import { newId } from "#server/http/ids.ts";
import { addDemoMessages } from "#server/inbox/demo.ts";
import { sweepMessages } from "#server/inbox/retention.ts";
import { ask } from "#tests/support/api/api.ts";
import { type Inbox, inboxStaff, startInbox } from "#tests/support/api/inbox.ts";
import { asked, submit } from "#tests/support/api/receipts.ts";
import { pointMailNowhere } from "#tests/support/api/smtp.ts";
import { withFrame } from "#tests/support/page/framed-page.ts";
import { startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { pointStoreAt } from "#tests/support/store/store.ts";
import { storeMessage } from "#tests/support/api/messages.ts";

withFrame();

const NOW = Date.UTC(2026, 2, 4, 6);
const DAY = 24 * 60 * 60_000;
const PLAN = "We would like a new website for our small pottery, with a shop, before the summer.";

let inbox: Inbox;

beforeEach(async () => {
  pointMailNowhere();
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  inbox = await startInbox();
});
afterEach(async () => {
  vi.useRealTimers();
  await inbox.close();
});

const answer = (id: string) =>
  ask<RelatedMessage[]>("GET", `/api/contact/${id}/related`, { headers: inbox.tokens.manager });
const beside = async (id: string) => (await answer(id)).data.map(({ _id }) => _id);
const keys = () => inbox.store.keys("senders");
/** As `asked`, so many days ago; nobody is signed in for as long. */
async function askedBefore(days: number, fields: object) {
  vi.setSystemTime(NOW - days * DAY);
  const receipt = await asked(fields);
  vi.setSystemTime(NOW);
  return receipt;
}
const put = (folder: Folder, at: number, fields: Partial<MessageRecord> = {}) =>
  storeMessage(inbox.store, folder, {
    _id: newId(at),
    createdAt: new Date(at).toISOString(),
    ...fields,
  });

describe("beside a message", () => {
  test("stand the others of its sender, the newest first, with their state, and nobody else’s", async () => {
    const ana = { email: "ana@pottery.example", phone: "" };
    const first = await askedBefore(2, { ...ana, message: "Hello." });
    const second = await askedBefore(1, {
      phone: "",
      email: "Ana@Pottery.example",
      message: "Still there?",
    });
    await asked({ email: "an@pottery.example", phone: "", message: "Hello." });
    await asked({ email: "ana@pottery.example.org", phone: "", message: "Hello." });
    const third = await asked({ ...ana, message: "Goodbye." });
    await inbox.staff.change(first.id, { closed: true });
    await inbox.staff.trash(second.id);

    expect(await answer(third.id)).toMatchObject({
      status: 200,
      body: { total: 2 },
      data: [
        { _id: second.id, number: second.number, folder: "trash", text: "Still there?" },
        { _id: first.id, folder: "unread", state: "closed", by: "email", isDouble: false },
      ],
    });
    expect(await beside(first.id)).toEqual([third.id, second.id]);
  });

  test("stand those with its phone number, however it is written, after those by address", async () => {
    const home = await asked({ email: "a@one.example", phone: "01712 345 678" });
    const abroad = await asked({ email: "b@two.example", phone: "+880 1712-345678 ext 12" });
    await asked({ email: "c@three.example", phone: "+880 1712-345679" });
    const { data } = await answer(abroad.id);
    expect(data.map(({ _id, by }) => [_id, by])).toEqual([[home.id, "phone"]]);
  });

  test("too short a number connects nobody", async () => {
    const one = await asked({ email: "a@one.example", phone: "12345" });
    await asked({ email: "b@two.example", phone: "12345" });
    expect(await beside(one.id)).toEqual([]);
  });

  test(`stand at most ${RELATED.shown}, with the number of all`, async () => {
    const last = await put("unread", NOW);
    const ids = Array.from({ length: RELATED.shown + 2 }, (_, index) => NOW - (index + 1) * DAY);
    const older = await Promise.all(ids.map((at) => put("read", at)));
    await sweepMessages(NOW);
    expect(await answer(last)).toMatchObject({ body: { total: RELATED.shown + 2 } });
    expect(await beside(last)).toEqual(older.slice(0, RELATED.shown));
  });

  test("one that cannot be read is left out", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const [one, other] = [await asked({ message: "One" }), await asked({ message: "Two" })];
    await inbox.store.write("messages", `unread/${one.id}`, { _id: one.id });
    expect(await answer(other.id)).toMatchObject({ status: 200, data: [], body: { total: 0 } });
    vi.restoreAllMocks();
  });

  test("no list of all messages is asked for", async () => {
    const { id } = await asked();
    const proxy = await startFaultyProxy(inbox.store.url);
    pointStoreAt(proxy.url);
    const lists: string[] = [];
    proxy.fault = (_method, path) => {
      const prefix = new URL(path, proxy.url).searchParams.get("prefix");
      if (prefix !== null) lists.push(prefix);
      return undefined;
    };
    expect((await answer(id)).status).toBe(200);
    await proxy.close();
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter((prefix) => !/[0-9a-f]{12}/.test(prefix))).toEqual([]);
  });

  test("is for staff, and unknown ids are not found", async () => {
    const { id } = await asked();
    expect((await ask("GET", `/api/contact/${id}/related`)).status).toBe(401);
    expect((await answer(newId(NOW))).status).toBe(404);
  });
});

describe("closing a double", () => {
  const close = (id: string, closedAsDoubleOf: string, staff = inbox.staff) =>
    staff.change(id, { closedAsDoubleOf });
  const states = async (...ids: string[]) =>
    Promise.all(ids.map(async (id) => (await inbox.staff.get(id)).data.closedAt !== undefined));

  test("leaves the other one open or answered: of two people who close one each, one is refused at least", async () => {
    const [one, other] = [await asked({ message: PLAN }), await asked({ message: PLAN })];
    const answers = await Promise.all([
      close(one.id, other.id),
      close(other.id, one.id, inboxStaff(inbox.tokens.admin)),
    ]);
    expect(answers.map(({ status }) => status)).toContain(412);
    expect(await states(one.id, other.id)).toContain(false);

    await inbox.staff.change(one.id, { closed: false });
    await inbox.staff.change(other.id, { closed: false });
    expect((await close(one.id, other.id)).status).toBe(200);
    const late = await close(other.id, one.id);
    expect([late.status, late.body.message, late.data._id]).toEqual([
      412,
      "The other message has been closed or removed in the meantime, so this one stays open.",
      other.id,
    ]);
    expect(await states(one.id, other.id)).toEqual([true, false]);
    expect((await close(one.id, other.id)).status, "a repeat").toBe(200);
  });

  test("of one whose other one is answered is done; of itself, of one in the trash or of none it is refused", async () => {
    const [one, other] = [await asked({ message: PLAN }), await asked({ message: PLAN })];
    await inbox.staff.trash(other.id);
    for (const id of [one.id, other.id, newId(NOW)])
      expect((await close(one.id, id)).status).toBe(412);
    expect((await close(one.id, "x")).status).toBe(400);
    expect(await states(one.id)).toEqual([false]);
    await inbox.staff.change(other.id, { folder: "read", answered: true });
    expect((await close(one.id, other.id)).data.closedAt).toBeDefined();
  });
});

describe("a likely double", () => {
  const doubled = async (one: object, other: object, apart = 1) => {
    const first = await askedBefore(apart, one);
    const second = await asked(other);
    const { data } = await answer(second.id);
    return data.map(({ _id, isDouble }) => [_id === first.id, isDouble]);
  };

  test("says nearly the same within days, also from another address by the same phone", async () => {
    const again = `${PLAN.replace("summer.", "SUMMER!")} Please`;
    expect(await doubled({ message: PLAN }, { message: again, email: "x@y.example" })).toEqual([
      [true, true],
    ]);
  });

  test("does not say something else, nor the same long after", async () => {
    const other = "We would like a new logo for our small pottery, printed on paper bags.";
    expect(await doubled({ message: PLAN }, { message: other })).toEqual([[true, false]]);
    expect(
      await doubled(
        { message: PLAN, email: "b@b.example", phone: "" },
        { message: PLAN, email: "b@b.example", phone: "" },
        15,
      ),
    ).toEqual([[true, false]]);
  });
});

describe("who has sent a message is stored as a hash", () => {
  test("that names neither address nor number", async () => {
    const { id } = await asked();
    expect(await keys()).toEqual([
      expect.stringMatching(new RegExp(`^email/[0-9a-f]{32}/${id}$`)),
      expect.stringMatching(new RegExp(`^phone/[0-9a-f]{32}/${id}$`)),
    ]);
    expect(Object.values(await inbox.store.all("senders"))).toEqual([{}, {}]);
  });

  test("that follows a corrected address", async () => {
    const wrong = await asked({ email: "ana@potery.example", phone: "" });
    const neighbour = await asked({ email: "ana@potery.example", phone: "", message: "Mine." });
    const right = await asked({ email: "ana@pottery.example", phone: "" });
    await submit(wrong.url, { do: "correct", email: "ana@pottery.example" });
    expect(await beside(right.id)).toEqual([wrong.id]);
    expect(await beside(neighbour.id)).toEqual([]);
    expect(await keys()).toHaveLength(3);
  });

  test("that goes when its sender withdraws it, also after a correction", async () => {
    const { url } = await asked({ email: "wrong@pottery.example" });
    await submit(url, { do: "correct", email: "right@pottery.example" });
    expect(await keys()).toHaveLength(2);
    await submit(url, { do: "withdraw" });
    expect(await keys()).toEqual([]);
  });

  test("that goes when staff delete it for good, also after a correction", async () => {
    const { id, url } = await asked({ email: "wrong@pottery.example" });
    await submit(url, { do: "correct", email: "right@pottery.example" });
    await inbox.staff.trash(id);
    expect(await keys()).toHaveLength(2);
    await inbox.staff.purge(id);
    expect(await keys()).toEqual([]);
  });

  test("that goes when its time is over", async () => {
    await asked();
    vi.setSystemTime(Date.UTC(2026 + RETENTION.enquiryMonths / 12, 2, 5));
    await sweepMessages(Date.now());
    expect([await inbox.store.keys("messages"), await keys()]).toEqual([[], []]);
  });

  test("is added by the sweep for older messages, and mended", async () => {
    const [one, other] = [await put("read", NOW - DAY), await put("spam", NOW - 2 * DAY)];
    const wrong = `email/${"0".repeat(32)}/${one}`;
    const lost = `phone/${"0".repeat(32)}/${newId(NOW - 9 * DAY)}`;
    const fresh = `phone/${"0".repeat(32)}/${newId(NOW - DAY)}`;
    for (const key of [wrong, lost, fresh]) await inbox.store.write("senders", key, {});
    await sweepMessages(NOW);
    expect(await beside(one)).toEqual([other]);
    const after = await keys();
    expect(after.filter((key) => key.endsWith(one) || key.endsWith(other))).toHaveLength(4);
    // What was just written may wait for its message.
    expect([wrong, lost, fresh].map((key) => after.includes(key))).toEqual([false, false, true]);
    await sweepMessages(NOW);
    expect(await keys()).toEqual(after);
  });

  test("is there for demo messages", async () => {
    await addDemoMessages(NOW);
    const named = (await keys()).map((key) => key.split("/")[2] ?? "");
    const ids = (await inbox.store.keys("messages")).map((key) => key.split("/")[1] ?? "");
    expect([...new Set(named)].sort()).toEqual(ids.sort());
  });
});
