/** Who has done what: filters in the address, undoing, and the export. */
import { readFileSync } from "node:fs";
import { signInAs } from "#tests/support/admin/admin.ts";
import { madeRecord } from "#tests/support/admin/made-record.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";

test.use({ reducedMotion: "reduce" });

test("the activity: filter, undo, what stands in the way, and export", async ({
  page,
  expectedErrors,
}) => {
  const service = await madeRecord(page, "services", { serviceType: "Noted Looms" });
  await service.change({ shortDetails: "Changed once." });
  const project = await madeRecord(page, "projects", { title: "Noted Boats" });
  await project.remove();
  const rows = page.getByRole("main").getByRole("listitem");

  await test.step("the dashboard's lines lead to their things, and to all of it", async () => {
    await page.goto("/admin");
    const recent = page.getByRole("region", { name: "Recent activity" });
    await expect(recent.getByRole("link", { name: "Noted Looms" }).first()).toHaveAttribute(
      "href",
      service.form,
    );
    await recent.getByRole("link", { name: "All activity" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Activity" })).toBeVisible();
    await expect(rows.first()).toContainText("Admin deleted Noted Boats");
    await expect(rows.filter({ hasText: "Admin changed Noted Looms" })).toContainText(
      "Short details",
    );
    expect(await faults(page, "html")).toEqual([]);
  });

  await test.step("filters are in the address, and can be cleared", async () => {
    await page.getByLabel("Kind", { exact: true }).selectOption("projects");
    await page.getByLabel("Action", { exact: true }).selectOption("deleted");
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/kind=projects&action=deleted/);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await page.getByLabel("From", { exact: true }).fill("2199-01-01");
    await expect(page.getByText("No activity found")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(rows.filter({ hasText: "Noted Looms" }).first()).toBeVisible();
    await page.getByLabel("Person").selectOption({ label: "Admin" });
    await expect(page).toHaveURL(/person=/);
    await expect(rows.first()).toBeVisible();
  });

  await test.step("a deletion and a change are undone, and the way back is noted", async () => {
    for (const what of ["Admin deleted Noted Boats", "Admin changed Noted Looms"]) {
      await page.getByRole("button", { name: `Undo: ${what}` }).click();
      const ask = page.getByRole("alertdialog", { name: "Undo this?" });
      await expect(ask).toContainText(what);
      await ask.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText("Undone.")).toBeVisible();
      await expect(page.getByRole("button", { name: `Undo: ${what}` })).toHaveCount(0);
    }
    await expect(rows.first()).toContainText("Admin restored an older version of Noted Looms");
    expect((await service.stored()).shortDetails).not.toBe("Changed once.");
    expect((await project.stored()).title).toBe("Noted Boats");
  });

  await test.step("a change by a colleague blocks undoing and is named", async () => {
    await service.change({ shortDetails: "Changed twice." });
    expectedErrors.push(/^412 \/api\/activity\//);
    const what = "Undo: Admin restored an older version of Noted Looms";
    await page.getByRole("button", { name: what }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(/cannot be undone, because .* by Admin/)).toBeVisible();
    expect((await service.stored()).shortDetails).toBe("Changed twice.");
  });

  await test.step("the export has what is filtered", async () => {
    await page.goto("/admin/activity?kind=projects");
    await expect(rows.first()).toContainText("Noted Boats");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export as CSV" }).click(),
    ]);
    const text = readFileSync(await file.path(), "utf8");
    expect(text).toContain('"Noted Boats"');
    expect(text).not.toContain("Noted Looms");
  });
});

test("a bulk action is one line, undone in one; a manager sees nothing about people", async ({
  page,
  browser,
  baseURL,
}) => {
  const names = ["Bulk Boats", "Bulk Quays"];
  for (const title of names) await madeRecord(page, "projects", { title });
  await page.goto("/admin/projects?q=Bulk");
  for (const name of names) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("2 projects deactivated.")).toBeVisible();
  await page.goto("/admin/activity");
  const row = page.getByRole("main").getByRole("listitem").first();
  await expect(row).toContainText("Admin changed 2 projects");
  await expect(row).toContainText("Bulk Boats");
  await row.getByRole("button", { name: /^Undo/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  const { token } = await signInAs(other, "manager");
  const list = await page.request.get("/api/projects", {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await list.json()) as { data: { title: string; isActive: boolean }[] };
  expect(data.filter(({ title }) => names.includes(title)).map(({ isActive }) => isActive)).toEqual(
    [true, true],
  );
  await page.reload();
  await expect(page.getByText("Admin created Kamal Uddin")).toBeVisible();
  await other.goto("/admin/activity");
  await expect(other.getByText("Admin changed 2 projects")).toBeVisible();
  await expect(other.getByText("Admin created Kamal Uddin")).toHaveCount(0);
  await expect(
    other.getByLabel("Kind", { exact: true }).locator("option[value=users]"),
  ).toHaveCount(0);
  await context.close();
});

test("a deleted snippet comes back; drafts are listed, but not on the dashboard, and cannot be undone", async ({
  page,
}) => {
  const { headers, form } = await madeRecord(page, "services", { serviceType: "Drafted Looms" });
  const texts = { en: "Dear {name}", bn: "", fr: "", es: "" };
  const made = await page.request.post("/api/snippets", {
    headers,
    data: { name: "Greeting", texts },
  });
  const { data } = (await made.json()) as { data: { _id: string } };
  const at = `/api/snippets/${data._id}`;
  await page.request.delete(at, { headers: { ...headers, "if-match": '"1"' } });

  await page.goto(form);
  await page.getByLabel("Short details").fill("Half a thought");
  await page.getByRole("button", { name: "More ways to save" }).click();
  await page.getByRole("menuitem", { name: "Save draft" }).click();
  await expect(page.getByText("Draft saved. Visitors do not see it.")).toBeVisible();
  await page.goto("/admin");
  const recent = page.getByRole("region", { name: "Recent activity" });
  await expect(recent).toContainText("Admin deleted Greeting");
  await expect(recent).not.toContainText("draft");

  await page.goto("/admin/activity");
  const draft = page.getByRole("listitem").filter({ hasText: "Admin saved a draft of" });
  await expect(draft.getByRole("link", { name: "Drafted Looms" })).toHaveAttribute("href", form);
  await expect(draft.getByRole("button")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo: Admin deleted Greeting" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(
    "Admin restored Greeting",
  );
  await page.goto("/admin/snippets");
  await expect(page.getByRole("row", { name: /^Greeting/ })).toContainText("Dear {name}");
});
