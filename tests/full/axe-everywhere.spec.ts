/**
 * Axe by all its rules on every page in English, at the widths of a phone, a tablet and a desk,
 * light and dark.
 */
import { globSync } from "node:fs";
import { join } from "node:path";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const DIST = process.env["SITE_DIR"] ?? join(import.meta.dirname, "../../dist");
const BUILT = globSync("**/*.html", { cwd: DIST, exclude: ["{admin,bn,es,fr}{,/**,.html}"] })
  .map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, "")}`)
  .toSorted();

/** Pages of other addresses answer so themselves; the scheduler is kept away. */
test.use({ expectedErrors: [/^(?:404 |ERR_FAILED )/] });
test.beforeEach(async ({ context, page }) => {
  await context.route(/^https:/, (route) => route.abort());
  await page.emulateMedia({ reducedMotion: "reduce" });
});

for (const path of [
  ...BUILT,
  "/no-such-page",
  "/request?service=Graphics%20Design",
  "/search?q=design",
]) {
  test(path, async ({ page }) => {
    await page.goto(path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await faults(page, "html"), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test("the dialog of the search", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  for (const [query, shown] of [
    ["design", "Graphics Design"],
    ["pryvacie", "Nothing found for “pryvacie”"],
  ] as const) {
    await dialog.getByRole("searchbox").fill(query);
    await expect(dialog.getByText(shown).first()).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await faults(page, "dialog"), `${query}, ${colorScheme}`).toEqual([]);
    }
  }
});
