/** Lists for a working day: sorted by their heads, filtered, and edited in the row. */
import type { APIRequestContext, Page } from "playwright/test";
import { PROJECT_FIELDS } from "#domain/records/project-fields.ts";
import type { PublishState, RecordState } from "#domain/records/publishing.ts";
import { wordsOf } from "#domain/records/words.ts";
import { ADMIN, signInAs, tokenFor } from "#tests/support/admin/admin.ts";
import { faults } from "#tests/support/page/axe.ts";
import { focusHidden } from "#tests/support/page/page-layout.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";
import { PROJECT, SERVICE } from "#tests/support/records/records.ts";

test.use({ reducedMotion: "reduce" });

interface Stored {
  _id: string;
  revision: number;
  title: string;
  serviceType: string;
  status: string;
  isActive: boolean;
  isFeatured: boolean;
}

const names = (page: Page) => page.locator("tbody .cell-main a");
const toast = (page: Page, text: string) => page.locator(".toast", { hasText: text });

async function listOf(
  request: APIRequestContext,
  token: string,
  kind: "services" | "projects",
): Promise<Stored[]> {
  const headers = { authorization: `Bearer ${token}` };
  return ((await (await request.get(`/api/${kind}`, { headers })).json()) as { data: Stored[] })
    .data;
}

/** Projects whose order by budget is not that of their figures as text. */
const PROJECTS = [
  { title: "Tea Ledger", budget: 900, status: "Completed", isFeatured: true },
  { title: "Arsenic Map", budget: 12_000, status: "Planning", isActive: false },
  { title: "Ferry Times", status: "On Hold" },
] as const;

async function fill(page: Page, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  if ((await listOf(page.request, token, "projects")).length > 0) return;
  for (const own of PROJECTS) {
    const data = { ...PROJECT, images: [], isFeatured: false, ...own };
    if (!("budget" in own)) delete (data as { budget?: number }).budget;
    expect((await page.request.post("/api/projects", { headers, data })).status()).toBe(200);
  }
  for (let n = 1; n <= 12; n++) {
    const data = { ...SERVICE, images: [], serviceType: `Loom ${n}` };
    expect((await page.request.post("/api/services", { headers, data })).status()).toBe(200);
  }
}

/** Answers with these publishing states, by the names of projects. */
async function withStates(
  page: Page,
  token: string,
  states: Record<string, RecordState>,
): Promise<void> {
  const ids = new Map(
    (await listOf(page.request, token, "projects")).map((item) => [item.title, item._id]),
  );
  await page.route("/api/publish", async (route) => {
    const { data, ...reply } = (await (await route.fetch()).json()) as { data: PublishState };
    const projects = Object.fromEntries(
      Object.entries(states).map(([name, state]) => [ids.get(name) ?? "", state]),
    );
    return route.fulfill({ json: { ...reply, data: { ...data, site: "on", projects } } });
  });
}

/** Every text of Tea Ledger in each language, which follow its title of before. */
async function translate(page: Page, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const record = (await listOf(page.request, token, "projects")).find(
    ({ title }) => title === "Tea Ledger",
  );
  if (!record) throw new Error("The project is not there.");
  const words = Object.entries(wordsOf(PROJECT_FIELDS, { ...record, title: "Tea" }));
  const fields = Object.fromEntries(
    words.map(([field, texts]) => [
      field,
      texts.filter(Boolean).map((english) => ({ english, text: `${english}, said otherwise` })),
    ]),
  );
  for (const locale of ["bn", "fr", "es"]) {
    const saved = await page.request.put(`/api/translations/projects/${record._id}/${locale}`, {
      headers: { ...headers, "if-match": '"0"' },
      data: { isPublished: true, fields },
    });
    expect(saved.status()).toBe(200);
  }
}

