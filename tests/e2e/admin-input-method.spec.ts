/**
 * Keys of an input method (Bengali, Japanese, accents) compose, and do nothing else, in whatever
 * way the browser says so.
 */
import type { Page } from "playwright/test";
import { signInAs } from "#tests/support/admin/admin.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const WAYS = ["isComposing", "keyCode 229", "after compositionend"] as const;

/** A press that belongs to an input method, on what has the focus. */
function compose(page: Page, key: string, way: (typeof WAYS)[number]): Promise<void> {
  return page.evaluate(
    ([key, way]) => {
      const target = document.activeElement ?? document.body;
      if (way === "after compositionend")
        target.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
      const how = { isComposing: way === "isComposing", keyCode: way === "keyCode 229" ? 229 : 0 };
      target.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...how }),
      );
    },
    [key, way] as const,
  );
}

test("a composing key does nothing but compose", async ({ page }) => {
  await signInAs(page, "admin");

  await test.step("the palette: a composing key neither moves nor chooses nor closes; a bare one does", async () => {
    await page.goto("/admin/account");
    await page.getByRole("button", { name: /^Search/ }).click();
    const search = page.getByRole("combobox", { name: /Search/ });
    await search.fill("trash");
    const active = () => search.getAttribute("aria-activedescendant");
    const before = await active();
    for (const way of WAYS)
      for (const key of ["ArrowDown", "Enter", "Escape"]) await compose(page, key, way);
    await expect(search).toBeVisible();
    expect(await active()).toBe(before);
    await expect(page).toHaveURL("/admin/account");
    await search.press("Enter");
    await expect(page).toHaveURL("/admin/trash");
  });

  await test.step("shortcuts: a composing key opens no list and no palette, and a form is not sent by it", async () => {
    await page.goto("/admin/users?edit=new");
    const name = page.getByRole("dialog").getByLabel("Name");
    await name.focus();
    const sent = await page.evaluate(() => {
      const press = new KeyboardEvent("keydown", {
        key: "Enter",
        keyCode: 229,
        bubbles: true,
        cancelable: true,
      });
      return document.activeElement?.dispatchEvent(press);
    });
    expect(sent, "Enter of an input method is kept from the form").toBe(false);
    for (const way of WAYS) await compose(page, "Escape", way);
    await expect(name).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    for (const way of WAYS) await compose(page, "?", way);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toHaveCount(1);
  });
});
