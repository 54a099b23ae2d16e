/** What a message is about: the pages of this site that its sender has read. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MessageRecord } from "#domain/inbox/message.ts";
import * as enquiries from "#tests/support/api/enquiry.ts";
import { anyIp } from "#tests/support/api/enquiry.ts";
import { inboxStaff } from "#tests/support/api/inbox.ts";
import * as requests from "#tests/support/api/service-request.ts";
import { REQUEST } from "#tests/support/api/service-request.ts";
import { type MailServer, partOf, pointMailAt, startMailServer } from "#tests/support/api/smtp.ts";
import { signInAll } from "#tests/support/people/signed-in.ts";
import { expectPage, switchOf, typedIn, withFrame } from "#tests/support/page/framed-page.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";
import requestPage from "../../netlify/functions/request-page.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

withFrame();

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

const PROJECT = "/projects/car-rental-management";
const stored = async () => Object.values(await store.all<MessageRecord>("messages"));

describe.each([
  ["an enquiry", enquiries, ENQUIRY],
  ["a request", requests, REQUEST],
])("%s", (_kind, { post, postForm }, fields) => {
  test.each([[["/blog/2", `/bn${PROJECT}?a=b#c`, "//evil.example", 5]], [`/blog/2\n${PROJECT}/`]])(
    "posted as JSON with %j keeps its pages",
    async (about) => {
      expect((await post({ ...fields, about }, { ip: anyIp() })).status).toBe(200);
      expect(await stored()).toMatchObject([{ about: ["/blog/2", PROJECT] }]);
    },
  );

  test("posted without script keeps them through a refusal", async () => {
    const typed = { ...fields, about: `/fr${PROJECT} /admin`, topic: 'Cars <b> & "co"' };
    const refused = await postForm({ ...typed, email: "wrong" }, { ip: anyIp() });
    expectPage(refused, 400, 'About: Cars <b> & "co"');
    const again = typedIn(refused.text);
    expect(again).toMatchObject({ about: PROJECT, topic: 'Cars <b> & "co"' });
    const sent = await postForm({ ...again, email: fields.email }, { ip: anyIp() });
    expect(sent.status).toBe(303);
    const [record] = await stored();
    expect(record).toMatchObject({ about: [PROJECT], email: fields.email });
    expect(record).not.toHaveProperty("topic");
  });

  test("about another page is another message, a repeat is not", async () => {
    const ip = anyIp();
    for (const about of ["/blog/1", "/blog/2", "/blog/2 /blog/2"])
      await post({ ...fields, about }, { ip });
    expect((await stored()).map(({ about }) => about).sort()).toEqual([["/blog/1"], ["/blog/2"]]);
  });

  test("names them in the mail to the team, in the sender's language", async () => {
    await post({ ...fields, locale: "bn", about: ["/blog/2", PROJECT] }, { ip: anyIp() });
    const texts = mail.mails.map((sent) => partOf(sent, "text/plain"));
    expect(texts.join("\n")).toContain(`Asked about: /bn/blog/2, /bn${PROJECT}`);
  });
});

test("staff see the pages of a message and find it by them", async () => {
  await enquiries.post({ ...ENQUIRY, about: PROJECT }, { ip: anyIp() });
  await enquiries.post({ ...ENQUIRY, about: "/blog/2" }, { ip: anyIp() });
  const staff = inboxStaff((await signInAll(store)).manager);
  const { data } = await staff.list("?q=car-rental");
  expect(data).toMatchObject([{ about: [PROJECT] }]);
});

describe("the page of the request form", () => {
  const context = { ip: "203.0.113.7", requestId: "about", waitUntil: () => undefined };
  const ask = async (query: string) => {
    const response = await requestPage(
      new Request(`http://localhost:8888/request${query}`),
      context,
    );
    return { status: response.status, response, text: await response.text() };
  };

  test.each([
    ["en", "About: Car rental"],
    ["bn", "বিষয়: Car rental"],
    ["fr", "Sujet\u00a0: Car rental"],
    ["es", "Asunto: Car rental"],
  ])(
    "says what it is about, carries it, and keeps it in other languages (%s)",
    async (lng, line) => {
      const page = await ask(`?lng=${lng}&service=Web&about=/bn${PROJECT}&topic=Car+rental`);
      expect(page.text).toContain(`>${line}</p>`);
      expect(typedIn(page.text)).toMatchObject({ about: PROJECT, topic: "Car rental" });
      const address = new URLSearchParams({
        service: "Web",
        thanks: "",
        about: PROJECT,
        topic: "Car rental",
      });
      for (const target of switchOf(page.text))
        expect(target).toContain(`/request?${address}&lng=`);
    },
  );

  test("names the pages themselves without a title", async () => {
    const { text } = await ask(`?about=${PROJECT}&about=/blog/2%20/blog/2&about=/x`);
    expect(text).toContain(`>About: ${PROJECT}, /blog/2</p>`);
  });

  test.each(["?topic=Win+a+prize", "?topic=Win&about=//evil.example/projects/x", "?about="])(
    "is about nothing with %s",
    async (query) => {
      const page = await ask(query);
      expect(page.text).not.toContain("About:");
      expect(typedIn(page.text)).not.toHaveProperty("about");
      expect(typedIn(page.text)).not.toHaveProperty("topic");
    },
  );
});