test("a head sorts its column one way, then the other, then not at all; the address says which", async ({
  page,
}) => {
  const { token } = await signInAs(page, "manager");
  await fill(page, token);
  await page.goto("/admin/projects");
  const site = ["Tea Ledger", "Arsenic Map", "Ferry Times"];
  await expect(names(page)).toHaveCount(3);
  const before = await names(page).allTextContents();
  expect(before.toSorted()).toEqual(site.toSorted());
  const head = (name: string) => page.getByRole("columnheader", { name, exact: true });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

  await press("Budget");
  await expect(names(page)).toHaveText(["Arsenic Map", "Tea Ledger", "Ferry Times"]);
  await expect(page).toHaveURL("/admin/projects?sort=-budget");
  await expect(head("Budget")).toHaveAttribute("aria-sort", "descending");
  await press("Budget");
  await expect(names(page)).toHaveText(["Ferry Times", "Tea Ledger", "Arsenic Map"]);
  await expect(page).toHaveURL("/admin/projects?sort=budget");
  await expect(head("Budget")).toHaveAttribute("aria-sort", "ascending");
  await press("Budget");
  await expect(names(page)).toHaveText(before);
  await expect(page).toHaveURL("/admin/projects");
  await expect(head("Budget")).not.toHaveAttribute("aria-sort");

  await test.step("by keys; a status sorts by the life of a project, not by its letters", async () => {
    await head("Status").getByRole("button").focus();
    await page.keyboard.press("Enter");
    await expect(names(page)).toHaveText(["Arsenic Map", "Tea Ledger", "Ferry Times"]);
  });
  await page.goto("/admin/projects?sort=-title");
  await expect(names(page)).toHaveText(["Tea Ledger", "Ferry Times", "Arsenic Map"]);
  expect(await faults(page, "body")).toEqual([]);

  await test.step("services keep the staff's own order, and only it can be dragged", async () => {
    await page.goto("/admin/services");
    const grip = page.getByRole("button", { name: "Reorder Loom 1", exact: true });
    await expect(grip).toBeVisible();
    await press("Service");
    await expect(page).toHaveURL("/admin/services?sort=name");
    await expect(grip).toHaveCount(0);
  });
});

