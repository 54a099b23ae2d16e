/** A request's whole way, in a real browser against the real function, store and mail server: from the dialog to one stored message and one mail. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MessageRecord } from "#domain/message.ts";
import { startPlatformProcess, stopPlatforms } from "#tests/support/platform.ts";
import { expect, test } from "#tests/support/quiet-page.ts";
import { freePort, startMailServer } from "#tests/support/smtp.ts";
import { startStore } from "#tests/support/store.ts";

test.describe.configure({ timeout: 90_000 });
test.afterEach(stopPlatforms);

test("a request from a platform page is stored once and mailed once, answers go to the visitor", async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "request-"));
  const mailServer = await startMailServer();
  const platform = await startPlatformProcess(await freePort(), {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: "Nokshaworks <site@nokshaworks.example>",
    MAIL_TO: "team@nokshaworks.example",
  });
  await page.goto(`${platform.url}/platform/daraz`);
  await page.getByRole("button", { name: "Get Service" }).first().click();
  const dialog = page.getByRole("dialog");
  const service = await dialog.getByLabel("Service").inputValue();
  const message = await dialog.getByLabel("Project details").inputValue();
  await dialog.getByLabel("Name").fill("Wolfe, Hannah");
  await dialog.getByLabel("Email").fill("o'neil-smith+site@sub-domain.example");
  await dialog.getByLabel("Timeline").selectOption("Within a month");
  await dialog.getByRole("button", { name: "Submit request" }).click();
  await expect(dialog).toContainText("Request Submitted Successfully!");
  await expect.poll(() => mailServer.mails.length).toBe(1);
  await platform.stop();
  await mailServer.close();

  const store = await startStore(dataDir);
  const messages = Object.values(await store.all<MessageRecord>("messages"));
  expect(messages).toMatchObject([{ kind: "request", service, message, timeline: "Within a month", budget: "", page: "/platform/daraz" }]);
  expect(await store.keys("outbox")).toEqual([]);
  await store.close();
  expect(mailServer.mails).toHaveLength(1);
  expect(mailServer.mails[0]?.header("Subject")).toBe(`Request for ${service} from Wolfe, Hannah`);
  expect(mailServer.mails[0]?.header("Reply-To")).toBe(`"Wolfe, Hannah" <o'neil-smith+site@sub-domain.example>`);
});
