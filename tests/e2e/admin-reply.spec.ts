/** An overdue enquiry on its way to an answer, against the real functions, store and mail server. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { idAt } from "#server/http/ids.ts";
import { receiptOf } from "#server/inbox/receipts.ts";
import { ADMIN } from "#tests/support/admin/admin.ts";
import { freePort, partOf, startMailServer } from "#tests/support/api/smtp.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { startPlatformProcess, stopPlatforms } from "#tests/support/platform/platform.ts";
import { startStore } from "#tests/support/store/store.ts";
import { ENQUIRY, saltStore, storeMessage } from "#tests/support/api/messages.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.afterEach(stopPlatforms);

test("an overdue French enquiry gets an owner and, from a snippet, a reply; its receipt says answered", async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), "reply-"));
  const store = await startStore(dataDir);
  await saltStore(store);
  const at = Date.now() - 20 * 24 * 60 * 60_000;
  const id = await storeMessage(store, "unread", {
    ...ENQUIRY,
    _id: idAt(at, "00000000c0de"),
    createdAt: new Date(at).toISOString(),
    name: "Camille Loire",
    email: "camille@loire.example",
    message: "Un site pour nos bateaux ?",
    locale: "fr",
    page: "/fr",
  });
  const { number, url } = await receiptOf(id);
  await store.close();
  const mail = await startMailServer({
    onRcptTo({ address }, _session, done) {
      if (address !== "gone@loire.example") return done();
      done(Object.assign(new Error("No such user here"), { responseCode: 550 }));
    },
  });
  const platform = await startPlatformProcess(
    await freePort(),
    {
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: "Nokshaworks <site@nokshaworks.example>",
      MAIL_TO: "team@nokshaworks.example",
    },
    /No such user here/,
  );
  await page.goto(`${platform.url}/admin/login`);
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/admin$/);

  await test.step("a snippet in French is kept beside its English", async () => {
    await page.goto(`${platform.url}/admin/snippets`);
    await page.getByRole("button", { name: "Add a snippet" }).first().click();
    const form = page.getByRole("dialog", { name: "Add a snippet" });
    await form.getByRole("button", { name: "Save snippet" }).click();
    await expect(form.getByRole("textbox", { name: "Name" })).toBeFocused();
    await form.getByRole("textbox", { name: "Name" }).fill("We can start");
    await form
      .getByRole("textbox", { name: "Français" })
      .fill("Bonjour {name}, nous pouvons commencer en mai ({number}).\nRendez-vous : {meeting}");
    expect(await faults(page, "[role=dialog]")).toEqual([]);
    await form.getByRole("button", { name: "Save snippet" }).click();
    await expect(page.getByRole("row", { name: /We can start/ })).toContainText(
      "Missing: English, বাংলা, Español",
    );
    expect(await faults(page, "body")).toEqual([]);
  });

  await page.goto(`${platform.url}/admin/contacts`);
  await page.getByRole("combobox", { name: "State" }).selectOption({ label: "Overdue (1)" });
  await page.getByRole("link", { name: /Camille Loire/ }).click();
  const message = page.getByRole("article");
  await expect(message.getByText(/days? late/)).toBeVisible();
  await message.getByRole("combobox", { name: "Owner" }).selectOption({ index: 1 });
  await expect(page.getByText("Owner changed.")).toBeVisible();
  const label = message.getByRole("combobox", { name: "Labels" });
  await label.fill("Boats");
  await label.press("Enter");
  await expect(message.getByRole("button", { name: "Remove the label Boats" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Camille Loire/ })).toContainText("Boats");

  await test.step("the text outlives a reload, is previewed, and is mailed", async () => {
    const text = message.getByRole("textbox", { name: "Your reply" });
    await message.getByRole("button", { name: "Reply", exact: true }).click();
    await expect(text).toBeFocused();
    await expect(text).toBeInViewport({ ratio: 1 });
    await message.getByRole("combobox", { name: "Snippet" }).selectOption("We can start");
    const meeting = `${platform.url}/fr/meeting-with-nokshaworks`;
    const words = `Bonjour Camille Loire, nous pouvons commencer en mai (${number}).\nRendez-vous : ${meeting}`;
    await expect(text).toHaveValue(words);
    await page.reload();
    await expect(text).toHaveValue(words);
    await message.getByText("Preview of the email").click();
    await expect(message.getByRole("blockquote")).toHaveText("Un site pour nos bateaux ?");
    expect(await faults(page, "body")).toEqual([]);
    await message.getByRole("button", { name: "Send reply" }).dblclick();
    await expect(page.getByText("Reply sent.")).toBeVisible();
    await expect(text).toHaveValue("");
    const replies = message.getByRole("list", { name: "Replies" }).getByRole("listitem");
    await expect(replies).toHaveCount(1);
    await expect(replies).toContainText("Sent");
    const sent = mail.mails.filter(({ to }) => to.includes("camille@loire.example"));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.header("Subject")).toBe(`Re: votre message (${number})`);
    expect(partOf(sent[0] ?? { raw: "" }, "text/plain")).toContain(`> Un site pour nos bateaux ?`);
    await expect(message.getByText("Answered", { exact: true }).first()).toBeVisible();
  });

  await test.step("the visitor sees it on the receipt", async () => {
    const visitor = await page.context().newPage();
    await visitor.goto(platform.url + url);
    const steps = visitor.locator("main ol").first().getByRole("listitem");
    await expect(steps.getByRole("time")).toHaveCount(3);
    await expect(steps.last()).toContainText("Réponse envoyée");
    await expect(visitor.getByRole("main")).toContainText(
      "Notre réponse a été envoyée à camille@loire.example.",
    );
    await visitor.getByText("Corriger", { exact: false }).first().click();
    await visitor.getByRole("textbox", { name: /mail/i }).first().fill("gone@loire.example");
    await visitor.getByRole("textbox", { name: /mail/i }).first().press("Enter");
    await expect(visitor.getByText("gone@loire.example").first()).toBeVisible();
    await visitor.close();
  });

  await test.step("a refusal by the mail server reopens the message and says why", async () => {
    await page.reload();
    await expect(
      message.getByText("Reopened: the sender corrected the email address."),
    ).toBeVisible();
    await message.getByRole("textbox", { name: "Your reply" }).fill("Encore une fois.");
    await message.getByRole("button", { name: "Send reply" }).click();
    const failed = message.getByRole("listitem").filter({ hasText: "Encore une fois." });
    await expect(failed).toContainText("No such user here");
    await expect(failed.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(message.getByText("Reopened: the reply could not be sent.")).toBeVisible();
    expect(await faults(page, "body")).toEqual([]);
  });
  await platform.stop();
  await mail.close();
});
