/** The schedule of a record: set in its form, told in the list and the activity, and taken back. */
import { timeZone } from "#generated/agency.ts";
import type { PublishState } from "#domain/records/publishing.ts";
import { momentIn } from "#domain/text/dates.ts";
import { momentAt } from "#domain/text/wall-time.ts";
import { faults } from "#tests/support/page/axe.ts";
import { madeRecord } from "#tests/support/admin/made-record.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";

test.use({ reducedMotion: "reduce", timezoneId: "Europe/Berlin" });

const YEAR = new Date().getFullYear() + 1;
const FROM = `${YEAR}-01-04T09:00`;
const UNTIL = `${YEAR}-07-09T18:30`;

/** A clock's time in the agency's zone, as staff read it. */
const inWords = (wall: string) =>
  momentIn("en", timeZone)(new Date(momentAt(wall, timeZone) ?? "")).replaceAll(/\s/g, " ");

test("a schedule is set in the agency's time, refused where it cannot be, told everywhere, and cleared by keys", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^400 \/api\/services\//);
  const name = "Monday Looms";
  const { form, stored, record } = await madeRecord(page, "services", { serviceType: name });
  // The pages of this test were built without a store.
  await page.route("/api/publish", async (route) => {
    const { data, ...reply } = (await (await route.fetch()).json()) as { data: PublishState };
    const services = { [record._id]: { state: "hidden", isShown: false } };
    await route.fulfill({ json: { ...reply, data: { ...data, site: "on", services } } });
  });
  const from = page.getByLabel("Goes public", { exact: true });
  const until = page.getByLabel("Comes off the site", { exact: true });
  const save = page.getByRole("button", { name: "Update Service" });
  await page.goto(form);

  await test.step("an end before the beginning is refused at its field", async () => {
    await from.fill(UNTIL);
    await until.fill(FROM);
    await save.click();
    await expect(until).toHaveAccessibleDescription(/^Choose an end after the start\./);
    await expect(until).toHaveAttribute("aria-invalid", "true");
    expect((await stored()).publishAt).toBeUndefined();
  });

  await test.step("saved, it says when the page appears and goes; the reader's own time stands beside it", async () => {
    await from.fill(FROM);
    await until.fill(UNTIL);
    await expect(from).toHaveAccessibleDescription(/where you are$/);
    expect(await faults(page, "html")).toEqual([]);
    await save.click();
    const toast = page.locator(".toast", { hasText: "Service updated successfully!" });
    await expect(toast).toContainText(
      `Goes public on ${inWords(FROM)} and comes off the site on ${inWords(UNTIL)}.`,
    );
    await expect(toast).not.toContainText("Not published yet");
    expect(await stored()).toMatchObject({
      publishAt: momentAt(FROM, timeZone),
      unpublishAt: momentAt(UNTIL, timeZone),
    });
  });

  await test.step("its row and the activity tell of it", async () => {
    const row = page.getByRole("row", { name });
    await expect(row.getByText("Scheduled", { exact: true })).toBeVisible();
    await expect(row).toContainText(`Goes public on ${inWords(FROM)}`);
    await page.goto("/admin/activity");
    await expect(page.getByText("Goes public, Comes off the site").first()).toBeVisible();
  });

  await test.step("cleared by keys, the focus stays at the field, and nothing is scheduled", async () => {
    await page.goto(form);
    await expect(from).toHaveValue(FROM);
    await page.getByRole("button", { name: "Clear: Comes off the site" }).press("Enter");
    await expect(until).toBeFocused();
    await expect(until).toHaveValue("");
    await page.getByRole("button", { name: "Clear: Goes public" }).press("Enter");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Service updated successfully!")).toBeVisible();
    expect((await stored()).publishAt).toBeUndefined();
  });
});
