/**
 * The enquiry's whole way, in a real browser against the real functions, store and mail server
 * (spec 1, sections 2, 4, 7 and 8):
 * from the form to exactly one stored message and one mail, with mail down, and without script.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import type { MessageRecord } from "#domain/inbox/message.ts";
import { freePort, startMailServer } from "#tests/support/api/smtp.ts";
import { startPlatformProcess, stopPlatforms } from "#tests/support/platform/platform.ts";
import { startStore } from "#tests/support/store/store.ts";
import outbox from "../../netlify/functions/outbox.ts";

// Processes are started and stopped several times.
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.afterEach(stopPlatforms);

const VISITOR = {
  name: "Wolfe, Hannah",
  email: "o'neil-smith+site@sub-domain.example",
  phone: "+880 1700-000000 ext 5",
  company: "Acme, Inc.",
  message: "আমাদের একটি নতুন দোকান দরকার। <b>Two</b> sentences are enough.",
};

const MAIL = {
  MAIL_FROM: "Nokshaworks <site@nokshaworks.example>",
  MAIL_TO: "team@nokshaworks.example",
};

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel("Your name").fill(VISITOR.name);
  await page.getByLabel("Email", { exact: false }).first().fill(VISITOR.email);
  await page.getByLabel("Phone").fill(VISITOR.phone);
  await page.getByLabel("Company").fill(VISITOR.company);
  await page.getByRole("textbox", { name: /^Message/ }).fill(VISITOR.message);
}

/** Sent before the form is alive, it goes by the browser's own post and ends on another page. */
const alive = (page: Page) =>
  expect(page.locator("form[novalidate]").getByLabel("Your name")).toBeVisible();

/**
 * Everything that a data folder holds of messages and waiting mails, read after its platform has
 * stopped.
 */
async function stored(dataDir: string): Promise<{ messages: MessageRecord[]; waiting: string[] }> {
  const store = await startStore(dataDir);
  const messages = Object.values(await store.all<MessageRecord>("messages"));
  const waiting = await store.keys("outbox");
  await store.close();
  return { messages, waiting };
}

test("an enquiry is stored and mailed, at once or later", async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "enquiry-"));
  const [port, mailPort] = [await freePort(), await freePort()];
  const env = { DATA_DIR: dataDir, ...MAIL };
  const send = async () => {
    await page.goto(`http://localhost:${port}`);
    await fillForm(page);
    await alive(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Message sent successfully!")).toBeVisible();
    await expect(
      page.getByText("Thank you for reaching out. We’ll get back to you soon."),
    ).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("");
  };

  const first =
    await test.step("an enquiry is stored once, survives a restart, and is mailed once with the visitor in Reply-To", async () => {
      const mailServer = await startMailServer();
      const platform = await startPlatformProcess(port, {
        ...env,
        SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      });
      await send();
      await expect.poll(() => mailServer.mails.length).toBe(1);
      await platform.stop();
      await mailServer.close();
      const { messages, waiting } = await stored(dataDir);
      expect(messages).toHaveLength(1);
      expect(messages[0]).toMatchObject(VISITOR);
      expect(waiting).toEqual([]);
      expect(mailServer.mails).toHaveLength(1);
      expect(mailServer.mails[0]?.header("Reply-To")).toBe(`"Wolfe, Hannah" <${VISITOR.email}>`);
      expect(mailServer.mails[0]?.to).toEqual(["team@nokshaworks.example"]);
      return messages[0];
    });

  await test.step("with the mail server down the visitor still succeeds, and the mail arrives by retry", async () => {
    const expected = /^\S+ failed: mail of \S+, attempt 1: .*ECONNREFUSED/;
    const platform = await startPlatformProcess(
      port,
      { ...env, SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
      expected,
    );
    await send();
    await platform.stop();

    const before = await stored(dataDir);
    expect(before.messages).toHaveLength(2);
    expect(before.messages).toContainEqual(first);
    const second = before.messages.find(({ _id }) => _id !== first?._id);
    expect(second).toMatchObject(VISITOR);
    expect(before.waiting).toEqual([`waiting/${second?._id}`]);

    // The first retry is due after a minute: the wait is taken out of the stored entry, and the
    // schedule's next run need not be awaited.
    const mailServer = await startMailServer({ port: mailPort });
    const store = await startStore(dataDir);
    const [key = "", entry] =
      Object.entries(await store.all<{ attempts: number; nextAt: number }>("outbox"))[0] ?? [];
    expect(entry?.attempts).toBe(1);
    await store.write("outbox", key, { ...entry, nextAt: Date.now() });
    await outbox();
    await store.close();
    await mailServer.close();
    const after = await stored(dataDir);
    expect(after.messages).toEqual(before.messages);
    expect(after.waiting).toEqual([]);
    expect(mailServer.mails).toHaveLength(1);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts by itself", async ({ page }) => {
    const dataDir = mkdtempSync(join(tmpdir(), "enquiry-"));
    const mailServer = await startMailServer();
    const platform = await startPlatformProcess(await freePort(), {
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      ...MAIL,
    });

    await test.step("a refused post comes back with every word in it", async () => {
      await page.goto(platform.url);
      await fillForm(page);
      await page.getByLabel("Phone").fill("abc");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByRole("textbox", { name: /message/i })).toHaveValue(VISITOR.message);
      await expect(page.getByRole("textbox", { name: /name/i })).toHaveValue(VISITOR.name);
      await expect(
        page.getByText("Must be a phone number, like +880 1700 000000.", { exact: true }),
      ).toBeVisible();
    });

    await test.step("the form posts by itself and leads to its receipt; one message, one mail", async () => {
      await page.goto(platform.url);
      await fillForm(page);
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page).toHaveURL(/\/enquiry\/[^/]+\?sent=home$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Message sent successfully!",
      );
      await expect(page.getByRole("main")).toContainText(/NW-.{4}-.*Received.*We answer by/);
      await expect.poll(() => mailServer.mails.length).toBe(1);
      await platform.stop();
      await mailServer.close();
      const { messages } = await stored(dataDir);
      expect(messages).toHaveLength(1);
      expect(messages[0]).toMatchObject({ name: VISITOR.name, message: VISITOR.message });
    });
  });
});