test("filters combine and are in the address: featured, inactive, not published, translations", async ({
  page,
}) => {
  const { token } = await signInAs(page, "manager");
  await fill(page, token);
  await translate(page, token);
  await withStates(page, token, {
    "Tea Ledger": { state: "live", isShown: true },
    "Arsenic Map": { state: "hidden", isShown: false },
    "Ferry Times": { state: "waiting", isShown: true },
  });
  await page.goto("/admin/projects");
  const show = page.getByRole("button", { name: /^Show only/ });
  const choose = async (...choices: string[]) => {
    await show.click();
    for (const choice of choices) await page.getByRole("checkbox", { name: choice }).press("Space");
    await page.keyboard.press("Escape");
    await expect(show).toBeFocused();
  };
  for (const [choice, value, left] of [
    ["Featured", "featured", ["Tea Ledger"]],
    ["Inactive", "inactive", ["Arsenic Map"]],
    ["Not published", "unpublished", ["Ferry Times"]],
    ["Translation missing", "missing", ["Arsenic Map", "Ferry Times"]],
    ["Translation outdated", "outdated", ["Tea Ledger"]],
  ] as const) {
    await choose(choice);
    await expect(page).toHaveURL(`/admin/projects?show=${value}`);
    await expect(show).toHaveText(choice);
    await expect(names(page).first()).toBeVisible();
    expect((await names(page).allTextContents()).toSorted(), choice).toEqual(left);
    await expect(page.getByText(`${left.length} of 3`, { exact: true })).toBeVisible();
    await choose(choice);
  }
  await choose("Not published", "Translation missing");
  await expect(page).toHaveURL("/admin/projects?show=unpublished&show=missing");
  await expect(show).toHaveText("Not published, Translation missing");
  await expect(names(page)).toHaveText(["Ferry Times"]);
  await page.reload();
  await expect(names(page)).toHaveText(["Ferry Times"]);
  await choose("Featured");
  await expect(page.getByText("0 of 3", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/admin/projects");
  await expect(names(page)).toHaveCount(3);
  await show.click();
  expect(await faults(page, "body")).toEqual([]);
  await page.keyboard.press("Escape");

  await test.step("a row says that a translation is outdated", async () => {
    const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
    await expect(row("Tea Ledger").getByText("Translation outdated")).toBeVisible();
    await expect(row("Ferry Times").getByText("Translation outdated")).toHaveCount(0);
  });

  await test.step("one badge says what differs; what is as saved needs none", async () => {
    await page.goto("/admin/projects");
    const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
    await expect(row("Ferry Times").getByText("Not published", { exact: true })).toHaveCount(1);
    for (const name of ["Tea Ledger", "Arsenic Map"]) {
      await expect(row(name)).toBeVisible();
      await expect(row(name).getByText(/^(Live|Hidden|Not published)$/)).toHaveCount(0);
    }
    await expect(row("Arsenic Map").getByText("Inactive", { exact: true })).toHaveCount(1);
  });
});

test("status, featured and active are changed in the row, at once and with Undo; refused, the row is as before", async ({
  page,
  expectedErrors,
}) => {
  const { token } = await signInAs(page, "manager");
  await fill(page, token);
  const stored = async (title: string) =>
    (await listOf(page.request, token, "projects")).find((project) => project.title === title);
  await page.goto("/admin/projects");
  const status = page.getByRole("combobox", { name: "Status of Ferry Times" });
  const star = page.getByRole("button", { name: "Feature Ferry Times" });

  await status.selectOption("In Progress");
  await toast(page, "Ferry Times: In Progress.").getByText("Undo").click();
  await expect(toast(page, "Ferry Times: On Hold.")).toBeVisible();
  await expect(status).toHaveValue("On Hold");
  await expect.poll(async () => (await stored("Ferry Times"))?.status).toBe("On Hold");

  await star.click();
  await expect(star, "before the answer").toHaveAttribute("aria-pressed", "true");
  await star.click();
  await expect(toast(page, "Ferry Times is no longer featured.")).toBeVisible();
  await expect.poll(async () => (await stored("Ferry Times"))?.isFeatured).toBe(false);
  expect((await stored("Ferry Times"))?.revision, "each change is a version").toBe(5);

  await test.step("a refusal is said with its reason, and the row goes back", async () => {
    const id = (await stored("Ferry Times"))?._id ?? "";
    expectedErrors.push(new RegExp(`^503 /api/projects/${id}$`));
    await page.route(
      `/api/projects/${id}`,
      (route) => route.fulfill({ status: 503, json: { success: false, message: "Not now." } }),
      { times: 1 },
    );
    await status.selectOption("Completed");
    await expect(
      page
        .getByRole("region", { name: "Notifications" })
        .getByText("Ferry Times was not changed. Not now."),
    ).toBeVisible();
    await expect(status).toHaveValue("On Hold");
  });

  await test.step("what somebody else has saved meanwhile stands, and they are named", async () => {
    const before = await stored("Tea Ledger");
    const admin = await tokenFor(page.request, ADMIN);
    expectedErrors.push(new RegExp(`^412 /api/projects/${before?._id}$`));
    const put = await page.request.put(`/api/projects/${before?._id}`, {
      headers: { authorization: `Bearer ${admin.token}`, "if-match": `"${before?.revision}"` },
      data: { ...before, status: "Cancelled" },
    });
    expect(put.status()).toBe(200);
    const theirs = page.getByRole("combobox", { name: "Status of Tea Ledger" });
    await theirs.selectOption("Planning");
    await expect(
      page
        .getByRole("region", { name: "Notifications" })
        .getByText(
          `Tea Ledger was not changed: ${ADMIN.name} saved it in the meantime. The list shows their version.`,
        ),
    ).toBeVisible();
    await expect(theirs).toHaveValue("Cancelled");
    expect((await stored("Tea Ledger"))?.status).toBe("Cancelled");
  });

  await test.step("a service is switched off and on", async () => {
    await page.goto("/admin/services");
    const active = page.getByRole("switch", { name: "Loom 3 on the site" });
    await expect(active).toBeChecked();
    await active.press("Space");
    await expect(active).not.toBeChecked();
    await toast(page, "Loom 3 is inactive now.").getByText("Undo").click();
    await expect(active).toBeChecked();
    await expect
      .poll(
        async () =>
          (await listOf(page.request, token, "services")).find(
            ({ serviceType }) => serviceType === "Loom 3",
          )?.isActive,
      )
      .toBe(true);
  });
});

test("a phone: filters behind one button with their number, the first row above 380 px", async ({
  page,
}) => {
  const { token } = await signInAs(page, "manager");
  await fill(page, token);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const kind of ["services", "projects"]) {
    await page.goto(`/admin/${kind}`);
    await expect(names(page).first()).toBeVisible();
    const first = await page.locator("tbody tr").first().boundingBox();
    expect(first?.y, kind).toBeLessThan(380);
    await expect(page.getByRole("button", { name: /^Show only/ })).toBeHidden();
    await expect(page.locator(".table-foot")).toContainText("Total");
  }
  const button = page.getByRole("button", { name: /^Filters/ });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.click();
  await page.getByRole("button", { name: /^Show only/ }).click();
  for (const choice of ["Featured", "Inactive"])
    await page.getByLabel(choice, { exact: true }).check();
  expect(await faults(page, "html", ["target-size"])).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByLabel("Status", { exact: true }).selectOption("Cancelled");
  await page.getByLabel("Sort").selectOption("Highest budget");
  await expect(button).toHaveAccessibleName(/3 active/);
  await expect(page).toHaveURL(
    "/admin/projects?show=featured&show=inactive&status=Cancelled&sort=-budget",
  );
  expect(await faults(page, "body")).toEqual([]);
  expect(await faults(page, "html", ["target-size"])).toEqual([]);
  await expect(page.getByRole("link", { name: "New project" })).toBeVisible();
});

test("a laptop shows nine services, and the heads stay in sight without covering the focus", async ({
  page,
}) => {
  const { token } = await signInAs(page, "manager");
  await fill(page, token);
  await page.goto("/admin/services");
  await expect(names(page)).toHaveCount(12);
  const seen = await page
    .locator("tbody tr")
    .evaluateAll(
      (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    );
  expect(seen).toBeGreaterThanOrEqual(9);
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const head = page.getByRole("columnheader", { name: "Created" });
  await expect(head).toBeInViewport({ ratio: 1 });
  await head.getByRole("button").click({ trial: true });
  expect(await focusHidden(page, ".topbar, .side, thead")).toEqual([]);
});

test("people and the trash are sorted by their heads too, and the address keeps it", async ({
  page,
}) => {
  const { token } = await signInAs(page, "admin");
  const headers = { authorization: `Bearer ${token}` };
  for (const serviceType of ["Zari thread", "Alpona", "mending 10", "mending 9"]) {
    const made = await page.request.post("/api/services", {
      headers,
      data: { ...SERVICE, serviceType },
    });
    const { data } = (await made.json()) as { data: Stored };
    await page.request.delete(`/api/services/${data._id}`, {
      headers: { ...headers, "if-match": `"${data.revision}"` },
    });
  }
  const first = page.locator("tbody tr td:first-child b");
  for (const [path, label, sort] of [
    ["/admin/users", "Name", "name"],
    ["/admin/trash", "Deleted", "what"],
  ] as const) {
    await page.goto(path);
    await expect(first.first()).toBeVisible();
    const head = page.getByRole("columnheader").first();
    await expect(head).toContainText(label);
    const stood = await first.allTextContents();
    const inOrder = stood.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
    await head.getByRole("button").click();
    await expect(first).toHaveText(inOrder);
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await page.reload();
    await expect(first).toHaveText(inOrder);
    await head.getByRole("button").click();
    await expect(first).toHaveText(inOrder.toReversed());
    await expect(page).toHaveURL(`${path}?sort=-${sort}`);
    await head.getByRole("button").click();
    await expect(first).toHaveText(stood);
  }
  await page.goto("/admin/trash?sort=constructor");
  await expect(first.first()).toBeVisible();
});
