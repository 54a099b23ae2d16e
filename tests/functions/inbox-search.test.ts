/** What staff find in the inbox by its words. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Folder, MessageRecord } from "#domain/inbox/message.ts";
import { INBOX } from "#domain/limits.ts";
import {
  idOf,
  type Inbox,
  type InboxStaff,
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

const put = (folder: Folder, minutes: number, fields?: Partial<MessageRecord>) =>
  putMessage(inbox.store, folder, minutes, fields);
const ids = async (query = "") => (await staff.list(query)).data.map(({ _id }) => _id);

describe("a search", () => {
  test.each([
    ["a name", "rahima"],
    ["capitals", "RAHIMA"],
    ["a piece of a word", "ahim"],
    ["an address", "rahima@ghat"],
    ["a company", "Ghatline"],
    ["a word of the text", "freight"],
    ["a service", "web design"],
    ["a phone number", "1700 000000"],
    ["words of different fields", "freight cargo design"],
    ["without accents what has some", "muller cafe"],
    ["with accents what has none", "frèight"],
    ["what is composed otherwise", "Mu\u0308ller"],
    ["Bengali", "নদী"],
    ["Bengali composed otherwise", "\u09af\u09bc"],
    ["blanks around and between", "  rahima    cargo "],
  ])("finds %s", async (_name, q) => {
    await put("read", 1, {
      kind: "request",
      service: "Web Design",
      message: "River freight, নদী পথে, \u09df. Müller's Café",
    });
    await put("read", 2, {
      name: "Jo",
      email: "jo@x.example",
      phone: "",
      company: "",
      message: "Hello.",
    });
    expect(await ids(`?q=${encodeURIComponent(q)}`)).toEqual([idOf(1)]);
  });

  test.each(["নদি", "zebra", "rahima zebra", ".*", "%", "<b>"])(
    "for %j finds nothing here",
    async (q) => {
      await put("read", 1, { message: "নদী" });
      const { status, body, data } = await staff.list(`?q=${encodeURIComponent(q)}`);
      expect([status, data, body.cursor, body.total]).toEqual([200, [], undefined, undefined]);
    },
  );

  test("keeps to its folder", async () => {
    for (const [index, folder] of (["unread", "read", "spam", "trash"] as const).entries())
      await put(folder, index);
    expect(await ids("?q=rahima")).toEqual([idOf(0), idOf(1)]);
    expect(await ids("?q=rahima&filter=trash")).toEqual([idOf(3)]);
  });

  test(
    "looks through a part at a time and goes on, until all is looked through",
    { timeout: 60_000 },
    async () => {
      const count = INBOX.searched + 60;
      for (let from = 0; from < count; from += 70)
        await Promise.all(
          Array.from({ length: Math.min(70, count - from) }, (_, index) =>
            put("read", from + index),
          ),
        );
      await put("read", count, { message: "The needle." });
      const first = await staff.list("?q=needle");
      expect([first.data, first.body.cursor]).toEqual([[], idOf(INBOX.searched - 1)]);
      const second = await staff.list(`?q=needle&cursor=${first.body.cursor}`);
      expect([second.data.map(({ _id }) => _id), second.body.cursor]).toEqual([
        [idOf(count)],
        undefined,
      ]);
      const many = await staff.list("?q=rahima");
      expect([many.data.length, many.body.cursor]).toEqual([INBOX.page, idOf(INBOX.page - 1)]);
    },
  );
});
