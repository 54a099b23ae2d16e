/** Questions of the home page by staff: the list, the form, and the places where visitors read them. */
import { addressProblem } from "#server/records/record-address.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { madeRecord, openForm } from "#tests/support/admin/made-record.ts";

test("a question is reworded in its form; its address stays, and the list shows it", async ({
  page,
}) => {
  const question = "Do you ship by river?";
  const { form, stored, remove } = await madeRecord(page, "questions", { question });
  await openForm(page, "questions", question);
  await expect(page.getByText("Web address: /#do-you-ship-by-river.")).toBeVisible();
  expect(await faults(page, "html"), "form").toEqual([]);
  await page.getByLabel("Question").fill("Do you ship by boat?");
  await page.getByRole("textbox", { name: "Answer" }).fill("");
  await page.getByRole("button", { name: "Update Question" }).click();
  await expect(page.getByText("This field is required.", { exact: true })).toBeVisible();
  await page
    .getByRole("textbox", { name: "Answer" })
    .fill("Every Thursday, free for {fixDays} days.");
  await page.getByRole("button", { name: "Update Question" }).click();
  await expect(page.getByRole("link", { name: "Do you ship by boat?", exact: true })).toBeVisible();
  expect(await stored()).toMatchObject({
    slug: "do-you-ship-by-river",
    answer: "Every Thursday, free for {fixDays} days.",
  });
  expect(await faults(page, "html"), "list").toEqual([]);
  await page.goto(form);
  await page.getByRole("button", { name: "History" }).click();
  await expect(page.getByText("Changed: Question, Answer")).toBeVisible();
  await remove();
});

test("no question can take the place of another part of the home page", async ({ page }) => {
  await page.goto("/");
  const ids = await page
    .locator("[id]")
    .evaluateAll((all) =>
      all.filter((one) => !one.matches(".accordion__answer")).map(({ id }) => id),
    );
  expect(ids).toContain("contact");
  const free = ids.filter((id) => /^[a-z0-9-]+$/.test(id) && !addressProblem("questions", id));
  // Fields of the form and cards of services: no question reads like these.
  expect(free.filter((id) => !/^(?:contact|service)-/.test(id))).toEqual([]);
});
