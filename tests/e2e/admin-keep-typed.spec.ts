/** What is typed in a dialog or over a draft goes only after a question. */
import type { Page } from "playwright/test";
import { signInAs } from "#tests/support/admin/admin.ts";
import { madeRecord } from "#tests/support/admin/made-record.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";

test.use({ reducedMotion: "reduce" });

const question = (page: Page) =>
  page.getByRole("alertdialog", { name: "Discard your changes?", exact: true });

for (const { path, button, field, where } of [
  { path: "/admin/snippets", button: "Add a snippet", field: "Name", where: "a snippet" },
  { path: "/admin/users", button: "New user", field: "Email", where: "a new user" },
] as const)
  test(`in the dialog of ${where}, each way out asks before typed text is lost`, async ({
    page,
  }) => {
    await signInAs(page, "admin");
    await page.goto("/admin");
    await page.goto(path);
    const open = page.getByRole("button", { name: button }).first();
    const dialog = page.getByRole("dialog", { name: button });
    const typed = dialog.getByLabel(field);
    const under = page.getByRole("dialog", { name: button, includeHidden: true }).getByLabel(field);
    await open.click();
    await typed.press("Escape");
    await expect(dialog, "nothing is typed: no question").toHaveCount(0);
    await open.click();
    await typed.fill("salt");

    for (const leave of [
      () => typed.press("Escape"),
      () => dialog.getByRole("button", { name: "Cancel" }).click(),
      () => page.goBack(),
      async () => {
        await page.goBack();
        await expect(question(page)).toBeVisible();
        await page.goBack();
      },
    ]) {
      await leave();
      await expect(question(page)).toBeVisible();
      // A question is seen a moment before it has the focus.
      await under.dispatchEvent("keydown", { key: "Escape" });
      await expect(question(page)).toHaveCount(0);
      await expect(typed).toHaveValue("salt");
      await expect(page).toHaveURL(`${path}?edit=new`);
    }
    await page.mouse.click(5, 5);
    await expect(typed, "a press beside it closes nothing").toHaveValue("salt");

    await typed.press("Escape");
    expect(await faults(page, "[role=alertdialog]")).toEqual([]);
    await question(page).getByRole("button", { name: "Discard" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await open.click();
    await expect(typed).toHaveValue("");
  });

test("a snippet that is saved closes without a question, and so does the next one", async ({
  page,
}) => {
  await signInAs(page, "manager");
  await page.goto("/admin/snippets");
  await page.getByRole("button", { name: "Add a snippet" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add a snippet" });
  await dialog.getByLabel("Name").fill("Salted");
  await dialog.getByLabel("English").fill("We salt our nets.");
  await dialog.getByRole("button", { name: "Save snippet" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Edit Salted" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a draft replaces what is typed over it only after a question", async ({ page }) => {
  const { form, remove } = await madeRecord(page, "services");
  const details = page.getByLabel("Short details");
  await page.goto(form);
  await details.fill("Drafted.");
  await page.getByRole("button", { name: "More ways to save" }).click();
  await page.getByRole("menuitem", { name: "Save draft" }).click();
  await expect(page.getByText("Draft saved. Visitors do not see it.")).toBeVisible();
  await page.reload();
  const open = page.getByRole("button", { name: "Open the draft" });
  await details.fill("Typed since.");
  await open.click();
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(details).toHaveValue("Typed since.");
  await open.click();
  await question(page).getByRole("button", { name: "Discard" }).click();
  await expect(details).toHaveValue("Drafted.");
  await details.fill("Typed over the draft.");
  await page.getByRole("button", { name: "Back to the saved version" }).click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details).toHaveValue("Typed over the draft.");
  await page.getByRole("button", { name: "Discard the draft" }).click();
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(details).toHaveValue("Typed over the draft.");
  await page.getByRole("button", { name: "Discard the draft" }).click();
  await question(page).getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("Draft discarded.")).toBeVisible();
  await expect(details).toHaveValue("Booking, tracking and billing for boats.");
  await remove();
});

test("Back, pressed twice at a form, asks once, and its answer counts", async ({ page }) => {
  await signInAs(page, "manager");
  await page.goto("/admin/services");
  await page.getByRole("link", { name: "New Service" }).first().click();
  const typed = page.getByLabel("Short details");
  await typed.fill("salt");
  const leave = page.getByRole("alertdialog", { name: "Leave without saving?" });
  for (const answer of ["Cancel", "Leave"]) {
    await page.goBack();
    await expect(leave).toBeVisible();
    await page.goBack();
    await leave.getByRole("button", { name: answer }).click();
    await expect(leave).toHaveCount(0);
    if (answer === "Cancel") await expect(typed).toHaveValue("salt");
  }
  await expect(page).toHaveURL("/admin/services");
});
