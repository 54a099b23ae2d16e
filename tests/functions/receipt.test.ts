/**
 * Visitors get a mail that what they sent has arrived, where that is switched on: once, in their
 * language, and in none of their own words.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Locale } from "#domain/links.ts";
import { moveMessage } from "#server/inbox/messages.ts";
import { receiptOf } from "#server/inbox/receipts.ts";
import { countMails } from "#server/mail/outbox-entries.ts";
import { deliverDue } from "#server/mail/outbox.ts";
import { anyIp, post, poster, postForm, URL_OF_CONTACT } from "#tests/support/api/enquiry.ts";
import {
  type Mail,
  type MailServer,
  partOf,
  pointMailAt,
  startMailServer,
} from "#tests/support/api/smtp.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";
import { expectLanguage } from "#tests/support/words/visitor-words.ts";
import serviceRequest from "../../netlify/functions/service-request.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

const HOUR = 60 * 60_000;
const SITE = new URL(URL_OF_CONTACT).origin;
const REQUEST = { ...ENQUIRY, service: "Graphics Design: cheap pills at pills.example" };
const { post: postRequest } = poster(serviceRequest, `${SITE}/api/service/submit-request`);

let store: TestStore;
let server: MailServer;
/** Addresses that the mail server refuses for now. */
const refused = new Set<string>();

beforeAll(async () => {
  server = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(refused.has(address) ? new Error("no such mailbox") : null),
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.stubEnv("MAIL_RECEIPTS", "1");
  store = await startStore();
  pointMailAt(server.port);
  server.mails.length = 0;
});
afterEach(async () => {
  refused.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await store.close();
});

const receipts = (email = ENQUIRY.email) => server.mails.filter(({ to }) => to.includes(email));
const toTeam = () => server.mails.filter(({ to }) => to.includes("team@nokshaworks.example"));
const onlyId = async () => (await store.keys("messages"))[0]?.split("/")[1] ?? "";
const after = (time: number) => () => Date.now() + time;

describe.each<[Locale, { by: string; enquiry: string; request: string }]>([
  ["bn", { by: "ঢাকা সময়", enquiry: "আপনার বার্তা পেয়েছি", request: "আপনার অনুরোধ পেয়েছি" }],
  [
    "fr",
    {
      by: "à Dhaka",
      enquiry: "Nous avons bien reçu votre message",
      request: "Nous avons bien reçu votre demande",
    },
  ],
  ["en", { by: "in Dhaka", enquiry: "We have your message", request: "We have your request" }],
])("in the language of the page (%s)", (locale, words) => {
  test.each([
    ["message", () => post({ ...ENQUIRY, locale }), words.enquiry],
    ["request", () => postRequest({ ...REQUEST, locale }), words.request],
  ])(
    "a %s is confirmed, plain and as HTML, with none of the visitor's words",
    async (_kind, send, subject) => {
      expect((await send()).status).toBe(200);
      expect([server.mails.length, toTeam().length]).toEqual([2, 1]);
      const [mail] = receipts() as [Mail];
      expect([mail.from, mail.to]).toEqual(["site@nokshaworks.example", [ENQUIRY.email]]);
      expect(mail.header("To")).toBe(ENQUIRY.email);
      expect(mail.header("Reply-To")).toBe("team@nokshaworks.example");
      expect(mail.header("Auto-Submitted")).toBe("auto-replied");
      expect(mail.header("Subject").replace(/\s/g, " ")).toMatch(
        new RegExp(`^${subject} ?: Nokshaworks$`),
      );
      const [plain, html] = [partOf(mail, "text/plain"), partOf(mail, "text/html")];
      const { number, url } = await receiptOf(await onlyId());
      const link = `${SITE}${url}`;
      expect(plain.split(/\r?\n/)).toContain(link);
      expect(html).toContain(`href="${link}"`);
      for (const text of [plain, html]) {
        expect(text).toContain(number);
        expect(text.replace(/\s+/g, " ")).toContain(words.by);
        // The number and the link are random, and may hold the digits of a phone.
        const said = text.replaceAll(link, "").replaceAll(number, "");
        for (const own of ["Rahima", "Ghatline", "river freight", "880", "pills", "Graphics"])
          expect(said).not.toContain(own);
      }
      expectLanguage(html, locale, "Nokshaworks", number);
      expect(await store.keys("outbox")).toEqual([]);
    },
  );
});

test("is never sent unless it is switched on", async () => {
  vi.stubEnv("MAIL_RECEIPTS", "");
  await post(ENQUIRY);
  expect([server.mails.length, receipts().length]).toEqual([1, 0]);
});

