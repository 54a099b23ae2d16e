/** What stands beside a message, and the figures of the inbox, over the real functions and store. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { idAt } from "#server/http/ids.ts";
import { noteSender } from "#server/inbox/senders.ts";
import { ADMIN } from "#tests/support/admin/admin.ts";
import { freePort } from "#tests/support/api/smtp.ts";
import { heldToast } from "#tests/support/admin/toast.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { startPlatformProcess, stopPlatforms } from "#tests/support/platform/platform.ts";
import { startStore } from "#tests/support/store/store.ts";
import { ENQUIRY, saltStore, storeMessage } from "#tests/support/api/messages.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.afterEach(stopPlatforms);

const MINUTE = 60_000;

test("a likely duplicate is shown beside its message and closed with undo; figures say where messages come from", async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), "beside-"));
  const store = await startStore(dataDir);
  await saltStore(store);
  const put = async (minutes: number, serial: string, fields: object) => {
    const at = Date.now() - minutes * MINUTE;
    const record = {
      ...ENQUIRY,
      _id: idAt(at, serial.padStart(12, "0")),
      createdAt: new Date(at).toISOString(),
      name: "Ana Pérez",
      email: "ana@pottery.example",
      page: "/contact",
      ...fields,
    };
    await noteSender(record);
    return storeMessage(store, "unread", record);
  };
  const plan = "We would like a new website for our small pottery.";
  await put(9, "a", { message: plan, page: "/fr/contact" });
  await put(5, "b", { message: `${plan} Ana`, from: "google.com" });
  await put(3, "c", {
    message: "Something else.",
    name: "Luis Pérez",
    email: "l@p.example",
    page: "",
  });
  await store.close();
  const platform = await startPlatformProcess(await freePort(), {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await page.goto(`${platform.url}/admin/login`);
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto(`${platform.url}/admin/contacts`);

  await test.step("the page by its title, the site by its host", async () => {
    await page
      .getByRole("link", { name: /Ana Pérez/ })
      .first()
      .click();
    const message = page.getByRole("article");
    await expect(message.getByRole("link", { name: "Contact", exact: true })).toBeVisible();
    await expect(message.getByText("Came from google.com")).toBeVisible();
  });

  await test.step("the double is open to be seen, and is closed and opened again", async () => {
    const message = page.getByRole("article");
    const others = message.getByRole("group").filter({ hasText: "2 other messages" });
    await expect(others.getByRole("listitem")).toHaveCount(2);
    await expect(others.getByRole("listitem").first()).toContainText(
      "Luis Pérez, same phone number",
    );
    await expect(others.getByRole("listitem").last()).toContainText("Likely duplicate");
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await faults(page, "body")).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await others.getByRole("button", { name: "Close as duplicate" }).click();
    const closed = await heldToast(page, "Closed as a duplicate.");
    await expect(message.getByText("Closed", { exact: true })).toBeVisible();
    await closed.getByRole("button", { name: "Undo" }).click();
    await expect(message.getByText("Closed", { exact: true })).toHaveCount(0);
    await others.getByRole("link", { name: plan }).click();
    await expect(page.getByRole("article").getByText(plan, { exact: true }).first()).toBeVisible();
  });

  await test.step("the figures, in words and as a table", async () => {
    await page.getByRole("button", { name: "Figures" }).click();
    const figures = page.getByRole("dialog", { name: "Figures" });
    await expect(figures.getByText("No answer yet this week.")).toBeVisible();
    await expect(figures.getByRole("row", { name: "Contact 2" })).toBeVisible();
    await expect(figures.getByRole("row", { name: "Unknown 1" })).toBeVisible();
    expect(await faults(page, "[role=dialog]")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Figures" })).toBeFocused();
    await page.getByRole("button", { name: "Answered elsewhere" }).click();
    await expect(page.getByText("Marked as answered.")).toBeVisible();
    await page.getByRole("button", { name: "Figures" }).click();
    await expect(figures.getByText(/^1 first answer since Monday\./)).toBeVisible();
  });
  await platform.stop();
});
