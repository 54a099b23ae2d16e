/**
 * The request dialog (spec 1, section 4 "Request modal", sections 5 and 9): what opens it, what it
 * knows then, and how it looks.
 */
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import {
  dialog,
  field,
  fill,
  opener,
  PLATFORM,
  SERVICE,
  submit,
} from "#tests/support/page/request-modal.ts";

test.use({ hasTouch: true });

test("the first tap opens it, whole; at 320 px nothing sticks out", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await test.step("the first tap opens it, with the service fixed and everything else empty", async () => {
    await page.goto(SERVICE);
    await opener(page).tap();
    await expect(dialog(page)).toHaveAccessibleName("Start your project");
    await expect(field(page, "Service")).toHaveValue("Web Design & Development");
    await expect(field(page, "Service")).toHaveAttribute("readonly");
    for (const name of ["Name", "Email", "Phone", "Budget", "Timeline", "Project details"])
      await expect(field(page, name)).toHaveValue("");
    await expect(field(page, "Name")).toBeFocused();
    await expect(field(page, "Name")).toHaveAttribute("required");
    await expect(field(page, "Email")).toHaveAttribute("type", "email");
    expect(new URL(page.url()).pathname).toBe(SERVICE);
  });
  await test.step("at 320 px nothing sticks out, all of it can be reached, axe finds nothing, in the dark theme either", async () => {
    await page.setViewportSize({ width: 320, height: 480 });
    expect(await faults(page, "dialog")).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await faults(page, "dialog", ["color-contrast"])).toEqual([]);
    expect(await dialog(page).evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(
      true,
    );
    await submit(page).scrollIntoViewIfNeeded();
    await expect(submit(page)).toBeInViewport();
  });
});

test("the button is busy while the dialog loads; if that fails, it leads to the same form on a page of its own", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^ERR_FAILED \/_astro\/RequestModal/);
  await page.route("**/_astro/RequestModal*", async (route) => {
    await expect(opener(page)).toHaveAttribute("aria-busy", "true");
    await route.abort();
  });
  await page.goto(SERVICE);
  await opener(page).click();
  await expect(page).toHaveURL("/request?service=Web+Design+%26+Development");
  await expect(page.getByRole("textbox", { name: "Service" })).toHaveValue(
    "Web Design & Development",
  );
  expect(await faults(page, "html")).toEqual([]);
});

test("Get Free Quote on the services page opens it too, with every service to choose from", async ({
  page,
}) => {
  await page.goto("/services");
  await page.getByRole("button", { name: "Get Free Quote" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Get a free quote");
  await expect(field(page, "Service")).toHaveValue("General enquiry");
  await field(page, "Service").selectOption("Graphics Design");
  await page.route("**/api/service/submit-request", (route) =>
    route.fulfill({ json: { success: true } }),
  );
  const asked = page.waitForRequest("**/api/service/submit-request");
  await fill(page);
  await submit(page).click();
  expect((await asked).postDataJSON()).toMatchObject({ service: "Graphics Design" });
});

test("words are kept for the service that they were written for, who writes them for every service", async ({
  page,
}) => {
  await page.goto(PLATFORM);
  const buttons = page.getByRole("button", { name: "Get Service" });
  await buttons.nth(0).click();
  const first = await field(page, "Service").inputValue();
  await fill(page);
  await field(page, "Project details").fill("Mine");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await buttons.nth(1).click();
  await expect(field(page, "Service")).not.toHaveValue(first);
  await expect(field(page, "Name")).toHaveValue("Imran Hossain");
  await expect(field(page, "Project details")).toHaveValue(/…$/);
  await field(page, "Budget").selectOption({ index: 1 });
  await page.reload();
  await buttons.nth(0).click();
  await expect(field(page, "Project details")).toHaveValue("Mine");
  await expect(field(page, "Budget")).toHaveValue("");
  await page.keyboard.press("Escape");
  await buttons.nth(1).click();
  await expect(field(page, "Budget")).not.toHaveValue("");
  await expect(field(page, "Project details")).toHaveValue(/…$/);
  await expect(field(page, "Name")).toHaveValue("Imran Hossain");
});
