/** The way of an enquiry: asked from a project, followed on its receipt, answered, withdrawn. */
import type { Page } from "playwright/test";
import { DEFAULT_LOCALE, type Locale, LOCALES, localePath } from "#domain/links.ts";
import { formsIn } from "#site/i18n/form-texts.ts";
import { signInAs } from "#tests/support/admin/admin.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const PROJECT = "/projects/car-rental-management";
const NUMBER = /NW-[0-9A-Z]{4}-[0-9A-Z]/;
const ask = (page: Page) => page.locator("main form[data-request] button").last();
const steps = (page: Page) => page.locator("main ol").first().getByRole("listitem");

test("asked in the dialog, its receipt follows it to the answer and to its withdrawal", async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/^404 \/enquiry\//);
  await page.goto(PROJECT);
  await ask(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("We keep your message for 24 months.");
  await dialog.getByLabel("Name").fill("Imran Hossain");
  await dialog.getByLabel("Email").fill(`imran+${Date.now()}@itbari.example`);
  await dialog.getByRole("button", { name: "Submit request" }).click();
  await expect(dialog.getByRole("link", { name: "Follow your enquiry" })).toBeVisible();
  const number = NUMBER.exec(await dialog.innerText())?.[0] ?? "";

  await expect(dialog, "it closes by itself").toBeHidden();
  await expect(ask(page)).toBeFocused();
  const line = page.getByRole("status").filter({ hasText: `Request ${number} sent.` });
  await expect(line).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(line.getByRole("link", { name: "See its receipt" })).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(number);
  await expect(page.getByRole("main").getByRole("link", { name: PROJECT })).toBeVisible();
  await expect(steps(page)).toContainText(["Received", "ReadNot yet", "AnsweredNot yet"]);
  await page.getByText("Add something").click();
  await page.getByLabel("What would you like to add?").fill("We have twelve boats.");
  await page.getByRole("button", { name: "Add to the message" }).click();
  await expect(page.getByText("Added. We will read it with your message.")).toBeVisible();
  const receipt = page.url();
  expect(receipt).not.toContain("sent=");

  const office = await browser.newPage({ reducedMotion: "reduce" });
  await signInAs(office, "manager");
  await office.goto(`/admin/contacts?q=${number.toLowerCase()}`);
  await office.getByRole("link", { name: /Imran Hossain/ }).click();
  await expect(office.getByRole("article")).toContainText("We have twelve boats.");
  await office.getByRole("button", { name: "Answered elsewhere" }).click();
  await expect(office.getByRole("button", { name: "Reopen" })).toBeVisible();

  await page.reload();
  await expect(steps(page)).not.toContainText(["", "Not yet"]);
  await expect(steps(page).getByRole("time")).toHaveCount(3);
  await page.getByText("Withdraw", { exact: true }).click();
  await page.getByRole("button", { name: "Withdraw and delete" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Withdrawn and deleted");
  expect((await page.goto(receipt))?.status()).toBe(404);
  await office.reload();
  await expect(office.getByText("This message is no longer here.")).toBeVisible();
  await office.close();
});

/** Staff read and answer it, the receipt says so, and a withdrawal leaves nothing. */
async function answeredAndWithdrawn(page: Page, locale: Locale, number: string, receipt: string) {
  const t = formsIn(locale);
  const { request } = page;
  const headers = { authorization: `Bearer ${(await signInAs(page, "manager")).token}` };
  const found = await request.get(`/api/contact?q=${number}`, { headers });
  const [{ _id: id = "" } = {}] = ((await found.json()) as { data: { _id: string }[] }).data;
  const patch = { headers, data: { read: true, answered: true } };
  expect((await request.patch(`/api/contact/${id}`, patch)).ok()).toBe(true);

  await page.goto(receipt);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(number);
  await expect(steps(page).getByRole("time")).toHaveCount(3);
  await page.getByText(t("receipt.withdraw.title"), { exact: true }).click();
  await page.getByRole("button", { name: t("receipt.withdraw.button") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("receipt.withdraw.doneTitle"));
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  expect((await page.goto(receipt))?.status()).toBe(404);
  expect((await request.get(`/api/contact/${id}`, { headers })).status()).toBe(404);
}

for (const locale of LOCALES.filter((language) => language !== DEFAULT_LOCALE))
  test(`asked in the dialog, followed, answered, withdrawn (${locale})`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/^404 \/enquiry\//);
    const t = formsIn(locale);
    await page.goto(localePath(locale, PROJECT));
    await ask(page).click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("[name=name]").fill("Imran Hossain");
    await dialog.locator("[name=email]").fill(`imran+${Date.now()}@${locale}.example`);
    await dialog.getByRole("button", { name: t("form.request.send") }).click();
    const link = dialog.getByRole("link", { name: t("receipt.follow") });
    await expect(link).toBeVisible();
    const number = NUMBER.exec(await dialog.innerText())?.[0] ?? "";
    await answeredAndWithdrawn(page, locale, number, (await link.getAttribute("href")) ?? "");
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of LOCALES)
    test(`asked, followed, answered, withdrawn (${locale})`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/^404 \/enquiry\//);
      const t = formsIn(locale);
      await page.goto(localePath(locale, PROJECT));
      await ask(page).click();
      await page.locator("main [name=name]").fill("Imran Hossain");
      await page.locator("main [name=email]").fill(`imran+${Date.now()}@${locale}.example`);
      await page.locator("main [name=message]").fill(`Twelve boats, ${locale} ${Date.now()}`);
      await page.getByRole("button", { name: t("form.request.send") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("thanks.proposal.title"));
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      const number = NUMBER.exec(await page.getByRole("main").innerText())?.[0] ?? "";
      await answeredAndWithdrawn(page, locale, number, page.url().replace(/\?.*/, ""));
    });
});
