/** What staff find in the inbox. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Folder, MessageRecord } from "#domain/inbox/message.ts";
import { INBOX, WORK } from "#domain/limits.ts";
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
import { startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { pointStoreAt } from "#tests/support/store/store.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

let inbox: Inbox;
let staff: InboxStaff;

beforeEach(async () => {
  pointMailNowhere();
  inbox = await startInbox();
  staff = inbox.staff;
});
afterEach(() => inbox.close());

const put = (folder: Folder, minutes: number, fields?: Partial<MessageRecord>) =>
  putMessage(inbox.store, folder, minutes, fields);

describe("a list", () => {
  test.each<[query: string, minutes: number[]]>([
    ["", [1, 2, 5, 6]],
    ["?filter=", [1, 2, 5, 6]],
    ["?filter=all", [1, 2, 5, 6]],
    ["?filter=unread", [2, 5]],
    ["?filter=read", [1, 6]],
    ["?filter=spam", [3]],
    ["?filter=trash", [4]],
    ["?order=oldest", [6, 5, 2, 1]],
    [`?filter=unread&cursor=${idOf(2)}`, [5]],
    [`?order=oldest&cursor=${idOf(5)}`, [2, 1]],
    [`?cursor=${idOf(3)}`, [5, 6]],
    [`?cursor=${idOf(99)}`, []],
  ])("%s has what belongs to it, newest first", async (query, minutes) => {
    const folders: Folder[] = ["read", "unread", "spam", "trash", "unread", "read"];
    for (const [index, folder] of folders.entries()) await put(folder, index + 1);
    const { status, body, data, headers } = await staff.list(query);
    expect([status, body.success, headers.get("cache-control"), body.cursor]).toEqual([
      200,
      true,
      "no-store",
      undefined,
    ]);
    expect(data.map(({ _id }) => _id)).toEqual(minutes.map((minute) => idOf(minute)));
    expect(data.map(({ folder }) => folder)).toEqual(minutes.map((minute) => folders[minute - 1]));
    if (!query.includes("cursor")) expect(body.total).toBe(minutes.length);
  });

  test("holds enquiries and requests, and says of each what it is; what only serves the server stays there", async () => {
    await put("unread", 1, { trap: "", claim: "b".repeat(40) });
    await put("read", 2, {
      kind: "request",
      service: "Web Design",
      budget: "$5k",
      timeline: "May",
    });
    const { data } = await staff.list();
    expect(data.map(({ kind, service }) => [kind, service])).toEqual([
      ["enquiry", ""],
      ["request", "Web Design"],
    ]);
    expect(data[0]).toMatchObject({
      ...ENQUIRY,
      folder: "unread",
      mail: { state: "sent", attempts: 0 },
      note: { text: "", revision: 0, changedAt: "", changedBy: "" },
    });
    expect(JSON.stringify(data)).not.toMatch(/claim|trap|bbbb/);
  });

  test("says by when each form's message is answered, in office time", async () => {
    const sent = { createdAt: "2026-11-28T09:50:00.000Z" };
    await put("unread", 1, { ...sent, page: "/" });
    await put("unread", 2, { ...sent, page: "/fr/contact" });
    await put("read", 3, { ...sent, kind: "request", service: "Web Design", page: "/services" });
    const { data } = await staff.list();
    expect(data.map(({ answerBy }) => answerBy)).toEqual([
      "2026-11-30T03:20:00.000Z",
      "2026-12-02T08:50:00.000Z",
      "2026-12-02T08:50:00.000Z",
    ]);
  });

  test("comes page by page, each message once, whatever is moved or comes in meanwhile", async () => {
    const count = INBOX.page * 2 + 7;
    await Promise.all(Array.from({ length: count }, (_, index) => put("unread", index + 10)));
    const seen: string[] = [];
    let cursor: string | undefined;
    const sizes: number[] = [];
    do {
      const { body, data } = await staff.list(cursor === undefined ? "" : `?cursor=${cursor}`);
      seen.push(...data.map(({ _id }) => _id));
      sizes.push(data.length);
      cursor = body.cursor;
      await put("unread", 10 - sizes.length);
      await staff.change(seen.at(-1) ?? "", { read: true });
      await staff.change(seen[0] ?? "", { folder: "spam" });
    } while (cursor !== undefined);
    expect(sizes).toEqual([INBOX.page, INBOX.page, 7]);
    expect(seen).toEqual(Array.from({ length: count }, (_, index) => idOf(index + 10)));
  });

  test("reads only the objects of its page, not those of the whole inbox", async () => {
    await Promise.all(
      Array.from({ length: 300 }, (_, index) => put(index % 2 ? "read" : "unread", index)),
    );
    const proxy = await startFaultyProxy(inbox.store.url);
    const read: string[] = [];
    proxy.fault = (_, path) => void read.push(path);
    pointStoreAt(proxy.url);
    expect((await staff.list()).body.total).toBe(300);
    expect(read.filter((path) => path.includes("site:messages/"))).toHaveLength(INBOX.page);
    read.length = 0;
    expect((await staff.stats()).data.totalContacts).toBe(300);
    // New messages, for their promise, each once.
    expect(read.filter((path) => path.includes("site:messages/"))).toHaveLength(WORK.read);
    await staff.stats();
    read.length = 0;
    expect((await staff.stats()).data.openContacts).toBe(150);
    expect(read.filter((path) => path.includes("site:messages/"))).toHaveLength(0);
    await proxy.close();
  });

  test.each([
    ["?filter=archive", "filter"],
    ["?filter=UNREAD", "filter"],
    ["?order=random", "order"],
    ["?cursor=x", "cursor"],
    ["?cursor=../../users/all", "cursor"],
    [`?q=${"x".repeat(201)}`, "q"],
  ])("asked for in a wrong way (%s) is refused in words", async (query, field) => {
    const { status, body } = await staff.list(query);
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, "invalid", [field]]);
  });
});

describe("counts", () => {
  test("tell of each folder, and the inbox is what is neither spam nor trash", async () => {
    expect((await staff.stats()).data).toEqual({
      totalContacts: 0,
      unreadContacts: 0,
      ...{ openContacts: 0, overdueContacts: 0, myContacts: 0, labels: [] },
      folders: { unread: 0, read: 0, spam: 0, trash: 0 },
      mails: { waiting: 0, failed: 0 },
    });
    for (const [index, folder] of (
      ["unread", "unread", "read", "spam", "trash"] as const
    ).entries())
      await put(folder, index);
    await post(ENQUIRY, { ip: anyIp() });
    expect((await staff.stats()).data).toEqual({
      totalContacts: 4,
      unreadContacts: 3,
      ...{ openContacts: 3, overdueContacts: 2, myContacts: 0, labels: [] },
      folders: { unread: 3, read: 1, spam: 1, trash: 1 },
      mails: { waiting: 1, failed: 0 },
    });
  });
});

test.each<[string, string]>([
  ["GET", "/api/contact"],
  ["GET", "/api/contact/stats"],
  ["GET", "/api/contact/export"],
  ["GET", `/api/contact/${idOf(1)}`],
  ["PATCH", `/api/contact/${idOf(1)}`],
  ["DELETE", `/api/contact/${idOf(1)}`],
  ["DELETE", `/api/contact/${idOf(1)}?permanent=true`],
  ["POST", `/api/contact/${idOf(1)}/mail`],
])("%s %s is for staff alone", async (method, path) => {
  await put("trash", 1);
  for (const headers of [{}, { authorization: "Bearer a.b.c" }, { authorization: "Basic YTpi" }]) {
    const { status, body } = await ask(method, path, {
      headers,
      ...(method === "PATCH" && { body: { folder: "unread" } }),
    });
    expect([status, body.code]).toEqual([401, "unauthenticated"]);
  }
  expect(await inbox.store.keys("messages")).toEqual([`trash/${idOf(1)}`]);
});
