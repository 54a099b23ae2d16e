/** Projects in the staff area: from the form to the list, against the real API. */
import { goInside } from "#tests/support/admin/admin-walk.ts";
import { signInAs } from "#tests/support/admin/admin.ts";
import { turn } from "#tests/support/admin/made-record.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";
import { PROJECT } from "#tests/support/records/records.ts";
import { FULL } from "#tests/support/run/full.ts";

test.use({ reducedMotion: "reduce" });

/** Beside the bridge that is made by the form: Residential, Planning, March 2026, no budget. */
const OTHERS = [
  {
    title: "Quay Crane",
    client: "Padma Lines",
    category: "Industrial",
    status: "On Hold",
    location: "Khulna",
    budget: 900_000,
  },
  {
    title: "Jute Depot",
    category: "Industrial",
    status: "In Progress",
    startDate: "2026-02-20",
    budget: 70,
  },
  {
    title: "Ferry House",
    category: "Commercial",
    status: "Completed",
    startDate: "2025-06-01",
    completionDate: "2025-07-01",
    budget: 0,
  },
  {
    title: "Salt Barge",
    category: "Other",
    status: "Cancelled",
    startDate: "2026-02-28",
    budget: 800.5,
  },
].map((project) => ({ ...project, isActive: project.status !== "On Hold" }));

/** What is listed at an address of the list, in its order. */
const LISTED = [
  ["?category=Residential&status=Planning&q=shapla", ["River Bridge"]],
  ["?category=Industrial&sort=title", ["Jute Depot", "Quay Crane"]],
  ["?category=Infrastructure", []],
  ["?status=Cancelled", ["Salt Barge"]],
  ["?status=Completed&category=Industrial", []],
  ["?q=khulna", ["Quay Crane"]],
  ["?sort=title", ["Ferry House", "Jute Depot", "Quay Crane", "River Bridge", "Salt Barge"]],
  ["?sort=-start", ["River Bridge", "Salt Barge", "Jute Depot", "Quay Crane", "Ferry House"]],
  ["?sort=-budget", ["Quay Crane", "Salt Barge", "Jute Depot", "Ferry House", "River Bridge"]],
] as const;

