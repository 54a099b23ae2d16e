/** The newsletter: an address is entered, its owner confirms by mail, and leaves again; nobody learns who reads. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import newsletterConfirm from "../../netlify/functions/newsletter-confirm.ts";
import newsletterUnsubscribe from "../../netlify/functions/newsletter-unsubscribe.ts";
import newsletter from "../../netlify/functions/newsletter.ts";
import type { SubscriberRecord } from "#domain/newsletter.ts";
import { deliverDue } from "#server/outbox.ts";
import { forgetUnconfirmed } from "#server/subscribers.ts";
import { anyIp, poster, type Posted } from "#tests/support/enquiry.ts";
import { expectPage, typedIn } from "#tests/support/plain-page.ts";
import { freePort, startMailServer, pointMailAt, pointMailNowhere, type Mail, type MailServer } from "#tests/support/smtp.ts";
import { startStore, type TestStore } from "#tests/support/store.ts";

const SITE = "http://localhost:8888";
const { post, postForm, send, call } = poster(newsletter, `${SITE}/api/newsletter`);
const READER = { email: "reader@example.com", trap: "", locale: "en" };
const ANSWER = "Thank you. Please look into your mailbox and follow the link to confirm.";
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const stored = () => store.all<SubscriberRecord>("subscribers");
/** Only the clock; everything else goes on in real time. */
const travel = (time: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + time });

function confirmLink(letter: Mail | undefined): string {
  const text = (letter?.raw ?? "").replace(/=\r\n/g, "").replaceAll("=3D", "=");
  return /\S+\/newsletter\/confirm\?token=[0-9a-f]+/.exec(text)?.[0] ?? "";
}
const unsubscribeLink = (letter: Mail | undefined) => letter?.header("List-Unsubscribe").slice(1, -1) ?? "";

function visit(link: string, method: "GET" | "POST" = "GET", headers: Record<string, string> = {}, body?: string): Promise<Posted> {
  const handler = link.includes("/confirm") ? newsletterConfirm : newsletterUnsubscribe;
  return poster(handler, link).call(new Request(link, { method, headers, ...(body !== undefined && { body }) }));
}

async function subscribed(email = READER.email): Promise<Mail | undefined> {
  await post({ ...READER, email }, { ip: anyIp() });
  const letter = mail.mails.at(-1);
  await visit(confirmLink(letter), "POST");
  return letter;
}

