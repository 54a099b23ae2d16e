import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { POST_LIMIT } from "#domain/limits.ts";
import type { MessageRecord } from "#domain/message.ts";
import { anyIp, ENQUIRY, post } from "#tests/support/api/enquiry.ts";
import { startMailServer, pointMailAt, pointMailNowhere, type MailServer } from "#tests/support/api/smtp.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

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

    const [[key, record] = ["", undefined]] = Object.entries(await store.all<MessageRecord>("messages"));
    expect(key).toBe(`unread/${record?._id}`);
    expect(record).toMatchObject({ ...ENQUIRY, kind: "enquiry", locale: "bn", page: "/bn/contact", trap: "" });
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
    const text = JSON.stringify({ ...ENQUIRY, role: "admin", constructor: { prototype: { polluted: 1 } } }).replace(
      "{",
      '{"__proto__":{"polluted":1},',
    );
    const { status } = await post(JSON.parse(text));
    expect(status).toBe(200);
    const [record] = Object.values(await store.all<Record<string, unknown>>("messages"));
    expect(record).not.toHaveProperty("role");
    expect({}).not.toHaveProperty("polluted");
  });
});

describe("repeats", () => {
  test("B02, F15: ten identical posts at the same instant: one message, one mail, ten successes", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(ENQUIRY, { key: "same" })));
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
    ["same key from another address", [ENQUIRY, { key: "k" }], [ENQUIRY, { key: "k", ip: "192.0.2.9" }], 1],
    ["same key, corrected text", [ENQUIRY, { key: "k" }], [{ ...ENQUIRY, message: "Corrected." }, { key: "k" }], 2],
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
    const [[key, record] = ["", undefined]] = Object.entries(await store.all<MessageRecord>("messages"));
    await store.write("messages", key.replace("unread/", "read/"), record);
    await store.remove("messages", key);
    expect((await post(ENQUIRY, { key: "k" })).status).toBe(200);
    expect(await store.keys("messages")).toEqual([key.replace("unread/", "read/")]);
  });
});

