/**
 * POST /api/service/submit-request (spec 1, section 7): the guarantees of the enquiry, for a
 * request of a service.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MessageRecord } from "#domain/inbox/message.ts";
import { deliverDue } from "#server/mail/outbox.ts";
import { anyIp, post as postEnquiry } from "#tests/support/api/enquiry.ts";
import { plainSubject } from "#tests/support/api/mail.ts";
import { call, post, REQUEST, send } from "#tests/support/api/service-request.ts";
import {
  type MailServer,
  pointMailAt,
  pointMailNowhere,
  startMailServer,
} from "#tests/support/api/smtp.ts";
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

const records = async () => Object.values(await store.all<MessageRecord>("messages"));

describe("a request", () => {
  test("is stored as a request, mailed once with its service, answers go to the visitor", async () => {
    const fields = {
      ...REQUEST,
      budget: "$5,000 to $15,000",
      timeline: "Within a month",
      locale: "fr",
    };
    const { status, body } = await post(fields, {
      headers: { referer: "http://localhost:8888/platform/amazon" },
    });
    expect([status, body.success, body.message]).toEqual([200, true, "Demande envoyée\u202f!"]);
    expect(await records()).toMatchObject([
      { ...fields, kind: "request", company: "", page: "/platform/amazon" },
    ]);
    expect(await store.keys("messages")).toEqual([expect.stringMatching(/^unread\//)]);

    const [sent] = mail.mails;
    expect(mail.mails).toHaveLength(1);
    expect(plainSubject(sent?.header("Subject"))).toBe(
      "Request for Amazon Store setup from Imran Hossain",
    );
    expect(sent?.header("Reply-To")).toBe("Imran Hossain <imran@itbari.example>");
    expect(sent?.raw).toContain("Budget: $5,000 to $15,000");
    expect(sent?.raw).toContain("Timeline: Within a month");
    expect(sent?.raw).toContain("Service: Amazon Store setup");
  });

  test("with empty budget and timeline, as the page sends them when nothing was chosen, mails neither", async () => {
    await post({ ...REQUEST, message: "" });
    expect(await records()).toMatchObject([{ budget: "", timeline: "", message: "" }]);
    expect(mail.mails[0]?.raw).not.toMatch(/Budget|Timeline/);
    expect(mail.mails[0]?.raw).toContain("(no message)");
  });

  test("B02: sent ten times at the same instant is one message and one mail", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(REQUEST, { key: "same" })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await records()).toHaveLength(1);
    expect(mail.mails).toHaveLength(1);
  });

  test("for another service with the same key is a request of its own", async () => {
    await post(REQUEST, { key: "k" });
    await post({ ...REQUEST, service: "Amazon Graphics design" }, { key: "k" });
    expect((await records()).map(({ service }) => service).sort()).toEqual([
      "Amazon Graphics design",
      "Amazon Store setup",
    ]);
  });

  test("counts for itself: five of a sender, whatever enquiries came from there, then 429 in words for people", async () => {
    pointMailNowhere();
    for (let index = 0; index < 5; index += 1)
      await postEnquiry({ name: "A", email: REQUEST.email, message: `Message ${index}` });
    for (let index = 0; index < 5; index += 1)
      expect((await post({ ...REQUEST, message: `Message ${index}` })).status).toBe(200);
    const { status, body, response } = await post(REQUEST);
    expect([status, body.message]).toEqual([
      429,
      "That was a lot at once. Please try again in 10 minutes.",
    ]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(590);
  });

  test("is kept as spam, and not mailed, when the hidden field is filled", async () => {
    expect((await post({ ...REQUEST, trap: "x" })).status).toBe(200);
    expect(await store.keys("messages")).toEqual([expect.stringMatching(/^spam\//)]);
    expect(mail.mails).toEqual([]);
  });

  test("survives a mail server that is down; the mail arrives when it is back", async () => {
    pointMailNowhere();
    expect((await post(REQUEST)).status).toBe(200);
    expect(await store.keys("outbox")).toHaveLength(1);
    pointMailAt(mail.port);
    await deliverDue();
    expect(mail.mails.map((sent) => plainSubject(sent.header("Subject")))).toEqual([
      "Request for Amazon Store setup from Imran Hossain",
    ]);
    expect(await store.keys("outbox")).toEqual([]);
  });
});

describe("a request that is refused leaves no trace", () => {
  const FIELDS: [name: string, fields: Record<string, unknown>, wrong: string[]][] = [
    [
      "all missing",
      { service: undefined, name: undefined, email: undefined },
      ["email", "name", "service"],
    ],
    ["blanks", { service: " ", name: "\u200b", email: " " }, ["email", "name", "service"]],
    ["no address", { email: "imran@" }, ["email"]],
    ["two addresses", { email: "a@b.example, c@d.example" }, ["email"]],
    ["a phone of letters", { phone: "call me" }, ["phone"]],
    ["line breaks", { budget: "a\nb", timeline: "a\u2028b" }, ["budget", "timeline"]],
    [
      "one too many in each",
      {
        service: "x".repeat(201),
        message: "x".repeat(5_001),
        budget: "x".repeat(81),
        timeline: "x".repeat(81),
      },
      ["budget", "message", "service", "timeline"],
    ],
    [
      "wrong types",
      { service: {}, message: [], budget: 5, timeline: null },
      ["budget", "message", "service", "timeline"],
    ],
  ];
  test.each(FIELDS)("fields: %s", async (_name, fields, wrong) => {
    const { status, body } = await post({ ...REQUEST, ...fields }, { ip: anyIp() });
    expect([status, body.code, Object.keys(body.fields ?? {}).sort()]).toEqual([
      400,
      "invalid",
      wrong,
    ]);
    expect(await records()).toEqual([]);
    expect(await store.keys("outbox")).toEqual([]);
  });

  const BODIES: [name: string, body: BodyInit, type: string | undefined, status: number][] = [
    ["empty", "", "application/json", 400],
    ["null", "null", "application/json", 400],
    ["a list", "[]", "application/json", 400],
    ["70 KB", JSON.stringify({ ...REQUEST, message: "x".repeat(70_000) }), "application/json", 413],
    ["plain text", JSON.stringify(REQUEST), "text/plain", 415],
    ["no type", Buffer.from(JSON.stringify(REQUEST)), undefined, 415],
  ];
  test.each(BODIES)("body: %s", async (_name, body, type, status) => {
    expect((await send(body, type, { ip: anyIp() })).status).toBe(status);
    expect(await records()).toEqual([]);
  });

  test.each(["GET", "PUT", "PATCH", "DELETE"])("%s: 405 with Allow", async (method) => {
    const { status, response } = await call(
      new Request("http://localhost:8888/api/service/submit-request", { method }),
    );
    expect([status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  test("from another site", async () => {
    expect((await post(REQUEST, { headers: { origin: "https://evil.example" } })).status).toBe(403);
    expect(await records()).toEqual([]);
  });
});