test("projects: rules, budget (B33, B34) and days (B36), badges, filters", async ({ page }) => {
  const { token } = await signInAs(page, "admin");
  await page.goto("/admin/projects/new");
  await expect(page.getByLabel("Category")).toHaveValue("Residential");
  await expect(page.getByLabel("Status")).toHaveValue("Planning");
  await test.step("what a new one starts with, and what it needs", async () => {
    await expect(page.getByRole("switch", { name: "Active on the site" })).toBeChecked();
    await expect(page.getByRole("switch", { name: "Featured" })).not.toBeChecked();
    await expect(page.getByRole("textbox", { name: /^Feature \d/ })).toHaveValue("");
    await page.getByRole("button", { name: "Create Project" }).click();
    for (const name of ["Title", "Client", "Description", "Location"])
      await expect(page.getByLabel(name), name).toHaveAccessibleDescription(
        /^This field is required\./,
      );
    for (const name of ["Start date", "Completion date"])
      await expect(page.getByLabel(name), name).toHaveAccessibleDescription(/^Must be a date/);
    await expect(
      page.getByRole("region", { name: /^Not saved\. Correct 6 fields\./ }),
    ).toBeFocused();
    await expect(page.getByLabel("Budget")).not.toHaveAttribute("aria-invalid");
  });
  await page.getByLabel("Title").fill("River Bridge");
  await page.getByLabel("Client").fill("Shapla Foods");
  await page.getByLabel("Description").fill("A bridge of words.");
  await page.getByLabel("Location").fill("Barishal");
  await page.getByLabel("Start date").fill("2026-03-01");
  await page.getByLabel("Completion date").fill("2026-02-01");
  await page.getByRole("button", { name: "Create Project" }).click();
  await expect(page.getByLabel("Completion date")).toHaveAccessibleDescription(
    "Choose the start date or a later day.",
  );
  await page.getByLabel("Completion date").fill("2026-09-01");
  const refused = {
    "-": "Must be a number",
    "1e5": "Write the number in full",
    "1.000": "1.000 could mean 1 or 1,000",
    "0.001": "Must have at most 2 decimals",
    "-1": "Must not be negative",
  };
  for (const [wrong, why] of Object.entries(refused)) {
    await page.getByLabel("Budget").fill(wrong);
    await page.getByRole("button", { name: "Create Project" }).click();
    await expect(page.getByLabel("Budget"), wrong).toHaveAccessibleDescription(new RegExp(why));
  }
  await test.step("the public page and card follow", async () => {
    const shown = page.frameLocator("iframe");
    await expect(shown.locator("h1")).toHaveText("River Bridge");
    for (const text of ["Shapla Foods", "Residential", "A bridge of words."])
      await expect(shown.getByText(text).first()).toBeVisible();
    await page.getByRole("radio", { name: "Card" }).click();
    await expect(shown.getByRole("heading", { name: "River Bridge" })).toBeVisible();
  });
  const budget = page.getByLabel("Budget");
  await budget.fill("1234.5");
  await test.step("B35: the wheel scrolls the page, not the amount that has the focus", async () => {
    await budget.hover();
    await expect(budget).toBeFocused();
    const before = await page.evaluate(() => scrollY);
    // At its end the page can only go up.
    await page.mouse.wheel(0, before > 0 ? -200 : 200);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
    await expect(budget).toHaveValue("1234.5");
  });
  await turn(page.getByRole("switch", { name: "Featured" }), true);
  await page.getByRole("button", { name: "Create Project" }).click();
  const row = page.getByRole("row", { name: /River Bridge/ });
  await expect(row).toContainText("Featured");
  await expect(row).toContainText("$1,234.50");
  if (FULL) expect(await faults(page, "body")).toEqual([]);

  for (const [typed, shown] of [
    ["0", "$0"],
    ["", "N/A"],
  ] as const) {
    await row.getByRole("link", { name: "Edit River Bridge" }).click();
    await expect(page.getByLabel("Start date")).toHaveValue("2026-03-01");
    await page.getByLabel("Budget").fill(typed);
    await page.getByRole("button", { name: "Update Project" }).click();
    await expect(row).toContainText(shown);
  }
  await page.getByLabel("Search projects").fill("nothing like it");
  await expect(page.getByText("No projects found")).toBeVisible();

  const headers = { authorization: `Bearer ${token}` };
  for (const more of OTHERS)
    expect(
      (
        await page.request.post("/api/projects", {
          headers,
          data: { ...PROJECT, images: [], ...more },
        })
      ).status(),
    ).toBe(200);
  await test.step("search, filters and orders of the address leave and sort what they say", async () => {
    for (const [n, [query, titles]] of LISTED.entries()) {
      await (n === 0
        ? page.goto(`/admin/projects${query}`)
        : goInside(page, `/admin/projects${query}`));
      if (titles.length === 0)
        await expect(page.getByText("No projects found"), query).toBeVisible();
      else await expect(page.locator("tbody .cell-main a"), query).toHaveText(titles);
    }
    for (const [label, choice, query] of [
      ["Category", "Industrial", "category=Industrial"],
      ["Status", "On Hold", "category=Industrial&status=On+Hold"],
    ] as const) {
      if (label === "Category") await goInside(page, "/admin/projects");
      await page.getByLabel(label, { exact: true }).selectOption(choice);
      await expect(page).toHaveURL(`/admin/projects?${query}`);
    }
    await page.getByRole("button", { name: "Budget", exact: true }).click();
    await expect(page).toHaveURL("/admin/projects?category=Industrial&status=On+Hold&sort=-budget");
    await expect(page.locator("tbody .cell-main a")).toHaveText(["Quay Crane"]);
    await goInside(page, "/admin/projects");
  });
  await test.step("each status has its word and its colour; a row shows category, client, place and money, and leads to the site", async () => {
    for (const [title, status, tone] of [
      ["River Bridge", "Planning", "warning"],
      ["Jute Depot", "In Progress", "info"],
      ["Ferry House", "Completed", "success"],
      ["Quay Crane", "On Hold", "neutral"],
      ["Salt Barge", "Cancelled", "danger"],
    ] as const) {
      const badge = page.getByRole("combobox", { name: `Status of ${title}` });
      await expect(badge, title).toHaveValue(status);
      await expect(badge, title).toHaveClass(
        tone === "neutral" ? "badge badge-select" : `badge badge-select badge--${tone}`,
      );
    }
    const crane = page.getByRole("row", { name: /Quay Crane/ });
    await expect(crane.getByRole("cell")).toContainText([
      "Khulna",
      "Industrial",
      "On Hold",
      "Padma Lines",
      "$900,000",
      "",
    ]);
    await expect(crane.getByText("Inactive", { exact: true })).toBeVisible();
    const view = page.getByRole("link", {
      name: "View River Bridge on the site, opens in a new tab",
    });
    await expect(view).toHaveAttribute("href", /^\/projects\/[\w-]+$/);
    await expect(view).toHaveAttribute("target", "_blank");
  });

  const { data } = (await (await page.request.get("/api/projects", { headers })).json()) as {
    data: Record<string, unknown>[];
  };
  expect(data.find(({ title }) => title === "River Bridge")).toMatchObject({
    startDate: "2026-03-01",
    completionDate: "2026-09-01",
    isFeatured: true,
  });
  for (const { _id, revision } of data)
    await page.request.delete(`/api/projects/${String(_id)}`, {
      headers: { ...headers, "if-match": `"${String(revision)}"` },
    });
});
