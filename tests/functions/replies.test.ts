/** Replies from the inbox: mailed once, kept with the message, and what a mail server's no does. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Reply } from "#domain/inbox/reply.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import { deleteForGood } from "#server/inbox/retention.ts";
import { deliverDue } from "#server/mail/outbox.ts";
import { ask } from "#tests/support/api/api.ts";
import { type Inbox, startInbox } from "#tests/support/api/inbox.ts";
import { asked, open, submit } from "#tests/support/api/receipts.ts";
import {
  type MailServer,
  partOf,
  pointMailAt,
  pointMailNowhere,
  startMailServer,
} from "#tests/support/api/smtp.ts";
import { expectPage, withFrame } from "#tests/support/page/framed-page.ts";

withFrame();

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

const at = (id: string) => `/api/contact/${id}/replies`;
const send = (id: string, text: string, key = "k") =>
  ask<Reply>("POST", at(id), {
    headers: { ...inbox.tokens.manager, "idempotency-key": key },
    body: { text },
  });
const thread = async (id: string) =>
  (await ask<Reply[]>("GET", at(id), { headers: inbox.tokens.manager })).data;
const retry = (id: string, reply: string) =>
  ask<Reply>("POST", `${at(id)}/${reply}/mail`, { headers: inbox.tokens.manager });
const to = (email: string) =>
  mail.mails.filter((sent) => sent.to.includes(email) && sent.header("Auto-Submitted") === "no");
const quiet = () => vi.spyOn(console, "error").mockImplementation(() => undefined);

describe("a reply", () => {
  test("goes to the visitor with the message quoted, answers go to the team, and the receipt says answered", async () => {
    const { url, id, number } = await asked({
      email: "camille@loire.example",
      name: "Camille Loire",
      locale: "fr",
      message: "Un site\navec <réservation> ?",
    });
    const { status, data } = await send(id, "Bonjour Camille,\n\noui, en mai.");
    expect([status, data.mail.state, data.by.name]).toEqual([200, "sent", "Test manager"]);
    const [sent] = to("camille@loire.example");
    expect(sent?.header("Subject")).toBe(`Re: votre message (${number})`);
    expect(sent?.header("Reply-To")).toBe("team@nokshaworks.example");
    expect(sent?.header("To")).toBe("Camille Loire <camille@loire.example>");
    const text = partOf(sent ?? { raw: "" }, "text/plain");
    expect(text).toMatch(
      /^Bonjour Camille,\r?\n\r?\noui, en mai\.\r?\n\r?\nLe .+, Camille Loire a écrit\u00a0:\r?\n> Un site\r?\n> avec <réservation> \?/,
    );
    const html = partOf(sent ?? { raw: "" }, "text/html");
    expect([html.includes('lang="fr"'), html.includes("&#60;réservation&#62;")]).toEqual([
      true,
      true,
    ]);
    const message = (await inbox.staff.get(id)).data;
    expect([message.answeredAt, message.firstAnsweredAt]).toEqual(
      Array(2).fill(expect.any(String)),
    );
    expectPage(await open(url), 200, "camille@loire.example");
    expect((await inbox.staff.list("?work=answered")).data.map(({ _id }) => _id)).toEqual([id]);
    expect(await thread(id)).toEqual([data]);
  });

  test("is shown by mail programs below the receipt and the replies before it", async () => {
    const { id } = await asked({ email: "visitor@ghatline.example" });
    await send(id, "First.", "one");
    await send(id, "Second.", "two");
    const receipt = mail.mails.find((sent) => sent.header("Auto-Submitted") === "auto-replied");
    const [first, second] = to("visitor@ghatline.example");
    const ids = [receipt, first, second].map((sent) => sent?.header("Message-ID"));
    expect(new Set(ids).size).toBe(3);
    expect([first?.header("In-Reply-To"), first?.header("References")]).toEqual([ids[0], ids[0]]);
    expect([second?.header("In-Reply-To"), second?.header("References")]).toEqual([
      ids[1],
      `${ids[0]} ${ids[1]}`,
    ]);
  });

  test("of a double click, and of a request that is repeated later, is one mail", async () => {
    const { id } = await asked({ email: "visitor@ghatline.example" });
    const answers = await Promise.all([send(id, "Yes."), send(id, "Yes."), send(id, "Yes.")]);
    await send(id, "Yes.");
    await deliverDue(() => Date.now() + 5 * 60_000);
    expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
    expect([to("visitor@ghatline.example").length, (await thread(id)).length]).toEqual([1, 1]);
    await send(id, "Yes, in May.");
    expect(to("visitor@ghatline.example")).toHaveLength(2);
  });

  test("goes to the corrected address", async () => {
    const { url, id } = await asked({ email: "wrong@ghatline.example" });
    await submit(url, { do: "correct", email: "right@ghatline.example" });
    const { data } = await send(id, "Yes.");
    expect([data.to, to("wrong@ghatline.example").length]).toEqual(["right@ghatline.example", 0]);
    expect(to("right@ghatline.example")).toHaveLength(1);
  });

  test("needs a text of at most 10,000 characters", async () => {
    const { id } = await asked();
    for (const text of ["", " \n ", "x".repeat(TEXT_MAX.reply + 1)]) {
      const { status, body } = await send(id, text);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["text"]]);
    }
    expect(await thread(id)).toEqual([]);
  });

  test.each(["spam", "trash"] as const)(
    "to a message in %s is refused in plain words",
    async (folder) => {
      const { id } = await asked();
      await inbox.staff.change(id, { folder });
      const { status, body } = await send(id, "Yes.");
      expect([status, body.message]).toEqual([
        400,
        `Messages in ${folder === "spam" ? "spam" : "the trash"} are not answered. Move this one to the inbox first.`,
      ]);
    },
  );

  test("to a withdrawn message is refused, and what was written is gone with it", async () => {
    const { url, id } = await asked();
    await send(id, "Yes.");
    await submit(url, { do: "withdraw" });
    const { status, body } = await send(id, "And one more thing.");
    expect([status, body.message]).toEqual([
      404,
      "The sender has withdrawn this message, so it is deleted.",
    ]);
    expect(await inbox.store.keys("replies")).toEqual([]);
    expect(await inbox.store.keys("outbox")).toEqual([]);
  });

  test("goes for good with its message", async () => {
    const { id } = await asked();
    await send(id, "Yes.");
    await inbox.staff.trash(id);
    await deleteForGood(id);
    expect(await inbox.store.keys("replies")).toEqual([]);
  });
});

test("goes to the visitor under a name without marks that turn it around", async () => {
  const { id } = await asked({ email: "turned@ghatline.example", name: "Ana \u202ezereP" });
  await send(id, "Yes.");
  expect(to("turned@ghatline.example")[0]?.header("To")).toContain("Ana zereP");
});

describe("a mail server", () => {
  test("that is away leaves the message open, and the reply goes out when it is back", async () => {
    const { id } = await asked({ email: "visitor@ghatline.example" });
    quiet();
    pointMailAt(9);
    const { data } = await send(id, "Yes.");
    expect([data.mail.state, data.mail.attempts, data.sentAt]).toEqual(["waiting", 1, undefined]);
    expect(data.mail.lastError).toMatch(/ECONNREFUSED/);
    expect((await inbox.staff.get(id)).data.answeredAt).toBeUndefined();
    pointMailAt(mail.port);
    await deliverDue(() => Date.now() + 2 * 60_000);
    expect(to("visitor@ghatline.example")).toHaveLength(1);
    expect((await inbox.staff.get(id)).data.answeredAt).toEqual(expect.any(String));
    expect((await thread(id))[0]?.mail.state).toBe("sent");
  });

  test("that refuses the address reopens the message with its reason; Retry sends it to the corrected one", async () => {
    const refusing = await startMailServer({
      onRcptTo({ address }, _session, done) {
        if (!address.startsWith("nobody@")) return done();
        done(Object.assign(new Error("No such user here"), { responseCode: 550 }));
      },
    });
    quiet();
    const { url, id } = await asked({ email: "nobody@ghatline.example" });
    await inbox.staff.change(id, { answered: true });
    const { data } = await send(id, "Yes.");
    expect([data.mail.state, data.mail.lastError]).toEqual([
      "failed",
      expect.stringContaining("No such user here"),
    ]);
    const message = (await inbox.staff.get(id)).data;
    expect([message.answeredAt, message.reopenedBy]).toEqual([undefined, "mail"]);
    expect((await inbox.staff.list("?work=open")).data.map(({ _id }) => _id)).toEqual([id]);

    await submit(url, { do: "correct", email: "right@ghatline.example" });
    const again = await retry(id, data._id);
    expect([again.data.mail.state, again.data.to]).toEqual(["sent", "right@ghatline.example"]);
    expect((await inbox.staff.get(id)).data.answeredAt).toEqual(expect.any(String));
    const twice = await retry(id, data._id);
    expect([twice.status, twice.body.message]).toEqual([400, "This reply has already been sent."]);
    expect(refusing.mails.filter((sent) => sent.header("Auto-Submitted") === "no")).toHaveLength(1);
    await refusing.close();
  });

  test("that refuses a second reply reopens the message for staff; its receipt still says answered", async () => {
    let isRefusing = false;
    const refusing = await startMailServer({
      onRcptTo: (_address, _session, done) => {
        done(isRefusing ? Object.assign(new Error("Full"), { responseCode: 552 }) : undefined);
      },
    });
    quiet();
    const { url, id } = await asked({ email: "twice@ghatline.example" });
    await send(id, "Yes.");
    isRefusing = true;
    expect((await send(id, "And one more thing.")).data.mail.state).toBe("failed");
    const message = (await inbox.staff.get(id)).data;
    expect([message.answeredAt, message.reopenedBy]).toEqual([undefined, "mail"]);
    expect((await open(url)).text).toContain("Our answer went to twice@ghatline.example.");
    await refusing.close();
  });

  const refuse =
    (responseCode: number) => (_what: unknown, _session: unknown, done: (error: Error) => void) => {
      done(Object.assign(new Error("No."), { responseCode }));
    };

  test.each([
    ["password", { onAuth: refuse(535) }],
    ["sender", { onMailFrom: refuse(550) }],
  ])("that refuses the %s of the settings is tried again", async (_fault, options) => {
    const refusing = await startMailServer({
      ...options,
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
    });
    quiet();
    vi.stubEnv("SMTP_URL", `smtp://site:wrong@127.0.0.1:${refusing.port}`);
    const { id } = await asked({ email: "later@ghatline.example" });
    const { data } = await send(id, "Yes.");
    expect([data.mail.state, data.mail.attempts]).toEqual(["waiting", 1]);
    await refusing.close();
  });

  test("that is not set up yet keeps the reply waiting", async () => {
    const { id } = await asked();
    pointMailNowhere();
    const { data } = await send(id, "Yes.");
    expect([data.mail.state, data.mail.attempts]).toEqual(["waiting", 0]);
  });
});