describe("an address that is entered", () => {
  test("waits, and its owner alone is asked by mail", async () => {
    const { status, body } = await post(READER);
    expect([status, body.success, body.message]).toEqual([200, true, ANSWER]);
    expect(Object.keys(await stored())).toEqual([expect.stringMatching(/^pending\/[0-9a-f]{32}$/)]);
    expect(Object.values(await stored())).toMatchObject([{ email: READER.email, locale: "en" }]);
    expect(await store.keys("outbox")).toEqual([]);

    const [letter] = mail.mails;
    expect(mail.mails).toHaveLength(1);
    expect([letter?.from, letter?.to]).toEqual(["site@nokshaworks.example", [READER.email]]);
    expect(letter?.header("Subject")).toBe("Please confirm your subscription: Nokshaworks");
    expect(letter?.header("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    expect(confirmLink(letter)).toMatch(new RegExp(`^${SITE}/newsletter/confirm\\?token=[0-9a-f]{64}$`));
    expect(unsubscribeLink(letter)).toMatch(new RegExp(`^${SITE}/newsletter/unsubscribe\\?token=[0-9a-f]{64}$`));
    expect(JSON.stringify(await stored())).not.toContain(confirmLink(letter).slice(-32));
  });

  test("leads its links to the production address, whatever the request says", async () => {
    vi.stubEnv("CONTEXT", "production");
    vi.stubEnv("URL", "https://nokshaworks.example");
    await post(READER);
    vi.unstubAllEnvs();
    expect(confirmLink(mail.mails[0])).toMatch(/^https:\/\/nokshaworks\.example\/newsletter\/confirm/);
  });

  test("ten times at the same instant, and in capitals: one record, one mail, one answer", async () => {
    const emails = Array.from({ length: 10 }, (_, index) => (index % 2 ? "Reader@Example.com" : READER.email));
    const answers = await Promise.all(emails.map((email) => post({ ...READER, email })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(Object.keys(await stored())).toHaveLength(1);
    expect(mail.mails).toHaveLength(1);
    expect(await store.keys("outbox")).toEqual([]);
  });

  test("again within the hour brings no second mail, later one with the same link", async () => {
    await post(READER);
    travel(HOUR - 1_000);
    await post(READER, { ip: anyIp() });
    expect(mail.mails).toHaveLength(1);
    travel(2_000);
    await post(READER, { ip: anyIp() });
    expect(mail.mails.map(confirmLink)).toEqual(Array(2).fill(confirmLink(mail.mails[0])));
  });

  test("is answered in the same words when it is new, waits, reads or has left; a reader gets no mail", async () => {
    const fresh = await post(READER, { ip: anyIp() });
    const waiting = await post(READER, { ip: anyIp() });
    await visit(confirmLink(mail.mails[0]), "POST");
    const reader = await post(READER, { ip: anyIp() });
    expect(mail.mails).toHaveLength(1);
    await visit(unsubscribeLink(mail.mails[0]), "POST");
    const left = await post(READER, { ip: anyIp() });
    expect(mail.mails).toHaveLength(2);
    for (const answer of [waiting, reader, left]) {
      expect([answer.status, answer.text]).toEqual([fresh.status, fresh.text]);
      expect([...answer.response.headers]).toEqual([...fresh.response.headers]);
    }
  });

  test("by a robot that fills the hidden field is answered and forgotten", async () => {
    expect((await post({ ...READER, trap: "x" })).body.message).toBe(ANSWER);
    expect([await stored(), mail.mails]).toEqual([{}, []]);
  });

  test("as the sixth of a network address within ten minutes is refused, known or not", async () => {
    await subscribed();
    for (let index = 0; index < 5; index += 1) expect((await post({ ...READER, email: `r${index}@example.com` })).status).toBe(200);
    for (const email of ["one.more@example.com", READER.email]) {
      const { status, response } = await post({ ...READER, email });
      expect(status).toBe(429);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(mail.mails).toHaveLength(6);
  });

  test.each([
    ["missing", undefined],
    ["empty", ""],
    ["no address", "reader@"],
    ["two addresses", "a@b.example, c@d.example"],
    ["a header", "a@b.example\r\nBcc: c@d.example"],
    ["a name with it", "Reader <a@b.example>"],
    ["too long", `a@${"b".repeat(60)}.${"c".repeat(184)}.example`],
    ["a number", 5],
    ["an object", { path: "/etc/hostname" }],
  ])("that is wrong (%s) is refused in words", async (_name, email) => {
    const { status, body } = await post({ ...READER, email }, { ip: anyIp() });
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, "invalid", ["email"]]);
    expect([await stored(), await store.keys("outbox")]).toEqual([{}, []]);
  });

  test.each([
    ["null", "null", "application/json", 400],
    ["no JSON", "email", "application/json", 400],
    ["70 KB", JSON.stringify({ ...READER, trap: "x".repeat(70_000) }), "application/json", 413],
    ["plain text", JSON.stringify(READER), "text/plain", 415],
  ])("in a body that is refused (%s)", async (_name, body, type, status) => {
    expect((await send(body, type, { ip: anyIp() })).status).toBe(status);
    expect(await stored()).toEqual({});
  });

  test("from another site, or by another method, changes nothing", async () => {
    expect((await post(READER, { headers: { origin: "https://evil.example" } })).status).toBe(403);
    const { status, response } = await call(new Request(`${SITE}/api/newsletter`, { method: "DELETE" }));
    expect([status, response.headers.get("allow")]).toEqual([405, "GET, POST, HEAD, OPTIONS"]);
    expect(await stored()).toEqual({});
  });

  test.each([["first+tag@example.com"], ["o'neil-smith@sub-domain.example"], ["a@studio.photography"]])(
    "%s gets its mail",
    async (email) => {
      await post({ ...READER, email }, { ip: anyIp() });
      expect(mail.mails[0]?.to).toEqual([email]);
    },
  );
});

describe("without script", () => {
  test("the form leads to a page that says what is next", async () => {
    const { status, response } = await postForm(READER);
    expect([status, response.headers.get("location")]).toEqual([303, "/newsletter/thank-you"]);
    expect((await postForm({ ...READER, locale: "bn" })).response.headers.get("location")).toBe("/bn/newsletter/thank-you");
    expect(mail.mails).toHaveLength(1);
  });

  test("a wrong address comes back in a form of its own", async () => {
    const answer = await postForm({ ...READER, email: "reader@" });
    expectPage(answer, 400);
    expect(answer.text).toContain('action="/api/newsletter"');
    expect(typedIn(answer.text)).toEqual({ email: "reader@", locale: "en" });
  });
});

describe("the confirming link", () => {
  test("asks first, and makes a reader when it is answered, once however often", async () => {
    await post(READER);
    const link = confirmLink(mail.mails[0]);
    const before = await stored();
    const asked = await visit(link);
    expectPage(asked, 200, `Letters go to <strong>${READER.email}</strong>`);
    expect(asked.text).toContain(`<form method="post" action="${new URL(link).pathname}?token=`);
    expect(await stored()).toEqual(before);

    for (let round = 0; round < 2; round += 1) {
      expectPage(await visit(link, "POST", { origin: SITE }), 200, "You are subscribed");
      expect(Object.keys(await stored())).toEqual([Object.keys(before)[0]?.replace("pending/", "confirmed/")]);
      expect(Object.values(await stored())).toMatchObject([{ email: READER.email, confirmedAt: expect.any(String) }]);
    }
    const again = await visit(link);
    expectPage(again, 200, "You are subscribed");
    expect(again.text).not.toContain("<form");
  });

  test("works for seven days, then the address is forgotten", async () => {
    await post(READER);
    const link = confirmLink(mail.mails[0]);
    travel(7 * DAY - 5_000);
    expect((await visit(link)).status).toBe(200);
    await forgetUnconfirmed(Date.now());
    expect(Object.keys(await stored())).toHaveLength(1);
    travel(6_000);
    expectPage(await visit(link), 404, "Enter your address again");
    expect((await visit(link, "POST")).status).toBe(404);
    await forgetUnconfirmed(Date.now());
    expect(await stored()).toEqual({});
  });

  test("of a reader outlives the seven days, and readers are not forgotten", async () => {
    const letter = await subscribed();
    travel(100 * DAY);
    await forgetUnconfirmed(Date.now());
    expect(Object.keys(await stored())).toEqual([expect.stringMatching(/^confirmed\//)]);
    expectPage(await visit(confirmLink(letter)), 200, "You are subscribed");
  });

  test.each([
    ["nothing", (_: string) => ""],
    ["a piece of it", (token: string) => token.slice(0, 63)],
    ["another mark", (token: string) => token.slice(0, 63) + (token.endsWith("0") ? "1" : "0")],
    ["another address", (token: string) => "0".repeat(32) + token.slice(32)],
    ["a path", (_: string) => "../../messages"],
    ["markup", (_: string) => '"><script>alert(1)</script>'],
  ])("with %s as its token does nothing", async (_name, change) => {
    await post(READER);
    const { origin, pathname, searchParams } = new URL(confirmLink(mail.mails[0]));
    const link = `${origin}${pathname}?token=${encodeURIComponent(change(searchParams.get("token") ?? ""))}`;
    const before = await stored();
    for (const method of ["GET", "POST"] as const) expectPage(await visit(link, method), 404, "This link no longer works");
    expect(await stored()).toEqual(before);
  });

  test("cannot be used from another site, nor as the link to leave", async () => {
    await post(READER);
    const link = confirmLink(mail.mails[0]);
    expect((await visit(link, "POST", { origin: "https://evil.example" })).status).toBe(403);
    expect((await visit(link.replace("/confirm", "/unsubscribe"), "POST")).status).toBe(404);
    expect(Object.keys(await stored())).toEqual([expect.stringMatching(/^pending\//)]);
  });
});

describe("the link to leave", () => {
  test("asks first, then forgets the address, once however often; old letters of a later subscription still work", async () => {
    const letter = await subscribed();
    const link = unsubscribeLink(letter);
    const asked = await visit(link);
    expectPage(asked, 200, "Leave the newsletter?");
    expect(asked.text).not.toContain(READER.email);
    expect(Object.keys(await stored())).toHaveLength(1);
    for (let round = 0; round < 2; round += 1) {
      expectPage(await visit(link, "POST", { origin: SITE }), 200, "You are unsubscribed");
      expect(await stored()).toEqual({});
    }
    expect((await visit(confirmLink(letter), "POST")).status).toBe(404);
    await subscribed();
    expect(Object.keys(await stored())).toHaveLength(1);
    await visit(link, "POST");
    expect(await stored()).toEqual({});
  });

  test("takes the one click of a mail program", async () => {
    const letter = await subscribed();
    const type = { "content-type": "application/x-www-form-urlencoded" };
    expect((await visit(unsubscribeLink(letter), "POST", type, "List-Unsubscribe=One-Click")).status).toBe(200);
    expect(await stored()).toEqual({});
  });

  test("works before the confirmation too, and its mail is not sent any more", async () => {
    pointMailNowhere();
    await post(READER);
    const [key = ""] = Object.keys(await stored());
    expect(await store.keys("outbox")).toHaveLength(1);
    await store.remove("subscribers", key);
    pointMailAt(mail.port);
    await deliverDue(() => Date.now() + 11 * 60_000);
    expect([mail.mails, await store.keys("outbox")]).toEqual([[], []]);
  });
});

describe("a mail server that is down", () => {
  test("loses no subscription: the mail comes when it is back, with a link that works", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    pointMailAt(await freePort());
    expect((await post(READER)).body.message).toBe(ANSWER);
    expect(await store.keys("outbox")).toHaveLength(1);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("attempt 1"));
    pointMailAt(mail.port);
    await deliverDue(() => Date.now() + 61_000);
    expect(await store.keys("outbox")).toEqual([]);
    expect(mail.mails.map(({ to }) => to)).toEqual([[READER.email]]);
    await visit(confirmLink(mail.mails[0]), "POST");
    expect(Object.keys(await stored())).toEqual([expect.stringMatching(/^confirmed\//)]);
  });

  test("that came too late for a mail: it stays away once its reader has confirmed by an earlier one", async () => {
    await post(READER);
    const link = confirmLink(mail.mails[0]);
    travel(2 * HOUR);
    pointMailNowhere();
    await post(READER, { ip: anyIp() });
    await visit(link, "POST");
    pointMailAt(mail.port);
    await deliverDue();
    expect(mail.mails).toHaveLength(1);
    expect(await store.keys("outbox")).toEqual([]);
  });
});

test("with the store out of reach the link's page says so, and nothing is pretended", async () => {
  await post(READER);
  const link = confirmLink(mail.mails[0]);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await store.close();
  expectPage(await visit(link, "POST"), 503, "Our records cannot be reached");
  store = await startStore();
});
