import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { MessageRecord } from "#domain/inbox/message.ts";
import { anyIp, call, post, send, URL_OF_CONTACT } from "#tests/support/api/enquiry.ts";
import { pointMailNowhere } from "#tests/support/api/smtp.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

let store: TestStore;

beforeAll(async () => {
  pointMailNowhere();
  store = await startStore();
});
afterAll(() => store.close());

const JSON_TYPE = "application/json";
const good = JSON.stringify(ENQUIRY);
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))),
  );

describe("bodies that are refused, and leave no trace", () => {
  const CASES: [
    name: string,
    body: BodyInit | null,
    type: string | undefined,
    status: number,
    code: string,
  ][] = [
    ["empty", "", JSON_TYPE, 400, "invalid"],
    ["no body", null, JSON_TYPE, 400, "invalid"],
    ["null", "null", JSON_TYPE, 400, "invalid"],
    ["list", "[]", JSON_TYPE, 400, "invalid"],
    ["number", "5", JSON_TYPE, 400, "invalid"],
    ["text", '"hello"', JSON_TYPE, 400, "invalid"],
    ["cut off", good.slice(0, -5), JSON_TYPE, 400, "invalid"],
    ["100 deep", nested(100), JSON_TYPE, 400, "invalid"],
    ["10,000 deep", nested(10_000), JSON_TYPE, 400, "invalid"],
    [
      "70 KB",
      JSON.stringify({ ...ENQUIRY, message: "x".repeat(70_000) }),
      JSON_TYPE,
      413,
      "too_large",
    ],
    ["8 MB", "x".repeat(8 * 1024 * 1024), JSON_TYPE, 413, "too_large"],
    ["broken UTF-8", bytes('{"name":"', [0xc3, 0x28], '"}'), JSON_TYPE, 400, "invalid"],
    [
      "only a prototype",
      JSON.stringify({ x: ENQUIRY }).replace('"x"', '"__proto__"'),
      JSON_TYPE,
      400,
      "invalid",
    ],
    ["no Content-Type", bytes(good), undefined, 415, "unsupported"],
    ["plain text", good, "text/plain", 415, "unsupported"],
    ["multipart", good, "multipart/form-data; boundary=x", 415, "unsupported"],
    ["a type that only starts like JSON", good, "application/jsonp", 415, "unsupported"],
  ];
  test.each(CASES)("%s", async (_name, body, type, status, code) => {
    const answer = await send(body, type, { ip: anyIp() });
    expect([answer.status, answer.body.success, answer.body.code]).toEqual([status, false, code]);
    expect(answer.body.message).toMatch(/^[A-Z].*\.$/);
    expect(await store.keys("messages")).toEqual([]);
  });

  test("a large body that says it is small is counted while it arrives", async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(32));
      },
    });
    const { status } = await send(body, JSON_TYPE, { headers: { "content-length": "10" } });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(200_000);
  });

  test("a body that arrives a byte a second is ended by the deadline, and others are not held up", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      let ended = false;
      const drip = new ReadableStream({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          if (!ended) controller.enqueue(bytes("{"));
        },
        cancel: () => void (ended = true),
      });
      const slow = send(drip, JSON_TYPE, { ip: anyIp() });
      await vi.advanceTimersByTimeAsync(5_000);
      expect((await send("[]", JSON_TYPE)).status).toBe(400);
      await vi.advanceTimersByTimeAsync(6_000);
      expect((await slow).body).toMatchObject({
        code: "invalid",
        message: "Your data did not arrive complete. Please send it again.",
      });
      expect(ended).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test("B12: a body that breaks off is invalid", async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new Error("reset")),
    });
    expect((await send(body, JSON_TYPE)).status).toBe(400);
  });
});

