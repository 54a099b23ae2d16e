/** A draft shared with a client: its link in another browser, without an account, until its end. */
import { madeRecord } from "#tests/support/admin/made-record.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";

test.use({ reducedMotion: "reduce" });

const DETAILS = "Nets that a client reads before they are on the site.";

test("a draft is shared by keys, seen on a phone without signing in, without script too, and ended", async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/^410 \/preview\//);
  const { form, stored } = await madeRecord(page, "services", { serviceType: "Shared Looms" });
  await page.goto(form);
  await page.getByLabel("Short details").fill(DETAILS);
  const share = page.getByRole("button", { name: "Share preview" });
  const drawer = page.getByRole("dialog", { name: "Share a preview" });
  const address = drawer.getByRole("textbox", { name: /^Address of the link/ });

  await test.step("text that is neither saved nor a draft is said not to be in it", async () => {
    await share.press("Enter");
    await expect(drawer).toContainText("What you have typed since then is not included.");
    await expect(drawer).toContainText("There is no link yet.");
    await page.keyboard.press("Escape");
    await expect(share).toBeFocused();
    await page.getByRole("button", { name: "More ways to save" }).click();
    await page.getByRole("menuitem", { name: "Save draft" }).click();
    await expect(page.getByText("Draft saved. Visitors do not see it.")).toBeVisible();
  });

  await test.step("a link is made and copied", async () => {
    await share.press("Enter");
    await expect(drawer).not.toContainText("What you have typed since");
    await drawer.getByLabel("The link works for").selectOption("1 day");
    await drawer.getByRole("button", { name: "Create link" }).press("Enter");
    await expect(page.getByText("Link created.")).toBeVisible();
    await expect(address).toHaveValue(/\/preview\/services\//);
    expect(await faults(page, "body")).toEqual([]);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await drawer.getByRole("button", { name: /^Copy the link/ }).press("Enter");
    await expect(page.getByText("Link copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await address.inputValue(),
    );
  });
  const url = await address.inputValue();
  expect((await stored()).shortDetails).not.toBe(DETAILS);

  await test.step("a client opens it on a phone", async () => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: { width: 390, height: 844 },
      reducedMotion: "reduce",
    });
    const errors: string[] = [];
    const client = await context.newPage();
    client.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await client.goto(url);
    await expect(client.getByRole("heading", { level: 1, name: "Shared Looms" })).toBeVisible();
    await expect(client.getByText(DETAILS)).toBeVisible();
    await expect(client.getByText(/^Preview: a draft by Admin.* is not on the site/)).toBeVisible();
    expect(await faults(client, "html")).toEqual([]);
    expect(await client.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(errors).toEqual([]);
    await context.close();
  });

  await test.step("without script the page says the same", async () => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      javaScriptEnabled: false,
      locale: "fr-FR",
    });
    const client = await context.newPage();
    await client.goto(url);
    await expect(client.getByText(DETAILS)).toBeVisible();
    await expect(client.getByText(/^Aperçu\s: brouillon de Admin/)).toBeVisible();
    await context.close();
  });

  await test.step("ended after a question, the link says so in plain words", async () => {
    await drawer.getByRole("button", { name: /^End the link/ }).press("Enter");
    const question = page.getByRole("alertdialog", { name: "End this link?" });
    await question.getByRole("button", { name: "End" }).click();
    await expect(drawer).toContainText("There is no link yet.");
    await expect(drawer.getByRole("heading", { name: "Links that work now" })).toBeFocused();
    const client = await page.context().newPage();
    const answer = await client.goto(url);
    expect(answer?.status()).toBe(410);
    await expect(
      client.getByRole("heading", { level: 1, name: "This preview has ended." }),
    ).toBeVisible();
    await expect(client.getByText(DETAILS)).toHaveCount(0);
    await client.close();
  });

  await test.step("the activity tells of it", async () => {
    await page.goto("/admin/activity");
    await expect(page.getByText(/shared a preview of/).first()).toBeVisible();
  });
});
