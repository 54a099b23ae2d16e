/** The project that the publishing walk adds through the form. */
import { expect, type Page } from "playwright/test";
import { makePicture } from "#tests/support/records/pictures.ts";
import { turn } from "./made-record.ts";
import { sectionsOf } from "./preview.ts";

/**
 * Creates it, with the form's refusals on the way; returns the sections of its page as in the
 * form's preview.
 */
export async function makeBoatYard(page: Page): Promise<Awaited<ReturnType<typeof sectionsOf>>> {
  await page.goto("/admin/projects/new");
  await page.getByLabel("Title").fill("Boat yard of Sadarghat");
  await page.getByLabel("Client").fill("Sadarghat Docks");
  await page.getByLabel("Description").fill("Repairs in one list.\n\nThe yard had three.");
  await page.getByLabel("Location").fill("Barishal");
  await page.getByLabel("Status").selectOption("In Progress");
  await page.getByLabel("Start date").fill("2026-01-10");
  await page.getByLabel("Completion date").fill("2026-03-01");
  await turn(page.getByRole("switch", { name: "Featured" }), true);
  const pictures = [await makePicture("png", 480, 320), await makePicture("png", 480, 320)];
  await page
    .getByLabel("Add pictures")
    .setInputFiles(
      pictures.map((buffer, n) => ({ name: `${n}.png`, mimeType: "image/png", buffer })),
    );
  await expect(page.getByText("2 of 8 used")).toBeVisible();
  await page.getByLabel("Description of picture 1").fill("Hulls at low tide");
  await page.getByLabel("Description of picture 2").fill("Hulls at high tide");
  const preview = page.frameLocator("iframe");
  const budget = preview.locator("dt").getByText("Budget");
  await page.getByLabel("Budget").fill("1234.5");
  await expect(budget).toBeVisible();
  await page.getByLabel("Budget").fill("1e5");
  await expect(budget, "refused by the form").toHaveCount(0);
  await page.getByLabel("Budget").fill("1234.5");
  const facts = ["Client", "Category", "Location", "Status", "Budget"];
  await expect(preview.locator(".facts dt")).toHaveText(facts);
  await expect(preview.locator(".facts dd")).toHaveText([
    "Sadarghat Docks",
    "Residential",
    "Barishal",
    "In Progress",
    "$1,234.50",
  ]);
  await expect(preview.getByRole("img", { name: "Hulls at high tide" })).toHaveCount(1);
  const previewed = await sectionsOf(page);
  expect(Object.keys(previewed)).toEqual(["page-title", "begin"]);
  await page.getByRole("button", { name: "Create Project" }).click();
  await expect(page.getByRole("heading", { name: "Projects Management" })).toBeVisible();
  return previewed;
}
