/**
 * The newsletter's whole way, in a real browser against the real functions, store and mail server:
 * subscribed, confirmed, left.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright/test";
import type { SubscriberRecord } from "#domain/inbox/newsletter.ts";
import { freePort, type Mail, type MailServer, startMailServer } from "#tests/support/api/smtp.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import {
  type PlatformProcess,
  startPlatformProcess,
  stopPlatforms,
} from "#tests/support/platform/platform.ts";
import { startStore } from "#tests/support/store/store.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

let dataDir: string;
let mailServer: MailServer;
let platform: PlatformProcess;

test.beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "newsletter-"));
  mailServer = await startMailServer();
  platform = await startPlatformProcess(await freePort(), {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: "Nokshaworks <site@nokshaworks.example>",
    MAIL_TO: "team@nokshaworks.example",
  });
});
test.afterEach(async () => {
  await stopPlatforms();
  await mailServer.close();
});

const box = (page: Page) => page.getByRole("region", { name: "One letter a month" });

async function subscribe(page: Page): Promise<void> {
  await page.goto(`${platform.url}/blog`);
  await box(page).getByLabel("Email").fill("reader+letters@example.com");
  await box(page).getByRole("button").click();
}

/** The link of a mail, as a mail program shows it. */
function confirmLink(letter: Mail | undefined): string {
  const text = (letter?.raw ?? "").replace(/=\r\n/g, "").replaceAll("=3D", "=");
  return /\S+\/newsletter\/confirm\?token=[0-9a-f]+/.exec(text)?.[0] ?? "";
}

/** Who reads, and who waits, after the platform has stopped. */
async function stored(): Promise<Record<string, SubscriberRecord>> {
  await platform.stop();
  const store = await startStore(dataDir);
  const all = await store.all<SubscriberRecord>("subscribers");
  await store.close();
  return all;
}

test("by script: refused, subscribed, confirmed and left", async ({ page }) => {
  await test.step("an address that the server would refuse is named in place, and not sent", async () => {
    await page.goto(`${platform.url}/blog`);
    await box(page).getByLabel("Email").fill("reader@example");
    await box(page).getByRole("button").click();
    await expect(box(page).getByRole("status")).toHaveText(
      "Must be an email address, like name@example.com.",
    );
    await expect(box(page).getByLabel("Email")).toHaveValue("reader@example");
    await expect(box(page).getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await expect(box(page).getByLabel("Email")).toBeFocused();
  });

  await test.step("an address is entered, confirmed by its owner's click, and forgotten when that one leaves", async () => {
    await box(page).getByLabel("Email").fill("reader+letters@example.com");
    await box(page).getByRole("button").click();
    await expect(box(page).getByRole("status")).toHaveText(
      "Thank you. Please check your inbox and follow the link to confirm.",
    );
    await expect.poll(() => mailServer.mails.length).toBe(1);
    const [letter] = mailServer.mails;
    expect(letter?.to).toEqual(["reader+letters@example.com"]);

    await page.goto(confirmLink(letter));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more click");
    expect(await faults(page, "html")).toEqual([]);
    await page.getByRole("button", { name: "Confirm the subscription" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are subscribed");
    await expect(page.getByRole("main")).toContainText("reader+letters@example.com");

    await page.goto(letter?.header("List-Unsubscribe").slice(1, -1) ?? "");
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are unsubscribed");
    await page.getByRole("link", { name: "Back to the blog" }).click();
    await expect(page).toHaveURL(/\/blog#newsletter$/);
    // What the page still loads must not meet a stopped server.
    await page.goto("about:blank");
    expect(await stored()).toEqual({});
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("by pages: subscribed, confirmed and corrected", async ({ page, expectedErrors }) => {
    await test.step("the same way leads over pages", async () => {
      await subscribe(page);
      await expect(page).toHaveURL(`${platform.url}/newsletter/thank-you`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
      await expect.poll(() => mailServer.mails.length).toBe(1);
      await page.goto(confirmLink(mailServer.mails[0]));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await page.getByRole("main").getByRole("button").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are subscribed");
    });

    await test.step("an address that is refused comes back to be corrected", async () => {
      expectedErrors.push(/Failed to load resource/);
      await page.goto(`${platform.url}/blog`);
      await box(page).getByLabel("Email").fill("reader@example");
      await box(page).getByRole("button").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "You are not subscribed yet",
      );
      await expect(page.getByLabel("Email")).toHaveValue("reader@example");
      await page.getByLabel("Email").fill("other@example.com");
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page).toHaveURL(`${platform.url}/newsletter/thank-you`);
      await expect.poll(() => mailServer.mails.length).toBe(2);
    });

    const readers = Object.entries(await stored());
    expect(readers).toHaveLength(2);
    expect(readers).toContainEqual([
      expect.stringMatching(/^confirmed\//),
      expect.objectContaining({
        email: "reader+letters@example.com",
        confirmedAt: expect.any(String),
      }),
    ]);
  });
});
