/** Dashboard, users, account and newsletter of the staff area, against the real API. */
import type { Page } from "playwright/test";
import type { InboxMessage, InboxStats } from "#domain/inbox.ts";
import type { Activity } from "#domain/record.ts";
import type { PublicUser } from "#domain/user.ts";
import { ADMIN, signInAs } from "#tests/support/admin/admin.ts";
import { turn } from "#tests/support/admin/made-record.ts";
import { faults } from "#tests/support/page/axe.ts";
import { held, mute, none, told, TOLD } from "#tests/support/admin/failing.ts";
import { FULL } from "#tests/support/run/full.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { postAsVisitor } from "#tests/support/platform/visitors.ts";

/** How a form is refused, and what it says then. */
const FAILURES = (words: string) =>
  [
    [mute, words],
    [told, TOLD],
    [none, "Failed to connect to server"],
  ] as const;

test.use({ reducedMotion: "reduce" });

test("dashboard: numbers, links, status; what fails is shown with Retry beside what has loaded; admin and manager see what the API says", async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  await signInAs(page, "admin");
  const status = page.getByRole("region", { name: "System status" });
  const isOf = (name: string) => status.locator("div", { has: page.getByText(name, { exact: true }) }).getByRole("definition");
  expectedErrors.push(/^ERR_FAILED \/api\//, /^500 \/api\/contact\/stats$/);
  const api = held(none);
  await page.route("/api/**", api.answer);
  await page.goto("/admin");
  await expect(page.getByRole("status").filter({ hasText: "Loading the dashboard" })).toBeVisible();
  api.letGo();
  await expect(isOf("Backend")).toHaveText("Not connected");
  await expect(isOf("Frontend")).toHaveText("Online");
  await page.unroute("/api/**");
  await page.route("/api/contact/stats", (route) => route.fulfill({ status: 500, json: { success: false, message: "Broken." } }));
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Failed to load dashboard data. Please check if the backend server is running.");
  await expect(page.getByRole("region", { name: "Quick actions" })).toBeVisible();
  await expect(isOf("Backend")).toHaveText("Failing: Messages");
  await expect(isOf("Email")).toHaveText("Not known");
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
  await expect(isOf("Email")).not.toHaveText(/Not known|Checking/);
  await expect(isOf("Your role")).toHaveText("Admin");
  if (FULL) expect(await faults(page, "body")).toEqual([]);

  await tellsTheApi(page);
  const manager = await signInAs(page, "manager");
  await page.evaluate(({ token, user }) => {
    localStorage.setItem("token", token);
    localStorage.setItem("user", JSON.stringify(user));
  }, manager);
  await tellsTheApi(page);
  await expect(status).toContainText("Manager");

  await test.step("newsletter: listed, searched, deleted on request; the CSV is a download", async () => {
    const email = `reader-${Date.now()}@example.com`;
    await postAsVisitor(baseURL, "/api/newsletter", { email });
    await page.goto(`/admin/newsletter?q=${email}`);
    const row = page.getByRole("row", { name: new RegExp(email) });
    await expect(row).toContainText("Waiting");
    if (FULL) expect(await faults(page, "body")).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export as CSV" }).click()]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    await row.getByRole("button", { name: `Delete ${email}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete address" }).click();
    await expect(page.getByText("Nobody has subscribed yet").or(page.getByText("No address found"))).toBeVisible();
  });
});

