/**
 * Texts over their limit: nothing that is pasted is cut; the form says how long it is, and refuses
 * it in place.
 */
import { madeRecord } from "#tests/support/admin/made-record.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";
import { media } from "#tests/support/records/records.ts";

const PICTURE = media("boat");

test("what is too long is kept whole, counted and refused where it stands", async ({
  page,
  expectedErrors,
}) => {
  await test.step("a description of a picture", async () => {
    expectedErrors.push(new RegExp(`^404 (?:${PICTURE}$|/\\.netlify/images)`));
    const { form, stored } = await madeRecord(page, "services", { images: [PICTURE] });
    await page.goto(form);
    const alt = page.getByLabel("Description of picture 1");
    await alt.fill("a".repeat(190));
    await expect(page.getByText("190 of 200 characters")).toBeVisible();
    await alt.fill("a".repeat(215));
    await expect(alt).toHaveValue("a".repeat(215));
    await page.getByRole("button", { name: "Update Service" }).click();
    await expect(alt).toHaveAccessibleDescription("Must have at most 200 characters (215 now).");
    await expect(alt).toBeFocused();
    expect(await stored()).toMatchObject({ revision: 1 });
    await alt.fill("🚣".repeat(200));
    await page.getByRole("button", { name: "Update Service" }).click();
    await expect(page).toHaveURL("/admin/services");
  });

  await test.step("a note", async () => {
    const sent = await page.request.post("/api/contact", {
      data: { name: "Nazma", email: "nazma@example.org", message: "Hello." },
    });
    expect(sent.status()).toBe(200);
    await page.goto("/admin/contacts");
    await page.getByRole("link", { name: /Nazma/ }).click();
    const note = page.getByLabel("Internal note");
    await note.fill("n".repeat(2_015));
    await expect(note).toHaveValue("n".repeat(2_015));
    await expect(page.getByText("2,015 of 2,000 characters")).toBeVisible();
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(note).toHaveAccessibleDescription(
      "Must have at most 2,000 characters (2,015 now).",
    );
    await note.fill("n".repeat(2_000));
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("Note saved.")).toBeVisible();
  });
});
