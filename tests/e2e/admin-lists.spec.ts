/** The lists of services and projects: many at a time, in order, and long. */
import type { APIRequestContext, Page } from "playwright/test";
import { momentsIn } from "#admin/lib/moments.ts";
import { signInAs } from "#tests/support/admin/admin.ts";
import { heldToast } from "#tests/support/admin/toast.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";
import { PROJECT, SERVICE } from "#tests/support/records/records.ts";
import { FULL } from "#tests/support/run/full.ts";

test.use({ reducedMotion: "reduce" });

const names = (page: Page) => page.locator("tbody .cell-main a");

async function fill(
  request: APIRequestContext,
  token: string,
  kind: "services" | "projects",
  count: number,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (let n = 1; n <= count; n++) {
    const data =
      kind === "services"
        ? { ...SERVICE, images: [], serviceType: `Loom ${n}` }
        : { ...PROJECT, images: [], title: `Cloth ${n}` };
    expect((await request.post(`/api/${kind}`, { headers, data })).status()).toBe(200);
  }
}

test("services: order by keys and by pointer, put back when it cannot be saved; many activated and deleted, failures named, Undo", async ({
  page,
  expectedErrors,
}) => {
  const { token } = await signInAs(page, "manager");
  const headers = { authorization: `Bearer ${token}` };
  await fill(page.request, token, "services", 5);
  const stored = async () =>
    (
      (await (await page.request.get("/api/services", { headers })).json()) as {
        data: {
          _id: string;
          revision: number;
          serviceType: string;
          createdAt: string;
          isActive: boolean;
        }[];
      }
    ).data;
  await page.goto("/admin/services");
  await expect(names(page)).toHaveText(["Loom 1", "Loom 2", "Loom 3", "Loom 4", "Loom 5"]);
  if (FULL) expect(await faults(page, "body")).toEqual([]);

  await test.step("what is typed in the middle of the search stays there; an unknown status is no filter", async () => {
    const search = page.getByRole("searchbox", { name: "Search services" });
    await search.fill("5");
    await expect(names(page)).toHaveText(["Loom 5"]);
    await search.press("Home");
    await search.pressSequentially("loom ");
    await expect(search).toHaveValue("loom 5");
    await expect(page).toHaveURL("/admin/services?q=loom+5");
    await page.goto("/admin/services?status=constructor");
    await expect(names(page)).toHaveCount(5);
    await page.goto("/admin/services");
  });

  // By keys: taken, moved, put back; taken, moved, put down.
  const grip = page.getByRole("button", { name: "Reorder Loom 1" });
  await grip.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Loom 1 picked up. Position 1 of 5.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Loom 1 is back at position 1.")).toBeAttached();
  await test.step("a list that comes again meanwhile leaves the item lifted", async () => {
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("Loom 1: position 2 of 5.")).toBeAttached();
    const other = (await stored()).find(({ serviceType }) => serviceType === "Loom 5");
    const changed = { ...other, shortDetails: "Looms for wide cloth." };
    const saved = await page.request.put(`/api/services/${other?._id}`, {
      headers: { ...headers, "if-match": `"${other?.revision}"` },
      data: changed,
    });
    expect(saved.status()).toBe(200);
    // A list is asked for again ten seconds later at the earliest.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
      await expect(page.getByText("Looms for wide cloth.")).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("Loom 1: position 3 of 5.")).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Loom 1 is back at position 1.")).toBeAttached();
  });
  await page.keyboard.press("Space");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expect(names(page)).toHaveText(["Loom 2", "Loom 3", "Loom 4", "Loom 1", "Loom 5"]);
  await expect(page.getByText("Loom 1 dropped at position 4 of 5.")).toBeAttached();
  await expect(grip).toBeFocused();
  await expect
    .poll(async () => (await stored()).map(({ serviceType }) => serviceType)[3])
    .toBe("Loom 1");

  // By pointer, refused once: as it was.
  const drag = async (name: string, over: string) => {
    // Where rows are at rest.
    await page.getByRole("button", { name: `Reorder ${name}` }).hover();
    const from = await page.getByRole("button", { name: `Reorder ${name}` }).boundingBox();
    const to = await page.getByRole("button", { name: `Reorder ${over}` }).boundingBox();
    if (!from || !to) throw new Error("A row has no grip.");
    await page.mouse.move(from.x + 8, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, to.y + 20, { steps: 5 });
    await page.mouse.up();
  };
  expectedErrors.push(/^500 \/api\/services\/order$/);
  await page.route(
    "/api/services/order",
    (route) => route.fulfill({ status: 500, json: { success: false } }),
    { times: 1 },
  );
  await drag("Loom 5", "Loom 3");
  await expect(
    page.getByRole("region", { name: "Notifications" }).getByText("Failed to save the order"),
  ).toBeVisible();
  await expect(names(page)).toHaveText(["Loom 2", "Loom 3", "Loom 4", "Loom 1", "Loom 5"]);
  expect(await faults(page, "body")).toEqual([]);
  await page
    .getByRole("dialog", { name: "Failed to save the order" })
    .getByRole("button", { name: "Close" })
    .click();
  await drag("Loom 5", "Loom 3");
  await expect(names(page)).toHaveText(["Loom 2", "Loom 5", "Loom 3", "Loom 4", "Loom 1"]);
  await expect
    .poll(async () => (await stored()).map(({ serviceType }) => serviceType)[1])
    .toBe("Loom 5");
  await test.step("each order stands in the address, and a row shows what it is about", async () => {
    for (const [head, value, order] of [
      ["Created", "-created", [5, 4, 3, 2, 1]],
      ["Service", "name", [1, 2, 3, 4, 5]],
    ] as const) {
      await page.getByRole("button", { name: head, exact: true }).click();
      await expect(page).toHaveURL(`/admin/services?sort=${value}`);
      await expect(names(page)).toHaveText(order.map((n) => `Loom ${n}`));
    }
    const loom = (await stored()).find(({ serviceType }) => serviceType === "Loom 1");
    const created = momentsIn("en").day.format(new Date(loom?.createdAt ?? ""));
    const row = page.getByRole("row", { name: /Loom 1/ });
    await expect(row.getByRole("cell")).toContainText([
      SERVICE.shortDetails,
      "Active",
      created,
      "",
    ]);
    const view = row.getByRole("link", { name: "View Loom 1 on the site, opens in a new tab" });
    await expect(view).toHaveAttribute("href", `/services/${loom?._id}`);
    await expect(view).toHaveAttribute("target", "_blank");
  });
  await expect(grip).toHaveCount(0);
  await expect(
    page.getByText("To change the order, clear the search and filter and sort by site order."),
  ).toBeVisible();

  // Two to four, by Shift.
  await page.getByRole("checkbox", { name: "Select Loom 2" }).check();
  await page.getByRole("checkbox", { name: "Select Loom 4" }).click({ modifiers: ["Shift"] });
  const bar = page.getByRole("region", { name: "Selected services" });
  await expect(bar.getByRole("status")).toHaveText("3 selected");
  if (FULL) expect(await faults(page, "body")).toEqual([]);
  await bar.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("3 services deactivated.")).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect
    .poll(async () => (await stored()).filter(({ isActive }) => !isActive))
    .toHaveLength(3);
  await page.getByLabel("Status").selectOption("Inactive only");
  await expect(page.getByText("3 of 5", { exact: true })).toBeVisible();

  await test.step("activated at once, and that taken back", async () => {
    await page.getByRole("checkbox", { name: "Select all 3 services shown" }).first().check();
    await bar.getByRole("button", { name: "Activate", exact: true }).click();
    await expect(page.getByText("0 of 5", { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await stored()).filter(({ isActive }) => isActive))
      .toHaveLength(5);
    await page.locator(".toast", { hasText: "3 services activated." }).getByText("Undo").click();
    await expect(names(page)).toHaveText(["Loom 2", "Loom 3", "Loom 4"]);
    await page.getByLabel("Status").selectOption("Active only");
    await expect(names(page)).toHaveText(["Loom 1", "Loom 5"]);
    await page.getByLabel("Status").selectOption("Inactive only");
  });

  // All that are shown, one of which fails; the others are gone all the same.
  await page.getByRole("checkbox", { name: "Select all 3 services shown" }).first().check();
  const { data } = (await (await page.request.get("/api/services", { headers })).json()) as {
    data: { _id: string; serviceType: string }[];
  };
  const third = data.find(({ serviceType }) => serviceType === "Loom 3")?._id ?? "";
  expectedErrors.push(new RegExp(`^503 /api/services/${third}$`));
  await page.route(
    `/api/services/${third}`,
    (route) => route.fulfill({ status: 503, json: { success: false, message: "Not now." } }),
    {
      times: 1,
    },
  );
  await bar.getByRole("button", { name: "Delete" }).click();
  const ask = page.getByRole("alertdialog", {
    name: "Are you sure you want to delete these 3 services?",
  });
  await expect(ask).toContainText("Loom 2, Loom 3, Loom 4");
  await ask.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("2 services deleted.")).toBeVisible();
  const trouble = page.getByRole("alert").filter({ hasText: "Failed to delete 1 service" });
  await expect(trouble).toContainText("Loom 3: Not now.");
  await expect(page.locator("#main")).toBeFocused();
  await expect(names(page)).toHaveText(["Loom 3"]);
  await page.locator(".toast", { hasText: "2 services deleted" }).getByText("Undo").click();
  await expect(page.getByText("2 services restored.")).toBeVisible();
  await expect(names(page)).toHaveText(["Loom 2", "Loom 3", "Loom 4"]);

  await test.step("B29: the last match of search and filter is deleted: rows, totals and what is said of none; the trash gives it back", async () => {
    const counts = page.locator(".table-foot");
    await page.getByRole("searchbox", { name: "Search services" }).fill("loom 4");
    await expect(page.getByText("1 of 5", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Delete Loom 4" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("0 of 4", { exact: true })).toBeVisible();
    await expect(page.getByText("No services found")).toBeVisible();
    await expect(page.getByText("Nothing fits. Try another search or filter.")).toBeVisible();
    await expect(counts).toHaveText("Total4Active2Inactive2");
    await page.getByRole("link", { name: "Trash", exact: true }).click();
    await page.getByRole("button", { name: "Restore Loom 4" }).click();
    await expect(page.getByText("Loom 4 was restored.")).toBeVisible();
    await expect(page.getByText("The trash is empty")).toBeVisible();
    await page.goBack();
    await expect(names(page)).toHaveText(["Loom 4"]);
    await expect(counts).toHaveText("Total5Active2Inactive3");
  });
});

