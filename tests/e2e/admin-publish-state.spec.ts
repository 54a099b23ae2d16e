/** What staff see of publishing when its state is not known, and of what is not published. */
import type { PublishState, RecordState } from "#domain/records/publishing.ts";
import { signInAs } from "#tests/support/admin/admin.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";

test("what cannot be asked is said as such, and asked again; what a build left out is named", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^503 \/api\/publish$/);
  await signInAs(page, "manager");
  let refused = true;
  const answer = Promise.withResolvers<undefined>();
  await page.route("/api/publish", async (route) => {
    if (refused)
      return route.fulfill({ status: 503, json: { success: false, message: "Not now." } });
    await answer.promise;
    const { data, ...reply } = (await (await route.fetch()).json()) as { data: PublishState };
    const broken: RecordState = {
      state: "refused",
      isShown: false,
      byContent: true,
      name: "Freight",
      problems: [{ field: "title", reason: "This field is required." }],
    };
    return route.fulfill({
      json: {
        ...reply,
        data: { ...data, site: "on", waiting: 0, projects: { ...data.projects, broken } },
      },
    });
  });
  await page.goto("/admin");
  await page
    .getByRole("button", { name: "Publish: We could not check which changes are live." })
    .click();
  const drawer = page.getByRole("dialog", { name: "Publish" });
  await expect(drawer.getByRole("alert")).toContainText(
    "We could not check which changes are live.",
  );
  expect(await faults(page, "body")).toEqual([]);
  refused = false;
  await drawer.getByRole("button", { name: "Retry" }).click();
  const status = drawer.getByRole("status");
  await expect(status.getByText("Checking what visitors see")).toBeVisible();
  answer.resolve(undefined);
  await expect(drawer.locator(":focus")).toContainText("Nothing to publish.");
  await expect(
    page.getByRole("button", {
      name: "Publish: 1 record has problems.",
      includeHidden: true,
    }),
  ).toBeAttached();
  const left = drawer.getByRole("listitem").filter({ hasText: "Project “Freight”" });
  await expect(left).toContainText("Title: This field is required.");
  await expect(left).toContainText("It is damaged and in no list.");
  await expect(left).toContainText("Visitors see the page from the content files instead.");
  expect(await faults(page, "body")).toEqual([]);
});
