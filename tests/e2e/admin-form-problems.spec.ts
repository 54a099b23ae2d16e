/** A save that a form's own rules refuse: its problems at the head, each with the way to its field. */
import { signInAs } from "#tests/support/admin/admin.ts";
import { madeRecord } from "#tests/support/admin/made-record.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("several problems get the focus as a list, lead to their fields, and leave it one by one", async ({
  page,
}) => {
  await signInAs(page, "manager");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/projects/new");
  await page.getByLabel("Title").fill("Tide Tables");
  await page.getByLabel("Description").fill("Tides of nine rivers.");
  await page.getByRole("textbox", { name: "Feature 1" }).fill("y".repeat(501));
  await page.keyboard.press("Control+s");
  const list = page.getByRole("region", { name: "Not saved. Correct 5 fields." });
  await expect(list).toBeFocused();
  await expect(list).toBeInViewport({ ratio: 1 });
  await expect(
    page.locator("[role=alert], [role=status]").filter({ hasText: "Not saved" }),
  ).toHaveCount(0);
  await expect(list.getByRole("link")).toHaveText([
    "Client: This field is required.",
    "Location: This field is required.",
    /^Start date: Must be a date/,
    /^Completion date: Must be a date/,
    /^Features 1: .*500/,
  ]);
  expect(await faults(page, "main")).toEqual([]);

  await list.getByRole("link", { name: /^Features 1/ }).press("Enter");
  const feature = page.getByRole("textbox", { name: "Feature 1" });
  await expect(feature).toBeFocused();
  await expect(page).toHaveURL("/admin/projects/new");
  await feature.fill("Tides by phone.");
  await expect(list.getByRole("link", { name: /^Features/ })).toHaveCount(0);

  await page.getByRole("link", { name: /^Location/ }).press("Enter");
  await expect(page.getByLabel("Location")).toBeFocused();
  await page.keyboard.type("Chandpur");
  await page.getByLabel("Client").fill("River Lines");
  await page.getByLabel("Start date").fill("2026-01-01");
  const left = page.getByRole("region", { name: /^Not saved/ });
  await expect(left.getByRole("heading")).toHaveText("Not saved. Correct 1 field.");

  await test.step("a single one gets the focus at its field, and a saved form has none", async () => {
    await page.keyboard.press("Control+s");
    await expect(page.getByLabel("Completion date")).toBeFocused();
    await page.getByLabel("Completion date").fill("2026-02-01");
    await expect(left).toHaveCount(0);
    await page.keyboard.press("Control+s");
    await expect(page).toHaveURL(/\/admin\/projects\/edit\//);
    await expect(left).toHaveCount(0);
  });
});

test("what the server refuses stands in the same list", async ({ page, expectedErrors }) => {
  const { form, path } = await madeRecord(page, "questions");
  expectedErrors.push(new RegExp(`^400 ${path}$`));
  await page.route(path, (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({
          status: 400,
          json: {
            success: false,
            message: "Please check the fields.",
            fields: { question: "Another question has this address.", answer: "Not this." },
          },
        })
      : route.fallback(),
  );
  await page.goto(form);
  await page.getByRole("textbox", { name: "Answer" }).fill("Another answer.");
  await page.keyboard.press("Control+s");
  const list = page.getByRole("region", { name: "Not saved. Correct 2 fields." });
  await expect(list).toBeFocused();
  await list.getByRole("link", { name: "Answer: Not this." }).click();
  await expect(page.getByRole("textbox", { name: "Answer" })).toBeFocused();
});
