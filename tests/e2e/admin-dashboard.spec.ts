/**
 * Dashboard and newsletter of the staff area, against the real API, and what comes late on any
 * screen.
 */
import type { Page } from "playwright/test";
import type { InboxMessage, InboxStats } from "#domain/inbox/inbox.ts";
import type { ActivityEntry as Activity } from "#domain/staff/activity.ts";
import { handOver, signInAs } from "#tests/support/admin/admin.ts";
import { held, none } from "#tests/support/admin/failing.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { postAsVisitor } from "#tests/support/platform/visitors.ts";
import { FULL } from "#tests/support/run/full.ts";

test.use({ reducedMotion: "reduce" });

test("dashboard: numbers, links, status; what fails is shown with Retry beside what has loaded; admin and manager see what the API says", async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  const admin = await signInAs(page, "admin");
  const status = page.getByRole("region", { name: "System status" });
  const isOf = (name: string) =>
    status.locator("div", { has: page.getByText(name, { exact: true }) }).getByRole("definition");
  expectedErrors.push(/^ERR_FAILED \/api\//, /^500 \/api\/contact\/stats$/);
  const api = held(none);
  await page.route("/api/**", api.answer);
  await page.goto("/admin");
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  api.letGo();
  await expect(isOf("Backend")).toHaveText("Not connected");
  await expect(isOf("Frontend")).toHaveText("Online");
  await page.unroute("/api/**");
  await page.route("/api/contact/stats", (route) =>
    route.fulfill({ status: 500, json: { success: false, message: "Broken." } }),
  );
  await page.reload();
  await expect(page.getByRole("alert")).toContainText(
    "Failed to load dashboard data. Please check if the backend server is running.",
  );
  await expect(page.getByRole("region", { name: "Quick actions" })).toBeVisible();
  await expect(isOf("Backend")).toHaveText("Failing: Messages");
  await expect(isOf("Email")).toHaveText("Unknown");
  await page.unroute("/api/contact/stats");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  const totals = page.getByRole("region", { name: "Totals" });
  for (const [name, path] of [
    [/^Services/, "/admin/services"],
    [/^Projects/, "/admin/projects"],
    [/^Contacts/, "/admin/contacts"],
    [/^Unread/, "/admin/contacts?filter=unread"],
  ] as const)
    await expect(totals.getByRole("link", { name })).toHaveAttribute("href", path);
  await expect(isOf("Backend")).toHaveText("Connected");
  await expect(isOf("Email")).not.toHaveText(/Unknown|Checking/);
  await expect(isOf("Your role")).toHaveText("Admin");
  if (FULL) expect(await faults(page, "body")).toEqual([]);

  await tellsTheApi(page);
  await handOver(page, await signInAs(page, "manager"));
  await tellsTheApi(page);
  await expect(status).toContainText("Manager");

  await test.step("newsletter: listed, searched, deleted on request; the CSV is a download", async () => {
    const email = `reader-${Date.now()}@example.com`;
    await postAsVisitor(baseURL, "/api/newsletter", { email });
    await page.goto(`/admin/newsletter?q=${email}`);
    const row = page.getByRole("row", { name: new RegExp(email) });
    await expect(row).toContainText("Waiting");
    if (FULL) expect(await faults(page, "body")).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export as CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    await expect(row.getByRole("button"), "managers delete nothing for good").toHaveCount(0);
    await handOver(page, admin);
    await page.reload();
    await row.getByRole("button", { name: `Delete ${email}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete address" }).click();
    await expect(
      page.getByText("No subscribers yet").or(page.getByText("No address found")),
    ).toBeVisible();
  });
});

/**
 * Opens the dashboard and compares each of its numbers, names and lines with what the API has
 * answered to it.
 */
async function tellsTheApi(page: Page): Promise<void> {
  const answers = new Map<string, unknown>();
  await page.route("/api/**", async (route) => {
    const response = await route.fetch();
    const { pathname, search } = new URL(route.request().url());
    answers.set(pathname + search, ((await response.json()) as { data: unknown }).data);
    await route.fulfill({ response });
  });
  const asked = [
    "/api/services",
    "/api/projects",
    "/api/contact/stats",
    "/api/contact?work=open",
    "/api/activity",
  ];
  await page.goto("/admin");
  await expect.poll(() => asked.filter((path) => !answers.has(path))).toEqual([]);
  const [services, projects, stats, messages, done] = asked.map((path) => answers.get(path)) as [
    ...[object[], object[], InboxStats],
    ...[InboxMessage[], Activity[]],
  ];
  const totals = page.getByRole("region", { name: "Totals" });
  for (const [name, value] of [
    ["Services", services.length],
    ["Projects", projects.length],
    ["Contacts", stats.totalContacts],
    ["Unread", stats.unreadContacts],
  ] as const)
    await expect(
      totals.getByRole("link", { name: new RegExp(`^${name}`) }).locator(".stat__value"),
      name,
    ).toHaveText(String(value));
  const linesOf = (name: string) => page.getByRole("region", { name }).getByRole("listitem");
  await expect(linesOf("Waiting longest")).toContainText(
    messages.slice(0, 5).map(({ name }) => name),
  );
  const lines = done.slice(0, 8).map(({ by, title = "" }) => [by.name, title]);
  await expect
    .poll(async () => {
      const told = await linesOf("Recent activity").allTextContents();
      return lines.map((words, n) => words.filter((word) => told[n]?.includes(word)));
    })
    .toEqual(lines);
  await expect(linesOf("Recent activity")).toHaveCount(lines.length);
  await page.unrouteAll({ behavior: "wait" });
}

test("what comes late moves nothing that is there already: dashboard, lists and inbox, wide and on a phone", async ({
  page,
}) => {
  await signInAs(page, "admin");
  await page.addInitScript(() => {
    const seen = Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.moved += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  // One after the other, so that each answer meets what the others have drawn.
  let turn = Promise.resolve();
  let waiting = 0;
  await page.route("/api/**", async (route) => {
    waiting += 1;
    const response = await route.fetch();
    const before = turn;
    turn = before
      .then(() => route.fulfill({ response }))
      .then(() => new Promise((drawn) => setTimeout(drawn, 40)));
    await turn;
    waiting -= 1;
  });
  const paths = ["/admin", "/admin/services", "/admin/contacts", "/admin/users"];
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of FULL ? paths : width === 1440 ? paths.slice(0, 2) : paths.slice(2)) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(".loading-rows")).toHaveCount(0);
      await expect.poll(() => waiting).toBe(0);
      expect(
        await page.evaluate(() => (window as unknown as { moved: number }).moved),
        `${path} at ${width} px`,
      ).toBeLessThan(0.1);
    }
  }
  // What is fetched ahead may still be on its way.
  await page.unrouteAll({ behavior: "wait" });
});