describe("the limit of a sender", () => {
  beforeEach(pointMailNowhere);
  afterEach(() => {
    vi.stubEnv("MAIL_RECEIPTS", "");
  });
  const texts = (count: number) => Array.from({ length: count }, (_, index) => ({ ...ENQUIRY, message: `Message ${index}` }));
  const neighbours = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...ENQUIRY, email: `neighbour-${index}@ghatline.example` }));

  test("five, then 429 with Retry-After; a repeat still succeeds; another address is free", async () => {
    for (const fields of texts(5)) expect((await post(fields)).status).toBe(200);
    const { status, body, response } = await post({ ...ENQUIRY, message: "One more" });
    expect([status, body.success, body.code]).toEqual([429, false, "limited"]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(590);
    expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(600);
    expect((await post(texts(1)[0])).status).toBe(200);
    expect((await post({ ...ENQUIRY, message: "One more" }, { ip: "192.0.2.9" })).status).toBe(200);
    expect(await store.keys("messages")).toHaveLength(6);
  });

  test("twenty at the same instant: five pass", async () => {
    const answers = await Promise.all(texts(20).map((fields) => post(fields)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    expect(await store.keys("messages")).toHaveLength(5);
  });

  test("a refused post leaves nothing behind", async () => {
    for (const fields of texts(5)) await post(fields);
    const before = await Promise.all(["messages", "claims", "outbox", "hits"].map((name) => store.all(name)));
    await post({ ...ENQUIRY, message: "One more" });
    expect(await Promise.all(["messages", "claims", "outbox", "hits"].map((name) => store.all(name)))).toEqual(before);
  });

  test("a neighbour behind the same address does not use it up, however often refused", async () => {
    for (const fields of texts(POST_LIMIT.withReceipt + 10)) await post(fields);
    for (const fields of neighbours(30)) expect((await post(fields)).status).toBe(200);
    expect(await store.keys("messages")).toHaveLength(35);
  });

  test("the spelling of an email address makes no other sender", async () => {
    for (const fields of texts(5)) await post(fields);
    expect((await post({ ...ENQUIRY, email: ENQUIRY.email.toUpperCase(), message: "One more" })).status).toBe(429);
  });

  test("tags and dots of an email address make no other sender", async () => {
    const spellings = ["a@gmail.com", "a+1@gmail.com", "A+2@GMAIL.com", "a@googlemail.com", "A+3@gmail.com", "a+4@gmail.com"];
    const statuses = [];
    for (const [index, email] of spellings.entries()) statuses.push((await post({ ...ENQUIRY, email, message: `M${index}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  /** As if so many others had posted behind the address of one who has. */
  async function crowd(count: number): Promise<void> {
    const [key = ""] = (await store.keys("hits")).filter((name) => /\/home-/.test(name));
    const hits = Array.from({ length: count }, (_, index): [string, number] => [`other${index}`, Date.now()]);
    await store.write("hits", key, { ...(await store.all<object>("hits"))[key], ...Object.fromEntries(hits) });
  }

  test.each(["203.0.113.7", ""])(
    "a crowd or one who invents senders (%j) shuts no neighbour out, but gets no more receipts",
    async (ip) => {
      vi.stubEnv("MAIL_RECEIPTS", "1");
      const [first, ...more] = neighbours(6);
      expect((await post(first, { ip })).status).toBe(200);
      await crowd(POST_LIMIT.withReceipt - 1);
      for (const fields of more) expect((await post(fields, { ip })).status).toBe(200);
      expect(await store.keys("messages")).toHaveLength(6);
      const waiting = await store.keys("outbox");
      expect([waiting.length, waiting.filter((key) => key.endsWith("-receipt")).length]).toEqual([7, 1]);
    },
  );

  test("a flood ends at the limit of the address; repeats of what was taken still succeed", async () => {
    const [first, last, over] = neighbours(3);
    await post(first);
    await crowd(POST_LIMIT.perAddress - 2);
    expect((await post(last)).status).toBe(200);
    expect((await post(over)).status).toBe(429);
    expect((await post(first)).status).toBe(200);
    expect(await store.keys("messages")).toHaveLength(2);
  });

  test("the form of the home page and that of the contact page count for themselves", async () => {
    const on = (page: string) => ({ headers: { referer: `http://localhost:8888${page}` } });
    for (const fields of texts(5)) expect((await post(fields, on("/"))).status).toBe(200);
    expect((await post({ ...ENQUIRY, message: "One more" }, on("/bn"))).status).toBe(429);
    for (const fields of texts(4)) expect((await post({ ...fields, company: "" }, on("/contact"))).status).toBe(200);
    expect((await post({ ...ENQUIRY, message: "Five" }, on("/fr/contact"))).status).toBe(200);
    expect((await post({ ...ENQUIRY, message: "Six" }, on("/contact"))).status).toBe(429);
  });

  test.each([
    ["one IPv6 network is one sender", "2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", 429],
    ["another IPv6 network is another", "2001:db8:1:2::1", "2001:db8:1:3::1", 200],
    ["IPv4 written as IPv6 is the same sender", "192.0.2.1", "::ffff:192.0.2.1", 429],
  ])("%s", async (_name, first, second, status) => {
    for (const fields of texts(5)) await post(fields, { ip: first });
    expect((await post({ ...ENQUIRY, message: "One more" }, { ip: second })).status).toBe(status);
  });

  test("client headers about the address count for nothing", async () => {
    for (const [index, fields] of texts(5).entries()) await post(fields, { headers: { "x-forwarded-for": `10.0.0.${index}` } });
    const headers = { "x-forwarded-for": "10.0.0.99", "x-real-ip": "10.0.0.99", "x-nf-client-connection-ip": "10.0.0.99" };
    expect((await post({ ...ENQUIRY, message: "One more" }, { headers })).status).toBe(429);
  });

  test("senders without an address share no bucket, and get no bypass", async () => {
    for (const fields of texts(5)) expect((await post(fields, { ip: "" })).status).toBe(200);
    expect((await post({ ...ENQUIRY, message: "One more" }, { ip: "" })).status).toBe(429);
    expect((await post({ ...ENQUIRY, email: "someone.else@example.com" }, { ip: "" })).status).toBe(200);
    const [folder = ""] = ((await store.keys("hits")).find((key) => key.endsWith("/home-no-address")) ?? "").split("/");
    const others = Array.from({ length: POST_LIMIT.perAddress - 1 }, (_, index) => [`other-${index}`, Date.now()] as const);
    await store.write("hits", `${folder}/home-no-address`, Object.fromEntries(others));
    expect((await post({ ...ENQUIRY, email: "the.last@example.com" }, { ip: "" })).status).toBe(200);
    expect((await post({ ...ENQUIRY, email: "one.too.many@example.com" }, { ip: "" })).status).toBe(429);
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
    const [[key, record] = ["", undefined]] = Object.entries(await store.all<MessageRecord>("messages"));
    expect(key).toMatch(/^spam\//);
    expect(record?.spamReason).toBe(reason);
    expect(await store.keys("outbox")).toEqual([]);
    expect(mail.mails).toEqual([]);
  });

  test.each([
    ["a few links to examples", { message: "Like https://a.example, https://b.example and www.c.example please" }],
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