test("projects: on a phone all are selected and deleted at once and brought back; a long list is drawn as it is scrolled", async ({
  page,
}) => {
  const { token } = await signInAs(page, "admin");
  await fill(page.request, token, "projects", 35);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/projects");
  await expect(page.getByText("35 in all")).toBeVisible();
  expect(await names(page).count()).toBeLessThan(35);
  const bar = page.getByRole("region", { name: "Selected projects" });
  await page.getByRole("checkbox", { name: "Select all 35 projects shown" }).last().check();
  await expect(bar.getByRole("status")).toHaveText("35 selected");
  expect(await faults(page, "body")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(bar).toHaveCount(0);

  for (let drawn = 0; drawn < 35; drawn = await names(page).count()) {
    await names(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => names(page).count()).toBeGreaterThan(drawn);
  }
  await expect(names(page)).toHaveCount(35);

  await page.getByLabel("Search projects").fill("cloth 3");
  await expect(names(page)).toHaveText([
    "Cloth 3",
    "Cloth 30",
    "Cloth 31",
    "Cloth 32",
    "Cloth 33",
    "Cloth 34",
    "Cloth 35",
  ]);
  await page.getByRole("checkbox", { name: "Select all 7 projects shown" }).last().check();
  await bar.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const deleted = await heldToast(page, "7 projects deleted.");
  await expect(page.getByText("No projects found")).toBeVisible();
  await deleted.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("7 projects restored.")).toBeVisible();
  await expect(names(page)).toHaveCount(7);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
});
