/** The checks before publishing: from the drawer to the field, mended, and published. */
import type { PublishState } from "#domain/records/publishing.ts";
import { madeRecord } from "#tests/support/admin/made-record.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a check of a translation names the language and leads to the text in its form", async ({
  page,
}) => {
  const { form, record, headers } = await madeRecord(page, "services", {
    serviceType: "Tide looms",
    shortDetails: "Short.",
    fullDetails: ["One.", "Two."],
    bulletPoints: [],
  });
  const answer = await page.request.put(`/api/translations/services/${record._id}/fr`, {
    headers: { ...headers, "if-match": '"0"' },
    data: {
      isPublished: true,
      fields: { fullDetails: [{ english: "Two.", text: "Voir /fr/perdu." }] },
    },
  });
  expect(answer.status()).toBe(200);
  await page.goto(form);
  const notice = page.getByRole("group").filter({ hasText: "things to check before publishing" });
  await notice.getByText("things to check before publishing").click();
  const way = (text: string) =>
    notice.getByRole("listitem").filter({ hasText: text }).getByRole("link", { name: "Go to it" });
  const dead = way("Full details 2 in French: The address /fr/perdu leads nowhere.");
  await expect(dead).toHaveAccessibleDescription(/^Full details 2 in French/);
  await dead.press("Enter");
  await expect(page.getByRole("textbox", { name: "Full details 2 in French" })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${form}/fr$`));
  await page.goBack();
  await notice.getByText("things to check before publishing").click();
  await way("Not translated yet").press("Enter");
  await expect(page.getByRole("textbox", { name: "Service type in Bangla" })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${form}/bn$`));
});

test("an error and a warning: read in the drawer, gone to by keyboard, mended, and published", async ({
  page,
}) => {
  const { form, stored } = await madeRecord(page, "projects", {
    title: "Tide tables",
    completionDate: "2199-03-01",
    features: [],
  });
  const { _id } = await stored();
  let asked = 0;
  await page.route(/\/api\/publish(\?|$)/, async (route) => {
    if (route.request().method() === "POST") asked += 1;
    const { data, ...reply } = (await (
      await route.fetch({ method: "GET", url: route.request().url().replace(/\?.*/, "") })
    ).json()) as { data: PublishState };
    const waiting = { state: "waiting", live: 1, isShown: true } as const;
    return route.fulfill({
      json: { ...reply, data: { ...data, site: "on", waiting: 1, projects: { [_id]: waiting } } },
    });
  });
  const drawer = page.getByRole("dialog", { name: "Publish" });
  const checks = drawer.getByRole("region", { name: "Check before publishing" });
  const notice = page.getByRole("group").filter({ hasText: "Go to it" });
  const open = () => page.getByRole("button", { name: /^Publish: 1 / }).press("Enter");

  await test.step("the drawer says what is wrong, what stays on the site, and publishes the rest", async () => {
    await page.goto("/admin");
    await open();
    await expect(checks).toContainText("A record with an error is not updated on the site.");
    const record = checks.getByRole("listitem").filter({ hasText: "Tide tables" });
    await expect(record).toContainText(
      "Visitors keep seeing the previous version until this is fixed.",
    );
    await expect(record.getByRole("listitem")).toHaveText([
      /^Error.*Completion date: The project is completed, but its completion date is in the future\./,
      /^Warning.*Features: Nothing is entered here/,
      /^Warning.*Not translated yet, so visitors read it in English: বাংলা/,
    ]);
    await expect(drawer.getByRole("button", { name: "Publish now" })).toBeEnabled();
    expect(await faults(page, "body")).toEqual([]);
  });

  await test.step("the error’s link opens the form at its field", async () => {
    await checks
      .getByRole("link", { name: "Go to it: Tide tables, Completion date" })
      .press("Enter");
    await expect(page.getByLabel("Completion date")).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${form}$`));
    await expect(drawer).toBeHidden();
    await expect(
      notice.getByText("This version is not published until the error is fixed."),
    ).toBeVisible();
    expect(await faults(page, "main")).toEqual([]);
  });

  await test.step("once it is mended and saved, the notice has the warnings alone, which lead to what mends them", async () => {
    await page.getByLabel("Completion date").fill("2026-03-01");
    await page.keyboard.press("Control+s");
    await notice.getByText("2 things to check before publishing").click();
    const empty = notice.getByRole("listitem").filter({ hasText: "Features" });
    const way = empty.getByRole("button", { name: "Go to it" });
    await expect(way).toHaveAccessibleDescription(/^Features: Nothing is entered here/);
    await way.press("Enter");
    await expect(page.getByLabel("Feature 1", { exact: true })).toBeFocused();
    await page.keyboard.type("Tides of nine rivers");
    await page.keyboard.press("Control+s");
    await expect(empty).toBeHidden();
    await expect(notice.getByText("1 thing to check before publishing")).toBeVisible();
    expect(await stored()).toMatchObject({
      completionDate: "2026-03-01",
      features: ["Tides of nine rivers"],
    });
    await notice.getByRole("link", { name: "Go to it" }).press("Enter");
    await expect(page).toHaveURL(new RegExp(`${form}/bn$`));
  });

  await test.step("only a warning is left, and it is published", async () => {
    await open();
    await expect(checks).toContainText("Nothing here stops publishing.");
    await expect(checks.getByText("Error")).toBeHidden();
    await drawer.getByRole("button", { name: "Publish now" }).press("Enter");
    await expect.poll(() => asked).toBe(1);
    await page.unrouteAll({ behavior: "wait" });
  });
});
