/**
 * What stands around every screen of the staff area: the palette, the bell, the list of shortcuts.
 */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";
import { work as fr } from "#site/i18n/fr/work.ts";
import { walkTo } from "#tests/support/admin/admin-walk.ts";
import { MANAGER, signInAs } from "#tests/support/admin/admin.ts";
import { everyScreen, oneOfEach } from "#tests/support/admin/screens.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";
import { PROJECT } from "#tests/support/records/records.ts";
import { FULL } from "#tests/support/run/full.ts";

test.use({ reducedMotion: "reduce" });

/** A screen is seen a moment before it listens to keys. */
const listens = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));

async function openByKey(page: Page, palette: Locator): Promise<void> {
  await expect(palette).toHaveCount(0);
  await listens(page);
  await page.keyboard.press("Control+k");
  await expect(palette).toBeVisible();
}

test("palette: opens by key and by the search, finds places, actions, records, messages and people by role; ? lists the shortcuts", async ({
  page,
  expectedErrors,
}) => {
  const mark = `palette${Date.now()}`;
  const { token } = await signInAs(page, "admin");
  const headers = { authorization: `Bearer ${token}` };
  const visitor = {
    name: "Shirin Akhtar",
    email: "shirin@example.com",
    phone: "+880 1700 000000",
    message: `About ${mark}`,
  };
  await page.request.post("/api/contact", { data: visitor });
  const made = await page.request.post("/api/services", {
    headers,
    data: { serviceType: `Weaving ${mark}`, shortDetails: "Threads." },
  });
  const { data: service } = (await made.json()) as { data: { _id: string; revision: number } };
  await page.request.post("/api/projects", {
    headers,
    data: { ...PROJECT, images: [], title: `Shuttle ${mark}`, client: "Meghna" },
  });
  await page.request.post("/api/users", {
    headers,
    data: { ...MANAGER, email: `${mark}@agency.example`, role: "manager" },
  });

  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  const field = palette.getByRole("combobox");
  await openByKey(page, palette);
  await expect(field).toBeFocused();
  const active = () => palette.getByRole("option", { selected: true });
  await expect(active()).toHaveText("Dashboard");
  await page.keyboard.press("ArrowUp");
  await expect(active()).toHaveText("Sign Out");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(active()).toHaveText("Services");
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await active().getAttribute("id")) ?? "",
  );
  if (FULL) expect(await faults(page, "body")).toEqual([]);

  await field.fill(mark.toUpperCase());
  await expect(palette.getByRole("group", { name: "Services" }).getByRole("option")).toHaveText([
    /Weaving/,
  ]);
  await expect(palette.getByRole("group", { name: "Messages" }).getByRole("option")).toHaveText([
    /Shirin Akhtar/,
  ]);
  for (const [kind, found] of [
    ["Projects", `Shuttle ${mark}Meghna, ${PROJECT.location}`],
    ["Users", `${MANAGER.name}${mark}@agency.example, Manager`],
  ] as const)
    await expect(palette.getByRole("group", { name: kind }).getByRole("option")).toHaveText([
      found,
    ]);
  await expect(palette.getByRole("status")).toHaveText("4 results");
  for (const [typed, path, heading] of [
    [`shuttle ${mark}`, /\/admin\/projects\/edit\//, `Shuttle ${mark}`],
    [`${mark}@agency`, /\/admin\/users\?edit=/, "Users"],
  ] as const) {
    await field.fill(typed);
    await expect(palette.getByRole("option")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1")).toHaveText(heading);
    if (heading === "Users")
      await page
        .getByRole("dialog", { name: `Edit ${MANAGER.name}` })
        .getByRole("button", { name: "Cancel" })
        .click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await openByKey(page, palette);
  }
  await field.fill(mark.toUpperCase());
  await expect(palette.getByRole("status")).toHaveText("4 results");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/services/edit/${service._id}`);
  await expect(palette).toHaveCount(0);
  await expect(page.locator("#main")).toBeFocused();

  // In a field the key is a letter.
  await page.getByLabel("Short details").press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByLabel("Short details").fill("Threads.");
  await page.locator("#main").focus();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const what of ["Save", "Next message", "Mark as unread", "Search and run commands"])
    await expect(list.getByText(what, { exact: true })).toBeVisible();
  if (FULL) expect(await faults(page, "body")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);

  await test.step("a text longer than a search is cut, in the palette and in an address", async () => {
    const searched = page.waitForResponse(/\/api\/contact\?q=xxx/);
    await openByKey(page, palette);
    await field.fill("x".repeat(3_000));
    await expect(field).toHaveValue("x".repeat(200));
    expect((await searched).status()).toBe(200);
    await page.keyboard.press("Escape");
    await page.goto(`/admin/contacts?q=${"y".repeat(3_000)}`);
    await expect(page.getByRole("searchbox")).toHaveValue("y".repeat(200));
    await expect(page.getByRole("heading", { name: "No messages found" })).toBeVisible();
    await page.getByRole("searchbox").fill("z".repeat(3_000));
    await expect(page).toHaveURL(`/admin/contacts?q=${"z".repeat(200)}`);
  });

  expectedErrors.push(/^503 \/api\/contact\?q=zz/);
  await page.route("/api/contact?q=*", (route) =>
    route.fulfill({ status: 503, json: { success: false, message: "Not now." } }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await field.fill("zzzzzz");
  await expect(palette.getByRole("alert")).toContainText("Some results could not be loaded.");
  await page.unroute("/api/contact?q=*");
  await palette.getByRole("button", { name: "Retry" }).click();
  await expect(palette.getByRole("alert")).toHaveCount(0);
  await expect(palette.getByText("Nothing found for “zzzzzz”").first()).toBeVisible();
  await test.step("a backup holds the records and everything else, page by page", async () => {
    let asked = 0;
    await page.route(/\/api\/export\/objects$/, async (route) => {
      asked += 1;
      const response = await route.fetch();
      const { success, data } = (await response.json()) as {
        success: true;
        data: { kind: string; key: string }[];
      };
      const [one] = data;
      await route.fulfill({
        response,
        json: { success, data: [one], cursor: `${one?.kind}:${one?.key}` },
      });
    });
    await field.fill("backup");
    const downloading = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^backup-\d{4}-\d\d-\d\d\.jsonl$/);
    const lines = readFileSync(await file.path(), "utf8")
      .trim()
      .split("\n");
    const [records, ...pages] = lines.map((line) => (JSON.parse(line) as { data: unknown }).data);
    expect(records).toMatchObject({
      format: 1,
      services: expect.arrayContaining([expect.objectContaining({ _id: service._id })]),
    });
    expect(asked).toBe(1);
    expect(pages).toHaveLength(2);
    expect(JSON.stringify(pages[0])).toContain(`About ${mark}`);
    expect(pages[1]).toMatchObject([{ kind: "mails" }]);
    await page.getByRole("button", { name: "Search", exact: true }).click();
  });
  await test.step("a language is found by its own name and by what it is called here, and holds at once", async () => {
    await field.fill("bangla");
    await expect(palette.getByRole("option")).toHaveText([/Language: বাংলা/]);
    await field.fill("français");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    const search = page.getByRole("dialog", { name: fr.palette.title });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await openByKey(page, search);
    await search.getByRole("combobox").fill("anglais");
    await expect(search.getByRole("option")).toHaveText([/Langue\s: English/]);
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.getByRole("button", { name: "Search", exact: true }).click();
  });
  await field.fill("new user");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "New user" })).toBeVisible();

  await page.request.delete(`/api/services/${service._id}`, {
    headers: { ...headers, "if-match": `"${service.revision}"` },
  });
});

test("the palette opens when its key is pressed twice while it loads", async ({ page }) => {
  const loading = Promise.withResolvers<undefined>();
  await page.route(/\/_astro\/Palette\./, async (route) => {
    await loading.promise;
    await route.continue();
  });
  await signInAs(page, "manager");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await listens(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Control+k");
  loading.resolve(undefined);
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  await expect(palette).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(palette, "seen, the key closes it").toHaveCount(0);
});

test("bell: counts what is unread, leads to each message, says when it fails and when all is read; a manager's palette has no users", async ({
  page,
  expectedErrors,
}) => {
  const name = `Bell Ringer ${Date.now()}`;
  await page.request.post("/api/contact", {
    data: { name, email: "bell@example.com", phone: "+880 1700 000000", message: "Ding." },
  });
  await signInAs(page, "manager");
  expectedErrors.push(/^500 \/api\/contact\?work=open$/);
  await page.route("/api/contact?work=open", (route) =>
    route.fulfill({ status: 500, json: { success: false } }),
  );
  await page.goto("/admin/account");
  const bell = page.getByRole("button", { name: /^\d+ messages? without an answer$/ });
  await bell.click();
  const panel = page.getByRole("dialog", { name: "Messages without an answer" });
  await expect(panel.getByRole("alert")).toContainText("Failed to fetch messages");
  await page.unroute("/api/contact?work=open");
  await panel.getByRole("button", { name: "Retry" }).click();
  await expect(panel.getByRole("link", { name: "Open inbox" })).toHaveAttribute(
    "href",
    "/admin/contacts?work=open",
  );
  expect(await faults(page, "[role=dialog]")).toEqual([]);
  await panel.getByRole("link", { name: new RegExp(name) }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole("article", { name })).toContainText("Ding.");
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();

  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  await palette.getByRole("combobox").fill("user");
  await expect(palette.getByRole("option", { name: "Users" })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await page.route("/api/contact?work=open", (route) =>
    route.fulfill({ json: { success: true, data: [], total: 0 } }),
  );
  await page.route("/api/contact/stats", (route) =>
    route.fulfill({
      json: {
        success: true,
        data: {
          totalContacts: 0,
          unreadContacts: 0,
          openContacts: 0,
          overdueContacts: 0,
          myContacts: 0,
          labels: [],
          folders: {},
          mails: { waiting: 0, failed: 0 },
        },
      },
    }),
  );
  await page.goto("/admin/account");
  await page.getByRole("button", { name: "No unanswered messages" }).click();
  await expect(panel).toContainText("No one is waiting for an answer.");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: "No unanswered messages" })).toBeFocused();
});

test("at 320 pixels with text of twice its size no screen is wider than the window, nor is what opens over it", async ({
  page,
  baseURL,
}) => {
  const ids = await oneOfEach(page, baseURL, "Needlework for grandmothers");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/admin/no-such-screen");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const width = () =>
    page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll("html, .dialog")].map(({ scrollWidth }) => scrollWidth),
      ),
    );
  for (const path of everyScreen(ids)) {
    await walkTo(page, path);
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
    await expect.poll(width, path).toBeLessThanOrEqual(320);
  }
  for (const open of [
    () => page.keyboard.press("Control+k"),
    () => page.getByRole("button", { name: "More" }).click(),
  ]) {
    await open();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect.poll(width).toBeLessThanOrEqual(320);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
