import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MessageRecord } from "#domain/inbox/message.ts";
import { anyIp, post } from "#tests/support/api/enquiry.ts";
import { type MailServer, pointMailAt, startMailServer } from "#tests/support/api/smtp.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

let store: TestStore;
let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());

beforeEach(async () => {
  store = await startStore();
  pointMailAt(mail.port);
  mail.mails.length = 0;
  return () => store.close();
});

describe("an enquiry", () => {
  test("is stored with everything that was sent, mailed once, and answered as success", async () => {
    const before = Date.now();
    const { status, body, response } = await post(
      { ...ENQUIRY, locale: "bn" },
      { key: "a", headers: { referer: "http://localhost:8888/bn/contact?x=1" } },
    );

    expect([status, body.success]).toEqual([200, true]);
    expect(body.message).toBe("বার্তা পৌঁছে গেছে!");
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");

    const [[key, record] = ["", undefined]] = Object.entries(
      await store.all<MessageRecord>("messages"),
    );
    expect(key).toBe(`unread/${record?._id}`);
    expect(record).toMatchObject({
      ...ENQUIRY,
      kind: "enquiry",
      locale: "bn",
      page: "/bn/contact",
      trap: "",
    });
    expect(Date.parse(record?.createdAt ?? "")).toBeGreaterThanOrEqual(before);
    expect(record).not.toHaveProperty("spamReason");
    expect(JSON.stringify(record)).not.toContain("203.0.113.7");
    expect(record).not.toHaveProperty("addressHash");

    expect(mail.mails).toHaveLength(1);
    expect(await store.keys("outbox")).toEqual([]);
  });

  test("ids sort newest first", async () => {
    await post({ ...ENQUIRY, message: "first" });
    await new Promise((resolve) => setTimeout(resolve, 3));
    await post({ ...ENQUIRY, message: "second" });
    const records = Object.values(await store.all<MessageRecord>("messages"));
    expect(records.map(({ message }) => message)).toEqual(["second", "first"]);
  });

  test("unknown fields and a hostile prototype are dropped", async () => {
    const text = JSON.stringify({
      ...ENQUIRY,
      role: "admin",
      constructor: { prototype: { polluted: 1 } },
    }).replace("{", '{"__proto__":{"polluted":1},');
    const { status } = await post(JSON.parse(text));
    expect(status).toBe(200);
    const [record] = Object.values(await store.all<Record<string, unknown>>("messages"));
    expect(record).not.toHaveProperty("role");
    expect({}).not.toHaveProperty("polluted");
  });
});

describe("repeats", () => {
  test("B02, F15: ten identical posts at the same instant: one message, one mail, ten successes", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(ENQUIRY, { key: "same" })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await store.keys("messages")).toHaveLength(1);
    expect(mail.mails).toHaveLength(1);
  });

  test("the same without a key", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(ENQUIRY)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await store.keys("messages")).toHaveLength(1);
    expect(mail.mails).toHaveLength(1);
  });

  const CASES: [name: string, first: PostArguments, second: PostArguments, messages: number][] = [
    ["same key, same content", [ENQUIRY, { key: "k" }], [ENQUIRY, { key: "k" }], 1],
    [
      "same key from another address",
      [ENQUIRY, { key: "k" }],
      [ENQUIRY, { key: "k", ip: "192.0.2.9" }],
      1,
    ],
    [
      "same key, corrected text",
      [ENQUIRY, { key: "k" }],
      [{ ...ENQUIRY, message: "Corrected." }, { key: "k" }],
      2,
    ],
    ["another key, same content", [ENQUIRY, { key: "k" }], [ENQUIRY, { key: "l" }], 2],
    ["no key, same content, same address", [ENQUIRY, {}], [ENQUIRY, {}], 1],
    ["no key, same content, another address", [ENQUIRY, {}], [ENQUIRY, { ip: "192.0.2.9" }], 2],
    ["no key, other content", [ENQUIRY, {}], [{ ...ENQUIRY, phone: "" }, {}], 2],
  ];
  test.each(CASES)("%s", async (_name, first, second, messages) => {
    expect((await post(...first)).status).toBe(200);
    expect((await post(...second)).status).toBe(200);
    expect(await store.keys("messages")).toHaveLength(messages);
    expect(mail.mails).toHaveLength(messages);
  });

  test("a repeat after staff moved the message stores nothing new", async () => {
    await post(ENQUIRY, { key: "k" });
    const [[key, record] = ["", undefined]] = Object.entries(
      await store.all<MessageRecord>("messages"),
    );
    await store.write("messages", key.replace("unread/", "read/"), record);
    await store.remove("messages", key);
    expect((await post(ENQUIRY, { key: "k" })).status).toBe(200);
    expect(await store.keys("messages")).toEqual([key.replace("unread/", "read/")]);
  });
});

describe("suspected spam", () => {
  test.each([
    ["the hidden field is filled", { trap: "https://pills.example" }, "trap"],
    ["the hidden field holds something odd", { trap: 5 }, "trap"],
    ["HTML links", { message: 'See <a rel=x href="https://pills.example">this</a>' }, "markup"],
    ["forum links", { message: "See [url=https://pills.example]this[/url]" }, "markup"],
    ["very many links", { message: "https://pills.example ".repeat(9) }, "links"],
    ["a link as a name", { name: "https://pills.example" }, "links"],
  ])("%s: kept with its reason, answered as success, not mailed", async (_name, fields, reason) => {
    const { status, body } = await post({ ...ENQUIRY, ...fields }, { ip: anyIp() });
    expect([status, body.success]).toEqual([200, true]);
    const [[key, record] = ["", undefined]] = Object.entries(
      await store.all<MessageRecord>("messages"),
    );
    expect(key).toMatch(/^spam\//);
    expect(record?.spamReason).toBe(reason);
    expect(await store.keys("outbox")).toEqual([]);
    expect(mail.mails).toEqual([]);
  });

  test.each([
    [
      "a few links to examples",
      { message: "Like https://a.example, https://b.example and www.c.example please" },
    ],
    ["talk about HTML", { message: "Our <a> tags are broken, 3 < 4" }],
    ["an empty hidden field", { trap: "" }],
    ["blanks in the hidden field", { trap: "  " }],
  ])("not: %s", async (_name, fields) => {
    await post({ ...ENQUIRY, ...fields }, { ip: anyIp() });
    expect(await store.keys("messages")).toEqual([expect.stringMatching(/^unread\//)]);
    expect(mail.mails).toHaveLength(1);
  });
});

type PostArguments = Parameters<typeof post>;
