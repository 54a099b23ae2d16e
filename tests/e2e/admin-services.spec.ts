/** Services in the staff area: from an empty list to what is stored, against the real API. */
import { handOver, signInAs } from "#tests/support/admin/admin.ts";
import { mute, none, TOLD, told } from "#tests/support/admin/failing.ts";
import { madeRecord, turn } from "#tests/support/admin/made-record.ts";
import { heldToast } from "#tests/support/admin/toast.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";
import { PIXEL } from "#tests/support/records/pixel.ts";
import { FULL } from "#tests/support/run/full.ts";

test.use({ reducedMotion: "reduce" });

test("services: first one, its rules and pictures, change, conflict, delete with Undo", async ({
  page,
  expectedErrors,
}) => {
  const { token } = await signInAs(page, "manager");
  const headers = { authorization: `Bearer ${token}` };
  const row = page.getByRole("row", { name: /Loom Repair/ });
  const ask = page.getByRole("alertdialog", {
    name: "Are you sure you want to delete this service?",
  });

  await test.step("the empty list leads to the form: its rules and pictures", async () => {
    await page.goto("/admin/services");
    await expect(
      page.getByRole("heading", { level: 1, name: "Services Management" }),
    ).toBeVisible();
    await expect(page.getByText("No services found")).toBeVisible();
    if (FULL) expect(await faults(page, "body")).toEqual([]);
    await page.getByRole("link", { name: "Create First Service" }).click();

    await page.getByRole("button", { name: "Create Service" }).click();
    await expect(page.getByLabel("Service type")).toHaveAccessibleDescription(
      /This field is required\./,
    );
    await page.getByLabel("Service type").fill("Loom Repair");
    await expect(page.getByText("Web address: /services/loom-repair")).toBeVisible();
    await page.getByLabel("Short details").fill("We mend looms of every kind.");
    await expect(page.getByRole("button", { name: /Remove Detail/ })).toHaveCount(0);
    await page.getByRole("textbox", { name: "Detail 1" }).fill("First we look at it.");
    await page.getByRole("button", { name: "Add a detail" }).click();
    await expect(page.getByRole("textbox", { name: "Detail 2" })).toBeFocused();
    await page.getByRole("textbox", { name: "Detail 2" }).fill("Then we mend it.");
    await page.getByRole("button", { name: "Move Detail 2 up" }).click();
    await expect(page.getByRole("textbox", { name: "Detail 1" })).toHaveValue("Then we mend it.");
    await expect(page.getByRole("button", { name: "Reorder Detail 1" })).toBeFocused();
    await page.getByRole("button", { name: "Add a feature" }).click();

    await page.getByLabel("Add pictures").setInputFiles([
      { name: "loom.PNG", mimeType: "image/png", buffer: PIXEL },
      { name: "not-a-picture.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") },
    ]);
    await expect(page.getByText("1 of 5 used")).toBeVisible();
    const failed = page
      .getByRole("alert")
      .filter({ hasText: "Failed to upload not-a-picture.png" });
    await expect(failed).toBeVisible();
    await failed.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByLabel("Description of picture 1").fill("A loom");
    expect(await faults(page, "body")).toEqual([]);
  });

  await test.step("leaving asks first", async () => {
    await page.getByRole("link", { name: "Projects" }).first().click();
    const leave = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await expect(leave.getByRole("button", { name: "Cancel" })).toBeFocused();
    await leave.getByRole("button", { name: "Cancel" }).click();
  });

  const id = await test.step("it is saved without its blank entries", async () => {
    await page.getByRole("button", { name: "Create Service" }).click();
    await expect(page).toHaveURL("/admin/services");
    await expect(row).toContainText("Active");
    const { data } = (await (await page.request.get("/api/services", { headers })).json()) as {
      data: Record<string, unknown>[];
    };
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      serviceType: "Loom Repair",
      fullDetails: ["Then we mend it.", "First we look at it."],
      bulletPoints: [],
      images: [expect.stringMatching(/^\/media\/[\w-]+\.png$/)],
      isActive: true,
    });
    return String(data[0]?.["_id"]);
  });

  await test.step("a later save of another person is compared, and mine is chosen", async () => {
    await row.getByRole("link", { name: "Edit Loom Repair" }).click();
    await expect(page.getByLabel("Short details")).toHaveValue("We mend looms of every kind.");
    const other = { serviceType: "Loom Repair", shortDetails: "Changed by somebody else." };
    await page.request.put(`/api/services/${id}`, {
      data: other,
      headers: { ...headers, "if-match": '"1"' },
    });
    await page.getByLabel("Short details").fill("My words.");
    expectedErrors.push(new RegExp(`^412 /api/services/${id}$`));
    await turn(page.getByRole("switch", { name: "Active on the site" }), false);
    await page.getByRole("button", { name: "Update Service" }).click();
    const compare = page.getByRole("dialog", {
      name: "Someone else saved this while you were editing",
    });
    await expect(compare).toContainText(/Saved by Kamal Uddin, .*Nothing of yours is lost/);
    await expect(compare.getByRole("group")).toHaveCount(1);
    await compare
      .getByRole("group", { name: "Short details" })
      .getByRole("radio", { name: "Mine" })
      .check();
    await compare.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL("/admin/services");
    await expect(row).toContainText("My words.");
    await expect(row).toContainText("Inactive");
  });

  await test.step("a filter that nothing fits", async () => {
    await page.getByLabel("Status").selectOption("Active only");
    await expect(page).toHaveURL("/admin/services?status=active");
    await expect(page.getByText("Nothing fits. Try another search or filter.")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
  });

  await test.step("deleted, and back by Undo", async () => {
    await row.getByRole("button", { name: "Delete Loom Repair" }).click();
    await ask.getByRole("button", { name: "Delete" }).click();
    const deleted = await heldToast(page, "Service deleted successfully!");
    await expect(page.getByText("No services found")).toBeVisible();
    await deleted.getByRole("button", { name: "Undo" }).click();
    await expect(row).toBeVisible();
  });

  await row.getByRole("button", { name: "Delete Loom Repair" }).click();
  await ask.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No services found")).toBeVisible();
  await page.getByRole("link", { name: "Trash", exact: true }).click();
  await expect(page.getByRole("button", { name: "Restore Loom Repair" })).toBeVisible();
  await expect(
    page.getByRole("button", { name: /^Delete .* for good$|^Empty the trash$/ }),
    "managers delete nothing for good",
  ).toHaveCount(0);
  await handOver(page, await signInAs(page, "admin"));
  await page.goto("/admin/trash");
  const forGood = async () => {
    await page.getByRole("button", { name: "Delete Loom Repair for good" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete for good" }).click();
  };
  await test.step("what fails in the trash is reported, and the record stays there", async () => {
    expectedErrors.push(/^(?:500|503|ERR_FAILED) \/api\/trash\/services\//);
    const bringBack = () => page.getByRole("button", { name: "Restore Loom Repair" }).click();
    for (const [press, answer, text] of [
      [bringBack, mute, "Failed to restore it"],
      [bringBack, told, TOLD],
      [forGood, none, "Failed to delete it for good"],
    ] as const) {
      await page.route("/api/trash/services/*", answer, { times: 1 });
      await press();
      await page
        .getByRole("dialog", { name: text, exact: true })
        .getByRole("button", { name: "Close" })
        .click();
    }
  });
  await forGood();
  await expect(page.getByText("The trash is empty")).toBeVisible();
  await expect(page.getByRole("button", { name: "Empty the trash" })).toBeHidden();

  await test.step("two deleted services go at once, after a question; the focus stays in the screen", async () => {
    for (const serviceType of ["Shuttle Repair", "Reed Repair"]) {
      const made = await madeRecord(page, "services", { serviceType });
      await made.remove();
    }
    await page.goto("/admin/trash");
    const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
    await expect(rows).toHaveCount(2);
    await page.getByRole("button", { name: "Empty the trash" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete for good" }).click();
    await expect(rows).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  });
});
