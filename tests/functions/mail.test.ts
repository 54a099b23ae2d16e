import addressparser from "nodemailer/lib/addressparser";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MessageRecord } from "#domain/inbox/message.ts";
import { LOCALES } from "#domain/links.ts";
import { mailSettings } from "#server/env/env.ts";
import { mailIn } from "#server/mail/mail-texts.ts";
import { sendMail } from "#server/mail/mail.ts";
import { numberOf } from "#server/inbox/receipts.ts";
import { plainSubject, RECORD } from "#tests/support/api/mail.ts";
import { type MailServer, partOf, pointMailAt, startMailServer } from "#tests/support/api/smtp.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";
import { expectLanguage, expectWords } from "#tests/support/words/visitor-words.ts";

let server: MailServer;
let store: TestStore;

beforeAll(async () => {
  store = await startStore();
  server = await startMailServer();
});
afterAll(async () => {
  await server.close();
  await store.close();
});
beforeEach(() => {
  pointMailAt(server.port);
  server.mails.length = 0;
});

async function mailed(change: Partial<MessageRecord> = {}) {
  const settings = mailSettings();
  if (!settings) throw new Error("no mail settings");
  await sendMail({ ...RECORD, ...change }, settings);
  const mail = server.mails.at(-1);
  if (!mail) throw new Error("no mail arrived");
  return mail;
}

