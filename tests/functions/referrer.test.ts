/** Where a message came from: its page, and the site that led to the visit. */
import { beforeEach, expect, test } from "vitest";
import type { MessageRecord } from "#domain/inbox/message.ts";
import { hostOf } from "#domain/inbox/referrer.ts";
import { post, poster } from "#tests/support/api/enquiry.ts";
import { type Inbox, startInbox } from "#tests/support/api/inbox.ts";
import { pointMailNowhere } from "#tests/support/api/smtp.ts";
import { withFrame } from "#tests/support/page/framed-page.ts";
import contact from "../../netlify/functions/contact.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

withFrame();

let inbox: Inbox;
beforeEach(async () => {
  pointMailNowhere();
  inbox = await startInbox();
  return () => inbox.close();
});

const stored = async () => Object.values(await inbox.store.all<MessageRecord>("messages"));

test("a message keeps the host of the site that led here, for staff and in their table", async () => {
  const headers = { referer: "http://localhost:8888/services/web-design" };
  await post({ ...ENQUIRY, from: "www.Google.com" }, { headers });
  const [message] = (await inbox.staff.list()).data;
  expect(message).toMatchObject({ page: "/services/web-design", from: "google.com" });
});

test.each([
  ["nothing", undefined],
  ["a number", 7],
  ["an object", { host: "google.com" }],
  ["a path", "google.com/search?q=nokshaworks"],
  ["markup", "<b>google.com</b>"],
  ["one label", "localhost"],
  ["a dot too many", "google..com"],
  ["something endless", `${"a.".repeat(200)}com`],
  ["a label of 64 letters", `${"a".repeat(64)}.com`],
  ["line breaks", "google.com\r\nX: y"],
])("%s is dropped, and the message is kept", async (_, from) => {
  const { status } = await post({ ...ENQUIRY, from });
  expect([status, (await stored()).map((message) => message.from)]).toEqual([200, [""]]);
});

test("this site itself is no site that led here; a form without script names none", async () => {
  const site = poster(contact, "https://www.agency.example/api/contact");
  for (const from of ["agency.example", "www.agency.example:443", "blog.agency.example"])
    await site.post({ ...ENQUIRY, message: from, from });
  await site.postForm({ ...ENQUIRY, message: "Form" });
  expect((await stored()).map(({ message, from }) => [message, from]).sort()).toEqual([
    ["Form", ""],
    ["agency.example", ""],
    ["blog.agency.example", "blog.agency.example"],
    ["www.agency.example:443", ""],
  ]);
});

test("a repeat that names another site is no second message", async () => {
  await post({ ...ENQUIRY, from: "google.com" });
  await post({ ...ENQUIRY, from: "bing.com" });
  expect(await stored()).toHaveLength(1);
});

test.each([
  ["google.com:443", "google.com"],
  ["WWW.BING.COM", "bing.com"],
  ["xn--bcher-kva.example", "xn--bcher-kva.example"],
  ["com.google.android.gm", "com.google.android.gm"],
  ["192.168.0.1", "192.168.0.1"],
  ["", ""],
])("the host of %s is %s", (said, host) => {
  expect(hostOf(said)).toBe(host);
});
