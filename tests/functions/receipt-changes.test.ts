/** What a sender does after sending: adds, corrects the address, withdraws. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { FOLLOW_UP_MAX, RETENTION, TEXT_MAX } from "#domain/limits.ts";
import { moveMessage } from "#server/inbox/messages.ts";
import { markWithdrawn } from "#server/inbox/follow-ups.ts";
import { sweepMessages } from "#server/inbox/retention.ts";
import { withdraw } from "#server/inbox/withdraw.ts";
import { anyIp, post } from "#tests/support/api/enquiry.ts";
import { expectOnce, type Inbox, startInbox } from "#tests/support/api/inbox.ts";
import { asked, open, submit } from "#tests/support/api/receipts.ts";
import { type MailServer, partOf, pointMailAt, startMailServer } from "#tests/support/api/smtp.ts";
import { expectPage, withFrame } from "#tests/support/page/framed-page.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

withFrame();

const DAY = 24 * 60 * 60_000;
const GONE = "There is no receipt here";

let inbox: Inbox;
let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());
beforeEach(async () => {
  inbox = await startInbox();
  pointMailAt(mail.port);
  vi.stubEnv("MAIL_RECEIPTS", "1");
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await inbox.close();
  mail.mails.length = 0;
});

const toTeam = () => mail.mails.filter(({ to }) => to.includes("team@nokshaworks.example"));
const to = (email: string) => mail.mails.filter((sent) => sent.to.includes(email));
const add = (url: string, message: string) => submit(url, { do: "add", message });
const correct = (url: string, email: string) => submit(url, { do: "correct", email });
const take = (url: string) => submit(url, { do: "withdraw" });
const status = (id: string) => inbox.staff.get(id).then((answer) => answer.status);

describe("an addition", () => {
  test("is shown to both sides, makes the message unread again, and is mailed to the team once", async () => {
    const { url, id, number } = await asked();
    await inbox.staff.change(id, { read: true });
    mail.mails.length = 0;
    for (let round = 0; round < 2; round += 1) {
      const { status, response } = await add(url, "  The boat is <b>12 m</b> long. ");
      expect([status, response.headers.get("location")]).toEqual([303, `${url}?sent=add`]);
    }
    const page = await open(`${url}?sent=add`);
    expectPage(page, 200, "Added. We will read it with your message.");
    expect(page.text).toContain("The boat is &lt;b&gt;12 m&lt;/b&gt; long.");
    const { data } = await inbox.staff.get(id);
    expect([data.folder, data.additions.map(({ text }) => text), data.message]).toEqual([
      "unread",
      ["The boat is <b>12 m</b> long."],
      ENQUIRY.message,
    ]);
    expect(toTeam().map((sent) => sent.header("Subject"))).toEqual([
      `Added to ${number} by ${ENQUIRY.name}, ${ENQUIRY.company}`,
    ]);
    expect(partOf(toTeam()[0] as (typeof mail.mails)[0], "text/plain")).toContain(
      "The boat is <b>12 m</b> long.",
    );
    expect((await inbox.staff.list("?q=boat%20long")).data).toHaveLength(1);
    await expectOnce(inbox.staff, id);
  });

  test("brings a deleted message back; suspected spam stays where it is, without a mail", async () => {
    const deleted = await asked();
    await inbox.staff.trash(deleted.id);
    await add(deleted.url, "One more thing");
    expect((await inbox.staff.get(deleted.id)).data.folder).toBe("unread");
    const spam = await asked({ trap: "x", message: "Other" });
    mail.mails.length = 0;
    expect((await add(spam.url, "One more thing")).status).toBe(303);
    await inbox.staff.trash(spam.id);
    expect((await add(spam.url, "Another thing")).status).toBe(303);
    expect((await inbox.staff.get(spam.id)).data).toMatchObject({
      folder: "spam",
      additions: [{}, {}],
    });
    expect(mail.mails).toEqual([]);
  });

  test.each([
    ["", "field__note"],
    [" \u200b\n", "field__note"],
    ["x".repeat(TEXT_MAX.addition + 1), "2,001"],
  ])("%j is refused with a reason, and comes back", async (message, reason) => {
    const { url, id } = await asked();
    const page = await add(url, message);
    expectPage(page, 400, "Add to the message");
    expect(page.text).toContain('<details open="">');
    expect(page.text).toContain(reason);
    if (message.startsWith("x")) expect(page.text).toContain(message);
    expect((await inbox.staff.get(id)).data.additions).toEqual([]);
  });

  test(`there is room for ${FOLLOW_UP_MAX.additions}, also at the same instant; the text that is too much comes back`, async () => {
    const { url, id } = await asked();
    const answers = await Promise.all(
      Array.from({ length: FOLLOW_UP_MAX.additions + 3 }, (_, index) => add(url, `Thing ${index}`)),
    );
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.text).toContain("There is no room for more here.");
    expect(refused[0]?.text).toMatch(/<textarea[^>]*>Thing \d/);
    const { additions } = (await inbox.staff.get(id)).data;
    expect(new Set(additions.map(({ text }) => text)).size).toBe(FOLLOW_UP_MAX.additions);
    expect((await open(url)).text).not.toContain("<textarea");
    await expectOnce(inbox.staff, id);
  });
});

describe("a corrected address", () => {
  test("gets the receipt and the answer; the agency gets a mail, and staff see the former one", async () => {
    const { url, id, number } = await asked({ email: "wrong@ghatline.example" });
    mail.mails.length = 0;
    for (let round = 0; round < 2; round += 1)
      expect((await correct(url, "Right@Ghatline.example")).response.headers.get("location")).toBe(
        `${url}?sent=correct`,
      );
    expect(to("Right@ghatline.example")).toHaveLength(1);
    expect(
      partOf(to("Right@ghatline.example")[0] as (typeof mail.mails)[0], "text/plain"),
    ).toContain(number);
    expect(toTeam()).toHaveLength(1);
    const told = partOf(toTeam()[0] as (typeof mail.mails)[0], "text/plain");
    for (const words of ["Corrected email address", "Right@Ghatline.example", number])
      expect(told).toContain(words);
    expect((await inbox.staff.get(id)).data).toMatchObject({
      email: "Right@Ghatline.example",
      formerEmails: ["wrong@ghatline.example"],
    });
    for (const q of ["right@", "wrong@"])
      expect((await inbox.staff.list(`?q=${q}`)).data).toHaveLength(1);
    expect((await open(url)).text).toContain("Right@Ghatline.example");
  });

  test("makes an answered message wait again, as the answer may be lost", async () => {
    const { url, id } = await asked();
    await inbox.staff.change(id, { read: true, answered: true });
    await correct(url, ENQUIRY.email);
    expect((await inbox.staff.get(id)).data).toMatchObject({ folder: "read" });
    await correct(url, "right@ghatline.example");
    const { data } = await inbox.staff.get(id);
    expect([data.folder, data.answeredAt]).toEqual(["unread", undefined]);
    expect((await open(url)).text).not.toContain("Our answer went to");
  });

  test("one mailbox gets one receipt a day, however it is spelt", async () => {
    const { url } = await asked({ email: "jo@gmail.com" });
    await correct(url, "j.o+x@gmail.com");
    expect(
      mail.mails.filter((sent) => sent.to.some((address) => address.endsWith("gmail.com"))),
    ).toHaveLength(1);
  });

  test.each(["nobody", "a@b.example, c@d.example", "a@b.example\r\nBcc: c@d.example"])(
    "%j is refused and comes back",
    async (email) => {
      const { url, id } = await asked();
      expectPage(await correct(url, email), 400, "Must be an email address");
      expect((await inbox.staff.get(id)).data).toMatchObject({
        email: ENQUIRY.email,
        formerEmails: [],
      });
    },
  );

  test(`can be corrected ${FOLLOW_UP_MAX.corrections} times`, async () => {
    const { url, id } = await asked();
    for (let round = 0; round < FOLLOW_UP_MAX.corrections; round += 1)
      expect((await correct(url, `a${round}@b.example`)).status).toBe(303);
    expectPage(
      await correct(url, "last@b.example"),
      400,
      "The address has been changed too often.",
    );
    expect((await inbox.staff.get(id)).data.email).toBe("a2@b.example");
  });
});

describe("a withdrawn message", () => {
  test("leaves nothing but a mark, for no one to see", async () => {
    const { url, id } = await asked();
    await inbox.staff.note(id, "Call back", 0);
    await add(url, "One more thing");
    await correct(url, "other@ghatline.example");
    const { status, response } = await take(url);
    expect([status, response.headers.get("location")]).toEqual([303, "/enquiry/withdrawn?lng=en"]);
    expectPage(await open("/enquiry/withdrawn"), 200, "It has been removed from this site.");

    for (const name of ["messages", "notes", "outbox"])
      expect((await inbox.store.keys(name)).filter((key) => key.includes(id))).toEqual([]);
    const left = JSON.stringify(await inbox.store.all("follow-ups"));
    expect(left).not.toMatch(/ghatline|thing/i);

    expectPage(await open(url), 404, GONE);
    expectPage(await add(url, "Still there?"), 404, GONE);
    expectPage(await correct(url, "a@b.example"), 404, GONE);
    expect((await take(url)).response.headers.get("location")).toBe("/enquiry/withdrawn?lng=en");
    const gone = await inbox.staff.get(id);
    expect([gone.status, gone.body.message]).toEqual([
      404,
      "The sender has withdrawn this message, so it is deleted.",
    ]);
    expect((await inbox.staff.change(id, { read: true })).status).toBe(404);
    expect((await inbox.staff.change(id, { answered: true })).status).toBe(404);
    await expectOnce(inbox.staff);
  });

  test("in the language that the visitor has switched to", async () => {
    const { url } = await asked();
    const { response } = await take(`${url}?lng=fr`);
    expect(response.headers.get("location")).toBe("/enquiry/withdrawn?lng=fr");
    expectPage(await open("/enquiry/withdrawn?lng=fr"), 200, "Retiré et effacé");
  });

  test("does not come back with a late repeat of its post, which is answered as before", async () => {
    const options = { key: "k", ip: anyIp() };
    const first = await post(ENQUIRY, options);
    await take((first.body.data as { url: string }).url);
    const again = await post(ENQUIRY, options);
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    expect(await inbox.store.keys("messages")).toEqual([]);
  });

  test("the same words without a key are a new message", async () => {
    const options = { ip: anyIp() };
    const first = await post(ENQUIRY, options);
    await take((first.body.data as { url: string }).url);
    const { url } = (await post(ENQUIRY, options)).body.data as { url: string };
    expect(url).not.toBe((first.body.data as { url: string }).url);
    expect(await inbox.store.keys("messages")).toHaveLength(1);
    expect((await open(url)).status).toBe(200);
  });

  test("ends a change of the staff at the same moment", async () => {
    const { url, id } = await asked();
    await Promise.all([
      take(url),
      inbox.staff.change(id, { read: true }),
      inbox.staff.change(id, { folder: "spam" }),
      inbox.staff.note(id, "Late", 0),
      add(url, "At the same moment"),
    ]);
    await sweepMessages(Date.now() + 9 * DAY);
    expect(await status(id)).toBe(404);
    for (const name of ["messages", "notes", "outbox"])
      expect((await inbox.store.keys(name)).filter((key) => key.includes(id))).toEqual([]);
  });

  test("a move that began before it does not bring it back", async () => {
    const { id } = await asked();
    await markWithdrawn(id, "", Date.now());
    // As from another instance, after the mark and before the deletion.
    await moveMessage(id, () => "trash", Date.now());
    expect(await status(id)).toBe(404);
    expect((await inbox.staff.change(id, { restore: true })).status).toBe(404);
    expect((await inbox.staff.list("?filter=trash")).data).toEqual([]);
    await sweepMessages(Date.now());
    expect(await inbox.store.keys("messages")).toEqual([]);
  });

  test("twice at once, from the trash and from spam", async () => {
    const deleted = await asked();
    await inbox.staff.trash(deleted.id);
    const spam = await asked({ trap: "x", message: "Other" });
    for (const { url } of [deleted, spam]) {
      const answers = await Promise.all([take(url), take(url)]);
      expect(answers.map((answer) => answer.status)).toEqual([303, 303]);
    }
    expect(await inbox.store.keys("messages")).toEqual([]);
  });

  test(`its mark and the mark of its repeats go after ${RETENTION.withdrawnDays} days, those of others stay`, async () => {
    const { body } = await post(ENQUIRY, { key: "k" });
    await take((body.data as { url: string }).url);
    const other = await asked({ message: "Other" });
    await add(other.url, "More");
    await sweepMessages(Date.now() + (RETENTION.withdrawnDays - 1) * DAY);
    expect(await inbox.store.keys("follow-ups")).toHaveLength(2);
    await sweepMessages(Date.now() + (RETENTION.withdrawnDays + 1) * DAY);
    expect(await inbox.store.keys("follow-ups")).toEqual([`message/${other.id}`]);
    expect((await inbox.store.keys("claims")).filter((key) => key.startsWith("key/"))).toEqual([]);
  });

  test("an unknown id is not withdrawn, and leaves no mark", async () => {
    await withdraw("8999999999999-aaaaaaaaaaaa", Date.now());
    expect(await inbox.store.keys("follow-ups")).toEqual([]);
  });
});

test("what the form does not offer is refused; a deletion for good takes the follow-up too", async () => {
  const { url, id } = await asked();
  for (const fields of [{}, { do: "delete" }, { do: "add" }, { do: "constructor", message: "" }])
    expectPage(await submit(url, fields as Record<string, string>), 400, "This field is required.");
  await add(url, "More");
  await inbox.staff.trash(id);
  await inbox.staff.purge(id);
  expect(await inbox.store.keys("follow-ups")).toEqual([]);
});