describe("the mail", () => {
  test("goes from the site to the team, answers go to the visitor", async () => {
    const mail = await mailed();
    expect([mail.from, mail.to]).toEqual([
      "site@nokshaworks.example",
      ["team@nokshaworks.example"],
    ]);
    expect(mail.header("From")).toBe("Nokshaworks <site@nokshaworks.example>");
    expect(mail.header("Reply-To")).toBe("Rahima Akter <rahima@ghatline.example>");
    expect(plainSubject(mail.header("Subject"))).toBe("Enquiry from Rahima Akter, Ghatline Cargo");
    const number = await numberOf(RECORD._id);
    expect(mail.header("Subject")).toContain(` ${number} `);
    expect(partOf(mail, "text/plain")).toContain(`Number: ${number}`);
    expect(mail.header("Content-Type")).toMatch(/^multipart\/alternative/);
    expect(mail.raw).toContain("Content-Type: text/plain");
    expect(mail.raw).toContain("Content-Type: text/html");
    expect(mail.raw).toContain("+880 1700 000000");
  });

  test("has the same Message-ID each time", async () => {
    const ids = [await mailed(), await mailed()].map((mail) => mail.header("Message-ID"));
    expect(ids).toEqual(Array(2).fill("<8236000000000-aabbccddeeff@nokshaworks.example>"));
  });

  test.each([
    ["a comma (B10)", "Wolfe, Hannah", "Acme, Inc."],
    ["an address in it (B11)", "Jo Short, jo@x.example & Co", ""],
    ["brackets", "Jo <jo@x.example>", ""],
    ["quotes and backslash", 'Jo "Shorty" \\ Short', ""],
    ["a colon and a semicolon, the signs of a group", "team: jo@x.example; bo@x.example", ""],
    ["Bengali", "রহিমা আক্তার", "ঘাটলাইন কার্গো"],
    ["a long name", "x".repeat(120), "y".repeat(160)],
  ])("a name with %s stays one mailbox", async (_name, name, company) => {
    const mail = await mailed({ name, company });
    expect(addressparser(mail.rawHeader("Reply-To"))).toEqual([
      { name: expect.any(String), address: "rahima@ghatline.example" },
    ]);
    const unquoted = mail
      .header("Reply-To")
      .replace(/^"((?:\\.|[^"\\])*)"(?= <)/, (_, inner: string) => inner.replace(/\\(.)/g, "$1"));
    expect(unquoted).toBe(`${name} <rahima@ghatline.example>`);
    expect(mail.to).toEqual(["team@nokshaworks.example"]);
    expect(plainSubject(mail.header("Subject"))).toBe(
      `Enquiry from ${name}${company && `, ${company}`}`,
    );
  });

  test.each(["jörg@b.example", "क@भारत.भारत", "o’neil@b.example"])(
    "no Reply-To has %s; the text asks to write to it",
    async (email) => {
      const mail = await mailed({ email });
      expect(mail.header("Reply-To")).toBe("");
      const html = partOf(mail, "text/html").replace(/\s+/g, " ");
      expect(html).toContain(email);
      expect(html).toContain("write to the address above");
    },
  );

  test.each(["first+tag@example.com", "o'neil-smith@sub-domain.example"])(
    "B04, B06: Reply-To keeps %s",
    async (email) => {
      expect((await mailed({ email })).header("Reply-To")).toBe(`Rahima Akter <${email}>`);
    },
  );

  test("an international domain travels in its ASCII form", async () => {
    expect((await mailed({ email: "deb@উদাহরণ.বাংলা" })).header("Reply-To")).toMatch(
      /^Rahima Akter <deb@xn--\S+\.xn--\S+>$/,
    );
  });

  test("no line break and no turned reading direction gets into the subject", async () => {
    const mail = await mailed({
      name: "Jo\r\nBcc:\u0007 x@y.example",
      company: "\u202eev\u061cil\u202c",
    });
    expect(plainSubject(mail.header("Subject"))).toBe("Enquiry from Jo Bcc: x@y.example, evil");
    expect(mail.header("Bcc")).toBe("");
    expect(mail.to).toEqual(["team@nokshaworks.example"]);
  });

  test.each([
    ["an encoded word", "=?utf-8?q?Hello?=", "=?UTF-8?B?QWNtZQ==?="],
    ["encoded words among others", "Jo =?utf-8?q?=42=43?= =?iso-8859-1?b?SGk=?= Short", "a =?x"],
    ["a piece of one", "=?", "?="],
    ["encoded words in another script", "রহিমা =?utf-8?q?Hello?= আক্তার", "😀 =?utf-8?q?x?="],
    [
      "one between quotation marks and signs of a group",
      '"=?utf-8?q?Hello?=", x: y@z.example;',
      "=?utf-8?q?=0D=0ABcc:x@y.example?=",
    ],
    ["long ones", "=?utf-8?q?".padEnd(119, "ক😀") + "?", "=?utf-8?q?".padEnd(160, "x")],
  ])("%s arrives as it was typed, in the subject and in the name", async (_name, name, company) => {
    const mail = await mailed({ name, company, kind: "request", service: "=?utf-8?q?Web?=" });
    const { subject, replyTo } = await PostalMime.parse(mail.raw);
    expect(plainSubject(subject)).toBe(`Request for =?utf-8?q?Web?= from ${name}, ${company}`);
    expect(replyTo).toEqual([{ name, address: "rahima@ghatline.example" }]);
    for (const line of mail.raw.slice(0, mail.raw.indexOf("\r\n\r\n")).split("\r\n"))
      expect(line.length).toBeLessThanOrEqual(78);
  });

  test("is marked as made by a machine", async () => {
    expect((await mailed()).header("Auto-Submitted")).toBe("auto-generated");
  });

  test.each(["a\nb", "a\r\nb", "a\rb", "a\u2028b", "a\u2029b", "a\vb", "a\u0085\u0007b"])(
    "a line of the visitor (%j) ends without a style",
    async (message) => {
      const html = partOf(await mailed({ message }), "text/html").replaceAll("\r\n", "\n");
      expect(html).toContain(">a<br>\nb</p>");
      expect(html).not.toContain("white-space");
    },
  );

  test("blank lines and blanks at the start and in between stay, and are no markup", async () => {
    const html = partOf(
      await mailed({ message: "One\n\n  two   three\n\tfour &nbsp; <br>" }),
      "text/html",
    ).replaceAll("\r\n", "\n");
    expect(html).toContain(
      "One<br>\n<br>\n&nbsp; two&nbsp;&nbsp; three<br>\n&nbsp;&nbsp;&nbsp; four &#38;nbsp; &#60;br&#62;</p>",
    );
  });

  test("whatever the visitor typed may break, so that nothing is wider than the window", async () => {
    const html = partOf(
      await mailed({ message: "x".repeat(400), company: "y".repeat(160), name: "z".repeat(120) }),
      "text/html",
    );
    for (const [, style] of html.matchAll(/style="([^"]*)">[^<]*(?:x{50}|y{50}|z{50})/g))
      expect(style).toContain("overflow-wrap:anywhere");
    expect([...html.matchAll(/style="([^"]*)">[^<]*(?:x{50}|y{50}|z{50})/g)]).toHaveLength(4);
  });

  test("markup of the visitor is text in the HTML part", async () => {
    const { raw } = await mailed({ message: "<img src=x onerror=alert(1)>" });
    expect(raw).toContain("&#60;img src");
    expect(raw.slice(raw.indexOf("text/html"))).not.toContain("<img");
  });

  test.each(LOCALES)("is in the language of the agency: %s", async (locale) => {
    process.env["MAIL_LANGUAGE"] = locale;
    const words = mailIn(locale);
    const visitor = {
      name: "রহিমা",
      company: "ঘাটলাইন",
      service: "ওয়েব",
      message: "",
      page: "/",
      phone: "",
      email: "r@x.example",
    };
    const number = await numberOf(RECORD._id);
    for (const kind of ["enquiry", "request"] as const) {
      const mail = await mailed({ ...visitor, kind, locale: locale === "bn" ? "fr" : "bn" });
      const [html, text, subject] = [
        partOf(mail, "text/html"),
        partOf(mail, "text/plain"),
        mail.header("Subject"),
      ];
      const typed = [visitor.name, visitor.company, visitor.service, visitor.email, "UTC"];
      expectLanguage(html, locale, ...typed, number, "/");
      expectWords(
        typed.reduce(
          (left, own) => left.replaceAll(own, ""),
          `${subject} ${text}`.replaceAll(number, ""),
        ),
        locale,
      );
      for (const key of [
        "message.labels.language",
        "message.labels.sent",
        "message.noMessage",
      ] as const)
        expect([html, text].every((part) => part.includes(words(key)))).toBe(true);
      expect(subject).toContain("রহিমা, ঘাটলাইন");
    }
    expect(partOf(await mailed({ locale }), "text/plain")).not.toContain(
      `\n${words("message.labels.language")}`,
    );
  });

  test("a request names its service", async () => {
    const mail = await mailed({ kind: "request", service: "Web Design", company: "" });
    expect(plainSubject(mail.header("Subject"))).toBe("Request for Web Design from Rahima Akter");
  });
});
