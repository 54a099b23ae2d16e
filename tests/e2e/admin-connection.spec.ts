/**
 * Staff without a connection: what they type is kept, waits in sight, and is sent only from the
 * form that they are still in.
 */
import type { Page } from "playwright/test";
import { signInAs } from "#tests/support/admin/admin.ts";
import { madeRecord, openForm } from "#tests/support/admin/made-record.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";

const BAR = "No connection. Your text is kept here.";
const WAITS = "Not saved yet. It will be saved when the connection is back.";
/** All that a browser without a connection complains of. */
const NO_CONNECTION = /^ERR_INTERNET_DISCONNECTED /;

/** The saves that a page sends. */
function savesOf(page: Page): string[] {
  const saves: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT" && !request.url().includes("/presence/"))
      saves.push(request.url());
  });
  return saves;
}

test("without a connection a save waits and is sent from the form, which stays; deleting fails", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(NO_CONNECTION);
  const { stored } = await madeRecord(page, "services", { serviceType: "Tide Tables" });

  await test.step("a save waits for the connection and is sent from the form, which stays", async () => {
    await openForm(page, "services", "Tide Tables");
    await context.setOffline(true);
    await page.getByLabel("Short details").fill("Typed on a train.");
    await page.getByRole("button", { name: "Update Service" }).click();
    await expect(page.getByText(BAR)).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: WAITS })).toBeVisible();
    await page.getByLabel("Short details").fill("Typed on a train, and more.");
    await context.setOffline(false);
    await expect(page.getByText("The connection is back.")).toBeVisible();
    await expect(page.getByText("Service updated successfully!")).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/services\/edit\//);
    expect(await stored()).toMatchObject({
      shortDetails: "Typed on a train, and more.",
      revision: 2,
    });
    await expect(page.getByText(BAR)).toHaveCount(0);
  });

  await test.step("deleting without a connection fails at once, and is not done later", async () => {
    await page.getByRole("link", { name: "Services", exact: true }).first().click();
    const remove = page.getByRole("button", { name: "Delete Tide Tables" });
    await expect(remove).toBeVisible();
    await context.setOffline(true);
    await remove.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Error deleting service")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(BAR)).toHaveCount(0);
    expect(await stored()).toMatchObject({ revision: 2 });
  });
});

test("a form that was left, or whose save was stopped, sends nothing", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(NO_CONNECTION);
  const { stored } = await madeRecord(page, "projects", { title: "Tidal Clock" });
  await page.clock.install();
  await openForm(page, "projects", "Tidal Clock");
  const saves = savesOf(page);
  const save = page.getByRole("button", { name: "Update Project" });
  const waits = page.getByText(WAITS);
  /** Long after the connection is back. */
  const later = async () => {
    await context.setOffline(false);
    await expect(page.getByText(BAR)).toHaveCount(0);
    await page.clock.runFor(10_000);
  };

  await page.getByLabel("Description").fill("Not to be sent.");
  await context.setOffline(true);
  await save.click();
  await page.getByRole("button", { name: "Stop saving automatically" }).click();
  await expect(waits).toHaveCount(0);
  await later();
  expect(saves, "stopped").toHaveLength(1);

  await context.setOffline(true);
  await save.click();
  await expect(waits).toBeVisible();
  await page.getByRole("link", { name: "Dashboard", exact: true }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/admin");
  await later();
  expect(saves, "left").toHaveLength(2);
  expect(await stored()).toMatchObject({ revision: 1 });
  await expect(page).toHaveURL("/admin");
});

test("a screen that cannot be loaded says why, and comes when it can", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(NO_CONNECTION, /^404 \/_astro\//);
  await signInAs(page, "admin");

  await test.step("a screen that was never loaded says that it needs the connection, and comes with it", async () => {
    await page.goto("/admin/account");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("link", { name: "Trash", exact: true }).first().click();
    const unloaded = page.getByRole("heading", { name: "This screen could not be loaded" });
    await expect(unloaded).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("No connection.");
    const broken = () =>
      page
        .locator("main img")
        .evaluateAll(
          (all) => all.filter((image) => !(image as HTMLImageElement).naturalWidth).length,
        );
    await expect.poll(broken, "broken pictures").toBe(0);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(unloaded).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Trash" })).toBeVisible();
  });

  await test.step("a screen that a newer version has replaced offers to reload, and a dialog says what to do", async () => {
    const missing = /\/_astro\/(?:Newsletter|PublishDialog)\.[^/]+\.js/;
    await page.route(missing, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/admin/account");
    await page.getByRole("button", { name: /publish/i }).click();
    await expect(page.getByText("This could not be opened.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "My account" })).toBeVisible();
    await page.getByRole("link", { name: "Newsletter", exact: true }).first().click();
    await expect(
      page.getByRole("alert").filter({ hasText: "The admin may have been updated." }),
    ).toBeVisible();
    await page.unroute(missing);
    await page.getByRole("button", { name: "Load again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Newsletter" })).toBeVisible();
  });
});