/** Opens the dashboard and compares each of its numbers, names and lines with what the API has answered to it. */
async function tellsTheApi(page: Page): Promise<void> {
  const answers = new Map<string, unknown>();
  await page.route("/api/**", async (route) => {
    const response = await route.fetch();
    const { pathname, search } = new URL(route.request().url());
    answers.set(pathname + search, ((await response.json()) as { data: unknown }).data);
    await route.fulfill({ response });
  });
  const asked = ["/api/services", "/api/projects", "/api/contact/stats", "/api/contact?filter=unread&order=oldest", "/api/activity"];
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
    await expect(totals.getByRole("link", { name: new RegExp(`^${name}`) }).locator(".stat__value"), name).toHaveText(String(value));
  const linesOf = (name: string) => page.getByRole("region", { name }).getByRole("listitem");
  await expect(linesOf("Waiting longest")).toContainText(messages.slice(0, 5).map(({ name }) => name));
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

test("what comes late moves nothing that is there already: dashboard, lists and inbox, wide and on a phone", async ({ page }) => {
  await signInAs(page, "admin");
  await page.addInitScript(() => {
    const seen = Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.moved += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  // One after the other, so that each answer meets what the others have drawn.
  let turn = Promise.resolve();
  let waiting = 0;
  await page.route("/api/**", async (route) => {
    waiting += 1;
    const response = await route.fetch();
    const before = turn;
    turn = before.then(() => route.fulfill({ response })).then(() => new Promise((drawn) => setTimeout(drawn, 40)));
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
      expect(await page.evaluate(() => (window as unknown as { moved: number }).moved), `${path} at ${width} px`).toBeLessThan(0.1);
    }
  }
  // What is fetched ahead may still be on its way.
  await page.unrouteAll({ behavior: "wait" });
});

test("users: made, changed, refused and deleted by an admin; a manager is refused plainly; account: own password", async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  const { token } = await signInAs(page, "admin");
  await page.goto("/admin/users");
  await page.getByRole("button", { name: "New user" }).click();
  const dialog = page.getByRole("dialog", { name: "New user" });
  await dialog.getByLabel("Name").press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "New user" }).click();
  await dialog.getByRole("button", { name: "Create user" }).click();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  const email = `nasrin-${Date.now()}@agency.example`;
  expectedErrors.push(/^400 \/api\/users$/);
  await dialog.getByLabel("Name").fill("Nasrin Sultana");
  await dialog.getByLabel("Email").fill(ADMIN.email);
  await dialog.getByLabel("Password").fill("needle in the rain");
  await dialog.getByLabel("Password").press("Escape");
  await dialog.getByRole("button", { name: "Create user" }).click();
  await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription("This email is already in use.");
  expect(await faults(page, "[role=dialog]")).toEqual([]);
  await dialog.getByLabel("Email").fill(email);
  await test.step("what cannot be saved is reported, and what was typed stays", async () => {
    expectedErrors.push(/^(?:500|503|ERR_FAILED) \/api\/users$/);
    for (const [answer, text] of FAILURES("Failed to save user")) {
      await page.route("/api/users", answer, { times: 1 });
      await dialog.getByRole("button", { name: "Create user" }).click();
      await expect(dialog.getByRole("alert")).toHaveText(text);
    }
  });
  await dialog.getByRole("button", { name: "Create user" }).click();
  const row = page.getByRole("row", { name: new RegExp(email) });
  await expect(row).toContainText("Manager");

  const other = await browser.newPage({ reducedMotion: "reduce", ...(baseURL && { baseURL }) });
  await other.goto("/admin/account");
  await other.getByLabel("Email").fill(email);
  await other.getByLabel("Password", { exact: true }).fill("needle in the rain");
  await other.getByRole("button", { name: "Sign In" }).click();
  await other.getByLabel("Current password").fill("needle in the sun");
  await other.getByLabel(/^New password \*$/).fill("a whole new thread");
  await other.getByLabel("Repeat new password").fill("a whole new threat");
  await other.getByRole("button", { name: "Change password" }).click();
  await expect(other.getByLabel("Repeat new password")).toHaveAccessibleDescription("Is not the same as above.");
  await other.getByLabel("Repeat new password").fill("a whole new thread");
  await other.getByRole("button", { name: "Change password" }).click();
  await expect(other.getByLabel("Current password")).toHaveAccessibleDescription("This is not your password.");
  await other.getByLabel("Current password").fill("needle in the rain");
  for (const [answer, text] of FAILURES("Failed to change the password")) {
    await other.route("/api/auth/password", answer, { times: 1 });
    await other.getByRole("button", { name: "Change password" }).click();
    await expect(other.getByRole("alert")).toHaveText(text);
  }
  await other.getByRole("button", { name: "Change password" }).click();
  await expect(other.getByText("Your password is changed.")).toBeVisible();
  await other.goto("/admin/users");
  await expect(other.getByText("This area is for admins")).toBeVisible();
  await test.step("another role is seen as soon as the person comes back to the window", async () => {
    const headers = { authorization: `Bearer ${token}` };
    const give = async (role: "admin" | "manager") => {
      const { data } = (await (await page.request.get("/api/users", { headers })).json()) as { data: PublicUser[] };
      const user = data.find((one) => one.email === email);
      if (!user) throw new Error("The person is gone.");
      const change = { data: { role }, headers: { ...headers, "if-match": `"${user.revision}"` } };
      expect((await page.request.put(`/api/users/${user._id}`, change)).status()).toBe(200);
      await other.evaluate(() => dispatchEvent(new Event("visibilitychange")));
    };
    await give("admin");
    await expect(other.getByRole("row", { name: new RegExp(email) })).toBeVisible();
    await give("manager");
    await expect(other.getByText("This area is for admins")).toBeVisible();
  });
  // The list still shows the person as before the new password, and such a change would be refused.
  await page.reload();
  await test.step("an admin gives another password, then allows no sign-in any more: each time the person is signed out at once", async () => {
    const edit = page.getByRole("dialog", { name: "Edit Nasrin Sultana" });
    const again = other.getByRole("dialog", { name: "Please sign in again" });
    const change = async (fill: () => Promise<void>) => {
      await row.getByRole("button", { name: "Edit Nasrin Sultana" }).click();
      await fill();
      await edit.getByRole("button", { name: "Save changes" }).click();
      await expect(edit).toHaveCount(0);
      await other.evaluate(() => dispatchEvent(new Event("visibilitychange")));
      await again.getByLabel("Password", { exact: true }).fill("thread of another colour");
      await again.getByRole("button", { name: "Sign In" }).click();
    };
    await change(() => edit.getByLabel("New password").fill("thread of another colour"));
    await expect(again).toHaveCount(0);
    await change(() => turn(edit.getByRole("switch", { name: "Sign-in allowed" }), false));
    await expect(row).toContainText("Disabled");
    await expect(again.getByRole("alert")).toHaveText("Email address or password is wrong.");
    await again.getByRole("button", { name: "Leave and sign out" }).click();
    await expect(other).toHaveURL("/admin/login");
  });
  await other.close();

  expectedErrors.push(/^500 \/api\/users\/[\w-]+$/);
  await page.route("/api/users/*", mute, { times: 1 });
  const remove = async () => {
    await row.getByRole("button", { name: "Delete Nasrin Sultana" }).click();
    await page.getByRole("alertdialog", { name: "Delete Nasrin Sultana?" }).getByRole("button", { name: "Delete user" }).click();
  };
  await remove();
  await page.getByRole("dialog", { name: "Failed to delete user" }).getByRole("button", { name: "Close" }).click();
  await remove();
  await expect(row).toHaveCount(0);
});
