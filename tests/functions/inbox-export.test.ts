/**
 * The messages as a table: what is in it, and that a spreadsheet cannot be made to run anything.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Folder, MessageRecord } from "#domain/inbox/message.ts";
import { numberOf } from "#server/inbox/receipts.ts";
import { rowsOf } from "#tests/support/api/csv.ts";
import { poster } from "#tests/support/api/enquiry.ts";
import { idOf, type Inbox, putMessage, startInbox } from "#tests/support/api/inbox.ts";
import { startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { pointStoreAt } from "#tests/support/store/store.ts";
import messages from "../../netlify/functions/messages.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

const HEADS =
  "Received (UTC),Kind,Folder,Name,Email,Phone,Company,Service,Budget,Timeline,Message,Language,Page,Asked about,Note,Number,Added later,Answered (UTC),State,Owner,Labels,Came from".split(
    ",",
  );
const URL_OF_EXPORT = "http://localhost:8888/api/contact/export";

let inbox: Inbox;

beforeEach(async () => {
  inbox = await startInbox();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await inbox.close();
});

const put = (folder: Folder, minutes: number, fields?: Partial<MessageRecord>) =>
  putMessage(inbox.store, folder, minutes, fields);
const fetchTable = (query = "", method = "GET", headers: Record<string, string> = {}) =>
  poster(messages, URL_OF_EXPORT).call(
    new Request(URL_OF_EXPORT + query, {
      method,
      headers: { ...inbox.tokens.manager, ...headers },
    }),
  );
const table = async (query = "") => rowsOf((await fetchTable(query)).text).slice(1);
const cell = async (heading: string) => (await table())[0]?.[HEADS.indexOf(heading)];

describe("the table", () => {
  test("has every field of every message, newest first, and is saved under a name with the day", async () => {
    const id = await put("unread", 1, {
      message: 'Two "lines",\nand more',
      locale: "bn",
      page: "/bn/contact",
      about: ["/projects/car-rental-management", "/blog/2"],
    });
    const read = await put("read", 2, {
      kind: "request",
      name: "রহিমা আক্তার",
      service: "Web Design",
      budget: "$5k",
      timeline: "May",
      from: "google.com",
    });
    await inbox.store.write("follow-ups", `message/${read}`, {
      answeredAt: "2026-03-02T09:30:00.000Z",
      additions: [{ at: "2026-03-02T08:00:00.000Z", text: "The boat is 12 m long." }],
    });
    await inbox.staff.note(id, "Call back; soon", 0);
    const { status, response, text } = await fetchTable();
    expect([status, response.headers.get("content-type")]).toEqual([
      200,
      "text/csv; charset=utf-8",
    ]);
    expect([
      response.headers.get("cache-control"),
      response.headers.get("x-content-type-options"),
    ]).toEqual(["no-store", "nosniff"]);
    const day = new Date().toISOString().slice(0, 10);
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="messages-${day}.csv"`,
    );
    expect([...new Uint8Array(await response.arrayBuffer())].slice(0, 3)).toEqual([
      0xef, 0xbb, 0xbf,
    ]);
    expect(rowsOf(text)).toEqual([
      HEADS,
      // prettier-ignore
      ["2026-02-28 23:59:00", "Enquiry", "unread", ENQUIRY.name, ENQUIRY.email, `'${ENQUIRY.phone}`, ENQUIRY.company, "", "", "", 'Two "lines",\nand more', "bn", "/bn/contact", "/projects/car-rental-management /blog/2", "Call back; soon", await numberOf(id), "", "", "open", "", "", ""],
      // prettier-ignore
      ["2026-02-28 23:58:00", "Request", "read", "রহিমা আক্তার", ENQUIRY.email, `'${ENQUIRY.phone}`, ENQUIRY.company, "Web Design", "$5k", "May", ENQUIRY.message, "en", "", "", "", await numberOf(read), "2026-03-02 08:00:00: The boat is 12 m long.", "2026-03-02 09:30:00", "answered", "", "", "google.com"],
    ]);
  });

  test.each([
    ["", [1, 2], "messages"],
    ["?filter=all", [1, 2], "messages"],
    ["?filter=unread", [1], "messages-unread"],
    ["?filter=spam", [3], "messages-spam"],
    ["?filter=trash", [4], "messages-trash"],
    ["?q=message%202", [2], "messages"],
    ["?q=nothing", [], "messages"],
  ])("%s has the messages of its list", async (query, expected, name) => {
    for (const [index, folder] of (["unread", "read", "spam", "trash"] as const).entries())
      await put(folder, index + 1, { message: `Message ${index + 1}` });
    const { response, text } = await fetchTable(query);
    const rows = rowsOf(text);
    expect(rows[0]).toEqual(HEADS);
    expect(rows.slice(1).map((row) => row[HEADS.indexOf("Message")])).toEqual(
      expected.map((number) => `Message ${number}`),
    );
    expect(response.headers.get("content-disposition")).toContain(`"${name}-20`);
  });

  test("has heads and words in the language of the admin", async () => {
    await put("unread", 1);
    await put("spam", 2, { kind: "request", service: "Web Design" });
    const { text } = await fetchTable("?filter=spam", "GET", { "accept-language": "bn" });
    expect(rowsOf(text)).toEqual([
      // prettier-ignore
      ["এসেছে (UTC)", "ধরন", "ফোল্ডার", "নাম", "ইমেইল", "ফোন", "প্রতিষ্ঠান", "সেবা", "বাজেট", "সময়", "বার্তা", "ভাষা", "পাতা", "যা দেখে লিখেছেন", "নোট", "নম্বর", "পরে যোগ করা", "উত্তর দেওয়া হয়েছে (UTC)", "অবস্থা", "দায়িত্বে", "লেবেল", "যে সাইট থেকে এসেছেন"],
      expect.arrayContaining(["সেবার অনুরোধ", "স্প্যাম", "Web Design", "en"]),
    ]);
    const french = await fetchTable("?filter=unread", "GET", { "accept-language": "fr" });
    expect(rowsOf(french.text)[1]?.slice(1, 3)).toEqual(["Message", "non lu"]);
  });

  test("goes on over many messages, each once", async () => {
    await Promise.all(
      Array.from({ length: 130 }, (_, index) => put("read", index, { message: `M${index}` })),
    );
    expect((await table()).map((row) => row[HEADS.indexOf("Message")])).toEqual(
      Array.from({ length: 130 }, (_, index) => `M${index}`),
    );
  });

  test.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "＝1",
    "＋1",
    "－1",
    "＠A",
    '=HYPERLINK("http://evil.example";"x")',
  ])("tells %j as text, not as a formula", async (text) => {
    await put("unread", 1, { name: text, message: text, company: text });
    for (const heading of ["Name", "Message", "Company"])
      expect(await cell(heading)).toBe(`'${text}`);
  });

  test.each([" =1", "a=1", "'=1", "100", "", 'a"b', "a,b;c", "a\r\nb\u2028c", "\u202e1=", "নদী"])(
    "tells %j as it is",
    async (text) => {
      await put("unread", 1, { name: text });
      expect(await cell("Name")).toBe(text);
    },
  );

  test("writes a note that looks like a formula as text too", async () => {
    const id = await put("unread", 1);
    await inbox.staff.note(id, "=cmd|' /C calc'!A0", 0);
    expect(await cell("Note")).toBe("'=cmd|' /C calc'!A0");
  });

  test("leaves out what cannot be read, and reports it", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await put("unread", 1);
    await inbox.store.write("messages", `unread/${idOf(2)}`, null);
    expect(await table()).toHaveLength(1);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`reading message ${idOf(2)}`),
    );
  });
});

test.each(["?filter=archive", `?q=${"x".repeat(201)}`])(
  "%s is refused in words, not as a table",
  async (query) => {
    const { status, body } = await fetchTable(query);
    expect([status, body.code]).toEqual([400, "invalid"]);
  },
);

test("HEAD says the same without the table, and other methods are refused", async () => {
  await put("unread", 1);
  const head = await fetchTable("", "HEAD");
  expect([head.status, head.text, head.response.headers.get("content-type")]).toEqual([
    200,
    "",
    "text/csv; charset=utf-8",
  ]);
  expect((await fetchTable("", "POST")).status).toBe(405);
});

describe("a store that fails", () => {
  test.each([
    ["before the first rows is told as a refusal", 1, 50],
    ["later breaks the table off, so that no half of it passes for the whole", 70, 31],
  ])("%s", async (_name, after, failures) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await Promise.all(Array.from({ length: 120 }, (_, index) => put("read", index)));
    const proxy = await startFaultyProxy(inbox.store.url);
    let reads = 0;
    proxy.fault = (_, path) =>
      path.includes("site:messages/") && (reads += 1) >= after ? { status: 403 } : undefined;
    pointStoreAt(proxy.url);
    const response = await messages(new Request(URL_OF_EXPORT, { headers: inbox.tokens.admin }), {
      ip: "",
      requestId: "r",
      waitUntil: () => undefined,
    });
    if (after === 1)
      expect([response.status, (await response.json()).code]).toEqual([503, "unavailable"]);
    else await expect(response.text()).rejects.toThrow("Our records cannot be reached");
    expect(log).toHaveBeenCalledTimes(failures);
    await proxy.close();
  });
});
