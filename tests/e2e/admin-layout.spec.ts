/** What stands around each screen of the staff area, by role, by keys and on a phone. */
import { signInAs } from "#tests/support/admin/admin.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

test.use({ reducedMotion: "reduce" });

test("layout: entries by role, View Site in a new tab, unknown addresses lead back; on a phone a bottom bar", async ({
  page,
}) => {
  await signInAs(page, "manager");
  await page.goto("/admin");
  const side = page.getByRole("navigation", { name: "Admin" }).first();
  for (const name of ["Dashboard", "Services", "Projects"])
    await expect(side.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(side.getByRole("link", { name: "Users" })).toHaveCount(0);
  const me = page.getByRole("complementary", { name: "Areas and account" });
  await expect(me.getByText("Kamal Uddin")).toBeVisible();
  await expect(me.getByText("Manager", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "View Site, opens in a new tab" })).toHaveAttribute(
    "target",
    "_blank",
  );

  await test.step("by keys: past the frame at once, and a new screen is read from its start", async () => {
    await expect(page.getByRole("region", { name: "Totals" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
    await side.getByRole("link", { name: "Services" }).press("Enter");
    await expect(page.getByRole("main", { name: "Services Management" })).toBeFocused();
    await expect(page).toHaveTitle("Services Management | Nokshaworks admin");
  });

  await page.goto("/admin/nowhere");
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(page).toHaveURL("/admin");

  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole("navigation", { name: "Admin" }).last();
  await bar.getByRole("link", { name: "Projects" }).click();
  await expect(page).toHaveURL("/admin/projects");
  await bar.getByRole("button", { name: "More" }).click();
  const menu = page.getByRole("dialog");
  await menu.getByRole("link", { name: "My account" }).click();
  await expect(page).toHaveURL("/admin/account");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});
