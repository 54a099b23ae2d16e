/** The request dialog from a visitor's view. */
import { expect, type Page } from "playwright/test";

export const SERVICE = "/services/web-design-development";
export const PLATFORM = "/platform/amazon";

export const opener = (page: Page) => page.getByRole("button", { name: "Start Your Project" });
export const dialog = (page: Page) => page.getByRole("dialog");
export const field = (page: Page, name: string) => dialog(page).getByLabel(name);
/** Located by its kind because its text changes. */
export const submit = (page: Page) => dialog(page).locator("button:not([type])");

export async function open(page: Page, path = SERVICE): Promise<void> {
  await page.goto(path);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

export async function fill(page: Page): Promise<void> {
  await field(page, "Name").fill("Imran Hossain");
  await field(page, "Email").fill("imran+shop@itbari.example");
}
