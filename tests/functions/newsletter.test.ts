/**
 * The newsletter: an address is entered and its owner asked by mail, also when the mail server is
 * down; no one can find out who reads.
 */
import { describe, expect, test, vi } from "vitest";
import { anyIp, post as postEnquiry } from "#tests/support/api/enquiry.ts";
import {
  ANSWER,
  call,
  confirmLink,
  HOUR,
  openDesk,
  post,
  postForm,
  READER,
  send,
  SITE,
  travel,
  unsubscribeLink,
  visit,
} from "#tests/support/api/newsletter.ts";
import { expectPage, typedIn, withFrame } from "#tests/support/page/framed-page.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

withFrame();

const desk = openDesk();

describe("an address that is entered", () => {
  test("waits, and its owner alone is asked by mail", async () => {
    const { status, body } = await post(READER);
    expect([status, body.success, body.message]).toEqual([200, true, ANSWER]);
    expect(Object.keys(await desk.stored())).toEqual([
      expect.stringMatching(/^pending\/[0-9a-f]{32}$/),
    ]);
    expect(Object.values(await desk.stored())).toMatchObject([
      { email: READER.email, locale: "en" },
    ]);
    expect(await desk.store.keys("outbox")).toEqual([]);

    const [letter] = desk.mail.mails;
    expect(desk.mail.mails).toHaveLength(1);
    expect([letter?.from, letter?.to]).toEqual(["site@nokshaworks.example", [READER.email]]);
    expect(letter?.header("Subject")).toBe("Please confirm your subscription: Nokshaworks");
    expect(letter?.header("Auto-Submitted")).toBe("auto-generated");
    expect(letter?.header("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    expect(confirmLink(letter)).toMatch(
      new RegExp(`^${SITE}/newsletter/confirm\\?token=[0-9a-f]{64}&lng=en$`),
    );
    expect(unsubscribeLink(letter)).toMatch(
      new RegExp(`^${SITE}/newsletter/unsubscribe\\?token=[0-9a-f]{64}&lng=en$`),
    );
    expect(JSON.stringify(await desk.stored())).not.toContain(confirmLink(letter).slice(-32));
  });

  test("leads its links to the production address, whatever the request says", async () => {
    vi.stubEnv("CONTEXT", "production");
    vi.stubEnv("URL", "https://nokshaworks.example");
    await post(READER);
    vi.unstubAllEnvs();
    expect(confirmLink(desk.mail.mails[0])).toMatch(
      /^https:\/\/nokshaworks\.example\/newsletter\/confirm/,
    );
  });

  test("ten times at the same instant, and in capitals: one record, one mail, one answer", async () => {
    const emails = Array.from({ length: 10 }, (_, index) =>
      index % 2 ? "Reader@Example.com" : READER.email,
    );
    const answers = await Promise.all(emails.map((email) => post({ ...READER, email })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(Object.keys(await desk.stored())).toHaveLength(1);
    expect(desk.mail.mails).toHaveLength(1);
    expect(await desk.store.keys("outbox")).toEqual([]);
  });

  test("is one address however its accents are composed", async () => {
    for (const form of ["NFC", "NFD"])
      await post({ ...READER, email: "réader@example.com".normalize(form) });
    expect(Object.keys(await desk.stored())).toHaveLength(1);
    expect(desk.mail.mails).toHaveLength(1);
  });

  test("again within the hour brings no second mail, later one with the same link", async () => {
    await post(READER);
    travel(HOUR - 1_000);
    await post(READER, { ip: anyIp() });
    expect(desk.mail.mails).toHaveLength(1);
    travel(2_000);
    await post(READER, { ip: anyIp() });
    expect(desk.mail.mails.map(confirmLink)).toEqual(
      Array(2).fill(confirmLink(desk.mail.mails[0])),
    );
  });

  test("brings its mailbox one mail an hour, with whichever spelling", async () => {
    for (const email of ["re.ader@gmail.com", "reader+1@gmail.com", "reader@googlemail.com"])
      await post({ ...READER, email });
    expect(desk.mail.mails.map(({ to }) => to)).toEqual([["re.ader@gmail.com"]]);
    travel(HOUR + 1_000);
    await post({ ...READER, email: "reader+1@gmail.com" }, { ip: anyIp() });
    expect(desk.mail.mails.map(({ to }) => to)).toEqual([
      ["re.ader@gmail.com"],
      ["reader+1@gmail.com"],
    ]);
  });

  test("is answered in the same words when it is new, waits, reads or has left; a reader gets no mail", async () => {
    const fresh = await post(READER, { ip: anyIp() });
    const waiting = await post(READER, { ip: anyIp() });
    await visit(confirmLink(desk.mail.mails[0]), "POST");
    const reader = await post(READER, { ip: anyIp() });
    expect(desk.mail.mails).toHaveLength(1);
    await visit(unsubscribeLink(desk.mail.mails[0]), "POST");
    const left = await post(READER, { ip: anyIp() });
    expect(desk.mail.mails).toHaveLength(2);
    for (const answer of [waiting, reader, left]) {
      expect([answer.status, answer.text]).toEqual([fresh.status, fresh.text]);
      expect([...answer.response.headers]).toEqual([...fresh.response.headers]);
    }
  });

  test("by a robot that fills the hidden field is answered and forgotten", async () => {
    expect((await post({ ...READER, trap: "x" })).body.message).toBe(ANSWER);
    expect([await desk.stored(), desk.mail.mails]).toEqual([{}, []]);
  });

  test("as the 21st of a network address within ten minutes is refused, known or not; other forms count for themselves", async () => {
    await desk.subscribed();
    for (let index = 0; index < 20; index += 1)
      expect((await post({ ...READER, email: `r${index}@example.com` })).status).toBe(200);
    for (const email of ["one.more@example.com", READER.email]) {
      const { status, response } = await post({ ...READER, email });
      expect(status).toBe(429);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(desk.mail.mails).toHaveLength(21);
    expect((await postEnquiry({ ...ENQUIRY, email: READER.email })).status).toBe(200);
  });

  test.each([
    ["missing", undefined],
    ["empty", ""],
    ["no address", "reader@"],
    ["two addresses", "a@b.example, c@d.example"],
    ["a header", "a@b.example\r\nBcc: c@d.example"],
    ["two with their names", "Reader <a@b.example>, Other <c@d.example>"],
    ["too long", `a@${"b".repeat(60)}.${"c".repeat(184)}.example`],
    ["a number", 5],
    ["an object", { path: "/etc/hostname" }],
  ])("that is wrong (%s) is refused in words", async (_name, email) => {
    const { status, body } = await post({ ...READER, email }, { ip: anyIp() });
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
      400,
      "invalid",
      ["email"],
    ]);
    expect([await desk.stored(), await desk.store.keys("outbox")]).toEqual([{}, []]);
  });

  test.each([
    ["null", "null", "application/json", 400],
    ["no JSON", "email", "application/json", 400],
    ["70 KB", JSON.stringify({ ...READER, trap: "x".repeat(70_000) }), "application/json", 413],
    ["plain text", JSON.stringify(READER), "text/plain", 415],
  ])("in a body that is refused (%s)", async (_name, body, type, status) => {
    expect((await send(body, type, { ip: anyIp() })).status).toBe(status);
    expect(await desk.stored()).toEqual({});
  });

  test("from another site, or by another method, changes nothing", async () => {
    expect((await post(READER, { headers: { origin: "https://evil.example" } })).status).toBe(403);
    const { status, response } = await call(
      new Request(`${SITE}/api/newsletter`, { method: "DELETE" }),
    );
    expect([status, response.headers.get("allow")]).toEqual([405, "GET, POST, HEAD, OPTIONS"]);
    expect(await desk.stored()).toEqual({});
  });

  test.each([
    ["first+tag@example.com"],
    ["o'neil-smith@sub-domain.example"],
    ["a@studio.photography"],
  ])("%s gets its mail", async (email) => {
    await post({ ...READER, email }, { ip: anyIp() });
    expect(desk.mail.mails[0]?.to).toEqual([email]);
  });
});

describe("without script", () => {
  test("the form leads to a page that says what is next", async () => {
    const { status, response } = await postForm(READER);
    expect([status, response.headers.get("location")]).toEqual([303, "/newsletter/thank-you"]);
    expect((await postForm({ ...READER, locale: "bn" })).response.headers.get("location")).toBe(
      "/bn/newsletter/thank-you",
    );
    expect(desk.mail.mails).toHaveLength(1);
  });

  test("a wrong address comes back in a form of its own", async () => {
    const answer = await postForm({ ...READER, email: "reader@" });
    expectPage(answer, 400);
    expect(answer.text).toContain('action="/api/newsletter"');
    expect(typedIn(answer.text)).toEqual({ email: "reader@", locale: "en" });
  });
});
