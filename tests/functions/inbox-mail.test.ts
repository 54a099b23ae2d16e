/** What staff see of the mails about messages, and trying one again. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deliverDue } from "#server/mail/outbox.ts";
import { anyIp, post } from "#tests/support/api/enquiry.ts";
import { type Inbox, type InboxStaff, putMessage, startInbox } from "#tests/support/api/inbox.ts";
import { plainSubject } from "#tests/support/api/mail.ts";
import {
  freePort,
  type MailServer,
  pointMailAt,
  pointMailNowhere,
  startMailServer,
} from "#tests/support/api/smtp.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

const MINUTE = 60_000;

let inbox: Inbox;
let staff: InboxStaff;
let server: MailServer | undefined;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  pointMailNowhere();
  inbox = await startInbox();
  staff = inbox.staff;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server?.close();
  server = undefined;
  await inbox.close();
});

/** Sends an enquiry as a visitor does, and gives the message's id. */
async function enquiry(fields: object = {}): Promise<string> {
  await post({ ...ENQUIRY, ...fields }, { ip: anyIp() });
  const folder = "trap" in fields ? "spam" : "all";
  return (await staff.list(`?filter=${folder}`)).data[0]?._id ?? "";
}

const stateOf = async (id: string) => (await staff.get(id)).data.mail;
const subjects = () => server?.mails.map((mail) => plainSubject(mail.header("Subject"))) ?? [];

/** A mail that has been tried for a day and given up on. */
async function givenUp(): Promise<string> {
  pointMailAt(await freePort());
  const id = await enquiry();
  for (let now = Date.now(); (await stateOf(id)).state === "waiting"; now += 61 * MINUTE)
    await deliverDue(() => now);
  return id;
}

describe("the state of a mail", () => {
  test("is shown in the list and with the message: waiting, then sent", async () => {
    const id = await enquiry();
    expect(await stateOf(id)).toEqual({
      state: "waiting",
      attempts: 0,
      nextAt: expect.any(String),
    });
    server = await startMailServer();
    await deliverDue(() => Date.now() + MINUTE);
    expect(await stateOf(id)).toEqual({ state: "sent", attempts: 0 });
    expect((await staff.list()).data.map(({ mail }) => mail)).toEqual([
      { state: "sent", attempts: 0 },
    ]);
  });

  test(
    "shows the tries and the last error while it waits, and when it was given up on",
    { timeout: 60_000 },
    async () => {
      pointMailAt(await freePort());
      const id = await enquiry();
      expect(await stateOf(id)).toMatchObject({
        state: "waiting",
        attempts: 1,
        lastError: expect.stringContaining("ECONNREFUSED"),
      });
      const failed = await givenUp();
      expect(await stateOf(failed)).toEqual({
        state: "failed",
        attempts: expect.any(Number),
        lastError: expect.stringContaining("ECONNREFUSED"),
      });
      expect((await staff.stats()).data.mails.failed).toBeGreaterThan(0);
    },
  );

  test("is not sent for suspected spam, wherever it is moved", async () => {
    const id = await enquiry({ trap: "x" });
    expect(await stateOf(id)).toEqual({ state: "none", attempts: 0 });
    await staff.change(id, { folder: "unread" });
    expect(await stateOf(id)).toEqual({ state: "none", attempts: 0 });
  });

  test("is not sent for what was moved to spam before its mail went, also when it comes back; sent stays sent", async () => {
    const id = await enquiry();
    await staff.change(id, { folder: "spam" });
    expect(await stateOf(id)).toEqual({ state: "none", attempts: 0 });
    server = await startMailServer();
    await deliverDue(() => Date.now() + MINUTE);
    expect(subjects()).toEqual([]);
    await staff.change(id, { folder: "read" });
    expect(await stateOf(id)).toEqual({ state: "none", attempts: 0 });

    const mailed = await enquiry({ message: "Another." });
    await staff.change(mailed, { folder: "spam" });
    expect(await stateOf(mailed)).toEqual({ state: "sent", attempts: 0 });
  });
});

describe("trying again", () => {
  test("sends a mail that waits at once, and only once", async () => {
    pointMailAt(await freePort());
    const id = await enquiry();
    server = await startMailServer();
    const { status, data } = await staff.mail(id);
    expect([status, data.mail]).toEqual([200, { state: "sent", attempts: 0 }]);
    await deliverDue(() => Date.now() + 100 * MINUTE);
    expect(server.mails).toHaveLength(1);
    expect(await inbox.store.keys("outbox")).toEqual([]);
  });

  test("counts one more try when it fails again", async () => {
    pointMailAt(await freePort());
    const id = await enquiry();
    expect((await staff.mail(id)).data.mail).toMatchObject({ state: "waiting", attempts: 2 });
  });

  test(
    "of a mail that was given up on sends it, or gives it another day",
    { timeout: 60_000 },
    async () => {
      const id = await givenUp();
      const { attempts } = await stateOf(id);
      expect((await staff.mail(id)).data.mail).toMatchObject({
        state: "waiting",
        attempts: attempts + 1,
      });
      expect(await inbox.store.keys("outbox")).toEqual([`waiting/${id}`]);
      server = await startMailServer();
      expect((await staff.mail(id)).data.mail).toEqual({ state: "sent", attempts: 0 });
      expect(await inbox.store.keys("outbox")).toEqual([`settled/${id}`]);
      expect(server.mails).toHaveLength(1);
    },
  );

  test("sends suspected spam that staff have moved to the inbox", async () => {
    const id = await enquiry({ trap: "x" });
    server = await startMailServer();
    expect((await staff.mail(id)).status).toBe(400);
    await staff.change(id, { folder: "unread" });
    expect((await staff.mail(id)).data.mail).toEqual({ state: "sent", attempts: 0 });
    expect(subjects()).toEqual([`Enquiry from ${ENQUIRY.name}, ${ENQUIRY.company}`]);
    await staff.trash(id);
    await staff.purge(id);
    expect(await inbox.store.keys("outbox")).toEqual([]);
  });

  test("without mail settings lets it wait, and says so", async () => {
    const id = await enquiry({ trap: "x" });
    await staff.change(id, { folder: "unread" });
    expect((await staff.mail(id)).data.mail).toMatchObject({ state: "waiting", attempts: 0 });
    server = await startMailServer();
    await deliverDue(() => Date.now() + MINUTE);
    expect(await stateOf(id)).toEqual({ state: "sent", attempts: 0 });
  });

  test("by five people at once sends one mail", async () => {
    const id = await enquiry();
    server = await startMailServer();
    await Promise.all(Array.from({ length: 5 }, () => staff.mail(id)));
    expect(server.mails).toHaveLength(1);
    expect(await stateOf(id)).toEqual({ state: "sent", attempts: 0 });
  });

  test.each([
    ["sent", "read", "The email about this message has already been sent."],
    ["in spam", "spam", "Messages in spam are not emailed. Move this one to the inbox first."],
    [
      "in the trash",
      "trash",
      "Messages in the trash are not emailed. Move this one to the inbox first.",
    ],
  ] as const)("is refused for one that is %s", async (_name, folder, sentence) => {
    server = await startMailServer();
    const id = await putMessage(inbox.store, folder, 1);
    const { status, body } = await staff.mail(id);
    expect([status, body.code, body.message, server.mails]).toEqual([400, "invalid", sentence, []]);
  });
});