describe("fields that are refused, each with a sentence", () => {
  const CASES: [name: string, fields: Record<string, unknown>, wrong: string[]][] = [
    [
      "all missing",
      {
        name: undefined,
        email: undefined,
        message: undefined,
        phone: undefined,
        company: undefined,
      },
      ["email", "message", "name"],
    ],
    [
      "numbers",
      { name: 5, message: 5, company: 5, phone: 5, email: 5 },
      ["company", "email", "message", "name", "phone"],
    ],
    [
      "objects, as mail libraries take them",
      { name: { path: "/etc/hostname" }, message: { path: "/etc/hostname" } },
      ["message", "name"],
    ],
    ["lists", { message: ["a"], email: ["a@b.example", "c@d.example"] }, ["email", "message"]],
    ["null", { name: null }, ["name"]],
    ["blanks only", { name: "   ", message: " \n\t " }, ["message", "name"]],
    [
      "invisible marks only",
      { name: "\u200b\u200d\u2060", message: "\u3164\u202e" },
      ["message", "name"],
    ],
    [
      "one too many in each",
      { name: "x".repeat(121), company: "x".repeat(161), message: "x".repeat(5_001) },
      ["company", "message", "name"],
    ],
    ["nothing but controls", { name: "\0\u0007", message: "\u001b\ud800" }, ["message", "name"]],
    ["two addresses", { email: "a@b.example, c@d.example" }, ["email"]],
    ["an address with a header", { email: "a@b.example\r\nBcc: c@d.example" }, ["email"]],
    ["two addresses in brackets", { email: "Rahima <a@b.example>, Nila <c@d.example>" }, ["email"]],
    ["an address of 255", { email: `a@${"b".repeat(60)}.${"c".repeat(184)}.example` }, ["email"]],
    ["a phone of letters", { phone: "call me maybe" }, ["phone"]],
    ["a phone of plus signs", { phone: "+++" }, ["phone"]],
    ["a phone of 3,000", { phone: "1".repeat(3_000) }, ["phone"]],
  ];
  test.each(CASES)("%s", async (_name, fields, wrong) => {
    const { status, body } = await post({ ...ENQUIRY, ...fields }, { ip: anyIp() });
    expect([status, body.code]).toEqual([400, "invalid"]);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(wrong);
    for (const sentence of Object.values(body.fields ?? {}))
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(await store.keys("messages")).toEqual([]);
  });
});

