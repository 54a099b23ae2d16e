/**
 * The request dialog (spec 1, section 4 "Request modal"; case B65): what closes it, where the focus
 * goes, and what stays.
 */
import type { ElementHandle, Page } from "playwright/test";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import {
  dialog,
  field,
  fill,
  open,
  opener,
  PLATFORM,
  SERVICE,
} from "#tests/support/page/request-modal.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const WAYS = [
  ["Cancel", (page: Page) => dialog(page).getByRole("button", { name: "Cancel" }).press("Enter")],
  ["the icon", (page: Page) => dialog(page).getByRole("button", { name: "Close" }).press("Space")],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["a click outside", (page: Page) => page.mouse.click(5, 5)],
] as const;

test("closing (B65)", async ({ page }) => {
  await page.goto(SERVICE);
  for (const [way, close] of WAYS)
    await test.step(`by ${way}: the focus is on the button again, and it opens again`, async () => {
      for (const key of ["Enter", "Space"]) {
        await opener(page).focus();
        await page.keyboard.press(key);
        await expect(field(page, "Name")).toBeFocused();
        await close(page);
        await expect(dialog(page)).toBeHidden();
        await expect(opener(page)).toBeFocused();
      }
    });

  await test.step("a press on the button in the same moment opens it again", async () => {
    await opener(page).click();
    await expect(field(page, "Name")).toBeFocused();
    const button = await opener(page).elementHandle();
    await dialog(page).evaluate(
      (open: HTMLDialogElement, again) => {
        open.close();
        again?.click();
      },
      button as ElementHandle<HTMLElement> | null,
    );
    await expect(field(page, "Name")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  });

  await test.step("keeps the focus inside and the page still while it is open", async () => {
    await opener(page).click();
    await expect(field(page, "Name")).toBeFocused();
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(outside).toBe(false);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      "hidden",
    );
  });

  await test.step("marking text with the mouse beyond the edge is no click outside", async () => {
    const box = await field(page, "Name").boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  });

  await test.step("a click outside asks when something was typed; Keep writing goes back, Close keeps the words", async () => {
    await field(page, "Name").fill("Imran");
    await page.mouse.click(5, 5);
    const question = dialog(page).getByRole("group", { name: "Close without sending?" });
    const keep = question.getByRole("button", { name: "Keep writing" });
    await expect(keep).toBeFocused();
    expect(await faults(page, "dialog")).toEqual([]);
    await keep.click();
    await expect(question).toBeHidden();
    await expect(field(page, "Name")).toBeFocused();

    await page.mouse.click(5, 5);
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(dialog(page)).toBeVisible();

    await page.mouse.click(5, 5);
    await question.getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(field(page, "Name")).toHaveValue("Imran");
  });
});

test("what was typed outlives the page and its tab; the page's own words are not part of it", async ({
  page,
  context,
}) => {
  await open(page);
  await fill(page);
  await field(page, "Timeline").selectOption({ index: 2 });
  await page.reload();
  await opener(page).click();
  await expect(field(page, "Email")).toHaveValue("imran+shop@itbari.example");
  await expect(field(page, "Timeline")).toHaveValue("In one to three months");
  await page.close({ runBeforeUnload: true });

  const later = await context.newPage();
  await later.goto(PLATFORM);
  const feature = later.getByRole("button", { name: "Get Service" });
  await feature.nth(0).click();
  await expect(field(later, "Name")).toHaveValue("Imran Hossain");
  const given = await field(later, "Project details").inputValue();
  expect(given).toMatch(/…$/);
  await later.reload();
  await feature.nth(1).click();
  await expect(field(later, "Project details")).not.toHaveValue(given);
  await expect(field(later, "Project details")).toHaveValue(/…$/);
  await field(later, "Project details").fill("Mine");
  await later.reload();
  await feature.nth(1).click();
  await expect(field(later, "Project details")).toHaveValue("Mine");
});
