/**
 * A request's whole way, in a real browser against the real functions, store and mail server, from
 * the dialog and without script.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MessageRecord } from "#domain/inbox/message.ts";
import { plainSubject } from "#tests/support/api/mail.ts";
import { freePort, startMailServer } from "#tests/support/api/smtp.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { startPlatformProcess, stopPlatforms } from "#tests/support/platform/platform.ts";
import { startStore } from "#tests/support/store/store.ts";

test.afterEach(stopPlatforms);

test("a request from a platform page is stored once and mailed once, answers go to the visitor", async ({
  browser,
  page,
}) => {
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

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${platform.url}/platform/daraz`);
  await plain.getByRole("button", { name: "Get Service" }).last().click();
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Start your project");
  await expect(plain.getByRole("textbox", { name: "Service" })).toHaveAttribute("readonly");
  const asked = {
    service: await plain.getByRole("textbox", { name: "Service" }).inputValue(),
    message: await plain.getByLabel("Project details").inputValue(),
    name: "Rahima Akter",
    budget: "$5,000 to $15,000",
  };
  expect([asked.service, asked.message]).toEqual([
    expect.stringMatching(/^Daraz ./),
    expect.stringMatching(/^.{100,151}…$/),
  ]);
  await plain.getByLabel("Name").fill(asked.name);
  await plain.getByLabel("Email").fill("rahima@ghatline.example");
  await plain.getByLabel("Budget").selectOption(asked.budget);
  await plain.getByRole("button", { name: "Submit request" }).click();
  await expect(plain).toHaveURL(/\/enquiry\/[^/]+\?sent=request$/);
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText(
    "Request Submitted Successfully!",
  );
  await expect(plain.getByRole("main")).toContainText("We’ll get back to you within 24 hours.");
  await expect(plain.getByRole("main")).not.toContainText("within 30 minutes");
  await plain.close();
  await expect.poll(() => mailServer.mails.length).toBe(2);
  await platform.stop();
  await mailServer.close();

  const store = await startStore(dataDir);
  const messages = Object.values(await store.all<MessageRecord>("messages"));
  // The newest comes first.
  expect(messages).toMatchObject([
    { ...asked, kind: "request", timeline: "", page: "/request" },
    {
      kind: "request",
      service,
      message,
      timeline: "Within a month",
      budget: "",
      page: "/platform/daraz",
    },
  ]);
  expect(await store.keys("outbox")).toEqual([]);
  await store.close();
  expect(mailServer.mails).toHaveLength(2);
  expect(plainSubject(mailServer.mails[0]?.header("Subject"))).toBe(
    `Request for ${service} from Wolfe, Hannah`,
  );
  expect(mailServer.mails[0]?.header("Reply-To")).toBe(
    `"Wolfe, Hannah" <o'neil-smith+site@sub-domain.example>`,
  );
});
