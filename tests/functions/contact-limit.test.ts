/** How many enquiries a sender and a network address may send. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { POST_LIMIT } from "#domain/limits.ts";
import { post } from "#tests/support/api/enquiry.ts";
import {
  type MailServer,
  pointMailAt,
  pointMailNowhere,
  startMailServer,
} from "#tests/support/api/smtp.ts";
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

describe("the limit of a sender", () => {
  beforeEach(pointMailNowhere);
  afterEach(() => {
    vi.stubEnv("MAIL_RECEIPTS", "");
  });
  const texts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...ENQUIRY, message: `Message ${index}` }));
  const neighbours = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...ENQUIRY,
      email: `neighbour-${index}@ghatline.example`,
    }));

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
    const before = await Promise.all(
      ["messages", "claims", "outbox", "hits"].map((name) => store.all(name)),
    );
    await post({ ...ENQUIRY, message: "One more" });
    expect(
      await Promise.all(["messages", "claims", "outbox", "hits"].map((name) => store.all(name))),
    ).toEqual(before);
  });

  test("a neighbour behind the same address does not use it up, however often refused", async () => {
    for (const fields of texts(POST_LIMIT.withReceipt + 10)) await post(fields);
    for (const fields of neighbours(30)) expect((await post(fields)).status).toBe(200);
    expect(await store.keys("messages")).toHaveLength(35);
  });

  test("the spelling of an email address makes no other sender", async () => {
    for (const fields of texts(5)) await post(fields);
    expect(
      (await post({ ...ENQUIRY, email: ENQUIRY.email.toUpperCase(), message: "One more" })).status,
    ).toBe(429);
  });

  test("tags and dots of an email address make no other sender", async () => {
    const spellings = [
      "a@gmail.com",
      "a+1@gmail.com",
      "A+2@GMAIL.com",
      "a@googlemail.com",
      "A+3@gmail.com",
      "a+4@gmail.com",
    ];
    const statuses = [];
    for (const [index, email] of spellings.entries())
      statuses.push((await post({ ...ENQUIRY, email, message: `M${index}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  /** As if so many others had posted behind the address of one who has. */
  async function crowd(count: number): Promise<void> {
    const [key = ""] = (await store.keys("hits")).filter((name) => /\/home-/.test(name));
    const hits = Array.from({ length: count }, (_, index): [string, number] => [
      `other${index}`,
      Date.now(),
    ]);
    await store.write("hits", key, {
      ...(await store.all<object>("hits"))[key],
      ...Object.fromEntries(hits),
    });
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
      expect([waiting.length, waiting.filter((key) => key.endsWith("-receipt")).length]).toEqual([
        7, 1,
      ]);
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
    for (const fields of texts(4))
      expect((await post({ ...fields, company: "" }, on("/contact"))).status).toBe(200);
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
    for (const [index, fields] of texts(5).entries())
      await post(fields, { headers: { "x-forwarded-for": `10.0.0.${index}` } });
    const headers = {
      "x-forwarded-for": "10.0.0.99",
      "x-real-ip": "10.0.0.99",
      "x-nf-client-connection-ip": "10.0.0.99",
    };
    expect((await post({ ...ENQUIRY, message: "One more" }, { headers })).status).toBe(429);
  });

  test("senders without an address share no bucket, and get no bypass", async () => {
    for (const fields of texts(5)) expect((await post(fields, { ip: "" })).status).toBe(200);
    expect((await post({ ...ENQUIRY, message: "One more" }, { ip: "" })).status).toBe(429);
    expect((await post({ ...ENQUIRY, email: "someone.else@example.com" }, { ip: "" })).status).toBe(
      200,
    );
    const [folder = ""] = (
      (await store.keys("hits")).find((key) => key.endsWith("/home-no-address")) ?? ""
    ).split("/");
    const others = Array.from(
      { length: POST_LIMIT.perAddress - 1 },
      (_, index) => [`other-${index}`, Date.now()] as const,
    );
    await store.write("hits", `${folder}/home-no-address`, Object.fromEntries(others));
    expect((await post({ ...ENQUIRY, email: "the.last@example.com" }, { ip: "" })).status).toBe(
      200,
    );
    expect((await post({ ...ENQUIRY, email: "one.too.many@example.com" }, { ip: "" })).status).toBe(
      429,
    );
  });
});