test("suspected spam, and one that the agency wrote to itself, is not confirmed", async () => {
  await post({ ...ENQUIRY, trap: "filled" });
  expect(server.mails).toHaveLength(0);
  await post({ ...ENQUIRY, email: "Team@Nokshaworks.example" });
  expect([server.mails.length, toTeam().length]).toEqual([1, 1]);
  expect(await store.keys("outbox")).toEqual([]);
});

test("ten identical posts at the same instant, with script and without: one message, one mail to the team, one receipt", async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 ? postForm(ENQUIRY, { ip: "203.0.113.9" }) : post(ENQUIRY, { ip: "203.0.113.9" }),
    ),
  );
  expect(answers.every(({ status }) => status === 200 || status === 303)).toBe(true);
  expect([(await store.keys("messages")).length, toTeam().length, receipts().length]).toEqual([
    1, 1, 1,
  ]);
  expect(await store.keys("outbox")).toEqual([]);
});

test("an address gets one a day, however many write in its name", async () => {
  for (const email of [ENQUIRY.email, "RAHIMA@ghatline.example"])
    await Promise.all(
      [1, 2, 3].map((n) =>
        post({ ...ENQUIRY, email, message: `Message ${n} of ${email}` }, { ip: anyIp() }),
      ),
    );
  expect([toTeam().length, server.mails.length]).toEqual([6, 7]);
  await post({ ...ENQUIRY, email: "other@ghatline.example" }, { ip: anyIp() });
  expect(receipts("other@ghatline.example")).toHaveLength(1);

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 23 * HOUR });
  await post({ ...ENQUIRY, message: "Almost a day later" }, { ip: anyIp() });
  expect(receipts()).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2 * HOUR);
  await post({ ...ENQUIRY, message: "A day later" }, { ip: anyIp() });
  expect(receipts()).toHaveLength(2);
});

test("a mailbox gets one a day, with whichever spelling, and so does the agency none of its own", async () => {
  const spellings = [
    "victim@gmail.com",
    "v.ictim@gmail.com",
    "victim+1@GMAIL.com",
    "V.I.C.T.I.M+2@googlemail.com",
  ];
  const others = [
    "a@ghatline.example",
    "a+b@ghatline.example",
    "a.b@ghatline.example",
    "team+me@nokshaworks.example",
  ];
  for (const email of [...spellings, ...others]) await post({ ...ENQUIRY, email }, { ip: anyIp() });
  expect(
    server.mails.flatMap(({ to }) => to).filter((to) => to !== "team@nokshaworks.example"),
  ).toEqual(["victim@gmail.com", "a@ghatline.example", "a.b@ghatline.example"]);
  expect(toTeam()).toHaveLength(8);
});

describe("a receipt that cannot be sent", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    refused.add(ENQUIRY.email);
  });

  test("waits in the outbox and goes when the mail server takes it, the mail to the team being sent already", async () => {
    await post(ENQUIRY);
    const id = await onlyId();
    expect(await store.keys("outbox")).toEqual([`waiting/${id}-receipt`]);
    refused.clear();
    await deliverDue();
    expect(receipts()).toEqual([]);
    await deliverDue(after(61_000));
    expect([receipts().length, toTeam().length]).toEqual([1, 1]);
    expect(receipts()[0]?.header("Message-ID")).toBe(`<${id}-receipt@nokshaworks.example>`);
    expect(await store.keys("outbox")).toEqual([]);
  });

  test("is dropped when it would come later than the answer, and flags nothing", async () => {
    await post(ENQUIRY);
    for (const hours of [1, 23.5]) await deliverDue(after(hours * HOUR));
    expect(await countMails()).toEqual({ waiting: 0, failed: 0 });
    refused.add("other@ghatline.example");
    await post({ ...ENQUIRY, email: "other@ghatline.example" });
    expect(await countMails()).toEqual({ waiting: 1, failed: 0 });
    refused.clear();
    await deliverDue(after(25 * HOUR));
    expect([server.mails.length, toTeam().length]).toEqual([2, 2]);
    expect(await countMails()).toEqual({ waiting: 0, failed: 0 });
  });

  test("is dropped when staff have moved the message to spam", async () => {
    await post(ENQUIRY);
    await moveMessage(await onlyId(), () => "spam", Date.now());
    refused.clear();
    await deliverDue(after(61_000));
    expect([receipts().length, (await store.keys("outbox")).length]).toEqual([0, 0]);
  });
});
