/**
 * A site that has given up its newsletter and two of its languages, with readers and writers from
 * before.
 */
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { LOCALES } from "#domain/links.ts";
import { mailSettings } from "#server/env/env.ts";
import { exportMessages } from "#server/inbox/inbox-export.ts";
import { sendMail } from "#server/mail/mail.ts";
import { deliverDue } from "#server/mail/outbox.ts";
import { sendReceipt } from "#server/mail/receipt.ts";
import { sendLetter } from "#server/newsletter/confirmation-mail.ts";
import { formsIn } from "#site/i18n/form-texts.ts";
import { rowsOf } from "#tests/support/api/csv.ts";
import { putMessage } from "#tests/support/api/inbox.ts";
import { RECORD } from "#tests/support/api/mail.ts";
import {
  confirmLink,
  openDesk,
  post,
  READER,
  SITE,
  unsubscribeLink,
  visit,
} from "#tests/support/api/newsletter.ts";
import { partOf, pointMailAt, pointMailNowhere } from "#tests/support/api/smtp.ts";
import { expectPage, linksIn, switchOf, withFrame } from "#tests/support/page/framed-page.ts";
import { withQuickTries } from "#tests/support/store/quick-store.ts";

// Modules that earlier test files loaded know everything.
vi.hoisted(() => vi.resetModules());
const parts = vi.hoisted(() => ({ newsletter: true }));
vi.mock("#domain/content/parts.ts", async (load) => {
  const real = await load<{ PARTS: object }>();
  return { ...real, PARTS: Object.assign(parts, real.PARTS) };
});
vi.mock("#generated/agency.ts", async (load) => ({
  ...(await load<object>()),
  languages: ["en", "bn"],
}));
afterAll(() => {
  vi.doUnmock("#domain/content/parts.ts");
  vi.doUnmock("#generated/agency.ts");
  vi.resetModules();
});

withFrame();
withQuickTries();
const desk = openDesk();

describe("without the newsletter", () => {
  beforeEach(() => void (parts.newsletter = true));

  test("its readers can still leave, in every language", async () => {
    const letter = await desk.subscribed();
    parts.newsletter = false;
    const asked = await visit(unsubscribeLink(letter));
    expectPage(asked, 200, "Leave the newsletter?");
    const titles = LOCALES.map((locale) => formsIn(locale)("subscription.unsubscribe.title"));
    for (const [index, address] of switchOf(asked.text).entries())
      expectPage(await visit(SITE + address), 200, titles[index]);
    const left = await visit(unsubscribeLink(letter), "POST", { origin: SITE });
    expectPage(left, 200, "You are unsubscribed");
    expect(linksIn(left.text)).toContain("Back to the home page /");
    expect(await desk.stored()).toEqual({});
  });

  test.each(["GET", "POST"] as const)("a link to confirm says so: %s", async (method) => {
    await post(READER);
    const link = confirmLink(desk.mail.mails[0]);
    parts.newsletter = false;
    const before = await desk.stored();
    const { text, ...page } = await visit(link, method, { origin: SITE });
    expectPage({ text, ...page }, 404, "The newsletter has ended");
    expect(text).not.toContain("<form");
    expect(await desk.stored()).toEqual(before);
  });

  test("a broken link does not ask for an address again", async () => {
    parts.newsletter = false;
    const link = `${SITE}/newsletter/unsubscribe?token=1`;
    for (const method of ["GET", "POST"] as const)
      expectPage(await visit(link, method), 404, "The newsletter has ended");
  });

  test("a letter that waited is not sent any more", async () => {
    pointMailNowhere();
    await post(READER);
    parts.newsletter = false;
    pointMailAt(desk.mail.port);
    await deliverDue(() => Date.now() + 11 * 60_000);
    expect([desk.mail.mails, await desk.store.keys("outbox")]).toEqual([[], []]);
  });
});

describe("in a former language", () => {
  const FRENCH = { ...RECORD, locale: "fr" } as const;
  const FRENCH_READER = {
    id: "0".repeat(32),
    folder: "pending",
    record: { email: "a@b.example", locale: "fr", createdAt: "", askedAt: "", nonce: "1" },
  } as const;

  const settings = () => {
    const found = mailSettings();
    if (!found) throw new Error("no mail settings");
    return found;
  };

  const sent = (type: "text/plain" | "text/html") =>
    desk.mail.mails.map((mail) => partOf(mail, type)).join("");

  test("the agency reads which language it was", async () => {
    await sendMail(FRENCH, settings());
    expect(sent("text/plain")).toContain("Language: French");
    await putMessage(desk.store, "unread", 1, { locale: "fr" });
    const table = await exportMessages({ filter: "all", label: "", q: "", me: "" }, "en");
    const [heads = [], row = []] = rowsOf(await table.text());
    expect(row[heads.indexOf("Language")]).toBe("fr");
  });

  test.each([
    ["receipt", () => sendReceipt("1", FRENCH, SITE, settings())],
    ["letter", () => sendLetter("1", FRENCH_READER, SITE, settings())],
  ])("a %s is in English, and leads to pages of the site", async (_mail, send) => {
    await send();
    const html = sent("text/html");
    expect(html).toContain('<html lang="en">');
    expect(html).toMatch(
      /href="http:\/\/localhost:8888\/(?:enquiry\/[\w.-]+|newsletter\/confirm\?[^"]*)"/,
    );
  });
});