describe("text that is stored as it was written", () => {
  const CASES: [name: string, fields: Record<string, unknown>, stored?: Record<string, unknown>][] =
    [
      [
        "Bengali",
        { name: "রহিমা আক্তার", message: "আমাদের একটি ওয়েবসাইট দরকার।", company: "ঘাটলাইন" },
      ],
      [
        "composed and decomposed",
        { name: "Caf\u00e9", company: "Cafe\u0301" },
        { name: "Caf\u00e9", company: "Caf\u00e9" },
      ],
      ["right to left, with marks", { name: "\u200fשלום", message: "مرحبا \u202babc\u202c" }],
      ["joiners and zero width", { name: "ক\u200dখ\u200cগ", message: "a\u200bb" }],
      ["emoji with joiners", { message: "👩‍💻🏳️‍🌈" }],
      [
        "exactly the maximum",
        { name: "x".repeat(120), company: "x".repeat(160), message: "y".repeat(5_000) },
      ],
      ["markup", { name: "<b>&amp;</b>", message: '<script>alert("1")</script>' }],
      ["starts of formulas", { name: "=1+1", company: "@SUM(A1)", message: "-2+3" }],
      ["line ends of every system", { message: "a\r\nb\rc\nd" }, { message: "a\nb\nc\nd" }],
      ["line breaks of old systems", { message: "a\u2028b\u0085c\fd" }, { message: "a\nb\nc\nd" }],
      [
        "line breaks in a line",
        { name: "a\r\nBcc: x@y.example", company: "a\u2028b" },
        { name: "a Bcc: x@y.example", company: "a b" },
      ],
      [
        "controls and half a character",
        { name: "Rahi\0ma", message: "a\u001b[31mb\ud800\u009b" },
        { name: "Rahima", message: "a[31mb" },
      ],
      [
        "a number of a text editor",
        { phone: "+49 30 123\u2013456 78" },
        { phone: "+49 30 123-456 78" },
      ],
      [
        "a full-width number",
        { phone: "\uff0b\uff18\uff11\u30003\uff0d1234\u22125678\ufe0d" },
        { phone: "+81 3-1234-5678" },
      ],
      ["5,000 emoji", { message: "🎉".repeat(5_000) }],
      [
        "blanks around",
        { name: "  Rahima  ", message: "\n hello \n" },
        { name: "Rahima", message: "hello" },
      ],
      [
        "optional fields left out",
        { phone: undefined, company: undefined },
        { phone: "", company: "" },
      ],
      ["optional fields empty", { phone: "", company: "" }],
      ["a plus tag", { email: "first+tag@example.com" }],
      ["an apostrophe and hyphens", { email: "o'neil-smith@sub-domain.example" }],
      ["a long top-level domain", { email: "a@studio.photography" }],
      ["an international address", { email: "দেব@উদাহরণ.বাংলা" }],
      [
        "an address copied with marks",
        { email: "\u202aa@b.example\u202c" },
        { email: "a@b.example" },
      ],
      ["Bengali digits", { phone: "০১৭০০-০০০০০০" }],
      ["an extension", { phone: "+880 1700-000000 ext 5" }],
      ["an unknown language", { locale: "xx" }, { locale: "en" }],
      ["odd words", { name: "constructor", company: "__proto__", message: "toString" }],
    ];
  test.each(CASES)("%s", async (_name, fields, stored = fields) => {
    const before = await store.keys("messages");
    const { status, body } = await post({ ...ENQUIRY, ...fields }, { ip: anyIp() });
    expect([status, body.fields]).toEqual([200, undefined]);
    const added = Object.entries(await store.all<MessageRecord>("messages")).filter(
      ([key]) => !before.includes(key),
    );
    expect(added).toHaveLength(1);
    expect(added[0]?.[1]).toMatchObject(stored);
    await store.remove("messages", added[0]?.[0] ?? "");
  });
});

describe("methods and origins", () => {
  test.each(["PUT", "PATCH", "DELETE"])("%s: 405 with Allow", async (method) => {
    const { status, response, body } = await call(
      new Request(URL_OF_CONTACT, { method, ...(method === "PUT" && { body: good }) }),
    );
    expect([status, response.headers.get("allow"), body.success]).toEqual([
      405,
      "GET, POST, HEAD, OPTIONS",
      false,
    ]);
  });

  test("OPTIONS lists the methods and shares nothing with other origins", async () => {
    const { status, response } = await call(new Request(URL_OF_CONTACT, { method: "OPTIONS" }));
    expect([status, response.headers.get("allow")]).toEqual([204, "GET, POST, HEAD, OPTIONS"]);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });

  test.each([
    ["own origin", { origin: "http://localhost:8888", "sec-fetch-site": "same-origin" }, 200],
    ["own origin, an older browser", { origin: "http://localhost:8888" }, 200],
    ["no browser", {}, 200],
    ["a privacy-minded browser", { origin: "null", "sec-fetch-site": "same-origin" }, 200],
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, 403],
    ["another site, an older browser", { origin: "https://evil.example" }, 403],
    ["another port", { origin: "http://localhost:9999" }, 403],
    ["a subdomain", { origin: "http://x.localhost:8888", "sec-fetch-site": "same-site" }, 403],
    ["a hidden origin", { origin: "null" }, 403],
    ["an origin that is none", { origin: "evil" }, 403],
    [
      "contradicting headers",
      { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
      403,
    ],
  ])("%s", async (name, headers, status) => {
    const { body, ...answer } = await post({ ...ENQUIRY, message: name }, { ip: anyIp(), headers });
    expect(answer.status).toBe(status);
    expect(body.code).toBe(status === 403 ? "forbidden" : undefined);
  });
});
