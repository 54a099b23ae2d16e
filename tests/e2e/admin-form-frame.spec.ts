/** The frame of a record's form: what saves is in reach, and nothing typed is covered. */
import type { Page } from "playwright/test";
import { signInAs } from "#tests/support/admin/admin.ts";
import { faults } from "#tests/support/page/axe.ts";
import { focusHidden, misplaced } from "#tests/support/page/page-layout.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";
import { PROJECT } from "#tests/support/records/records.ts";

test.use({ reducedMotion: "reduce" });

let made = 0;

async function makeProject(page: Page, token: string): Promise<{ id: string; title: string }> {
  const title = `Ferries of Chandpur ${(made += 1)}`;
  const response = await page.request.post("/api/projects", {
    headers: { authorization: `Bearer ${token}` },
    data: { ...PROJECT, images: [], title, features: ["Fast.", "Quiet."] },
  });
  const { data } = (await response.json()) as { data: { _id: string } };
  return { id: data._id, title };
}

/** The last card of the form, as far from the head as it gets. */
async function toTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
}

test("Update is in reach at every width and with doubled text, and covers no field that has the focus", async ({
  page,
}) => {
  const { token } = await signInAs(page, "manager");
  const { id, title } = await makeProject(page, token);
  const update = page.getByRole("button", { name: "Update Project" });
  for (const [width, height, text] of [
    [390, 844, "100%"],
    [768, 1024, "100%"],
    [1440, 900, "100%"],
    [390, 844, "200%"],
    [1440, 900, "200%"],
    [320, 640, "200%"],
    // 400 % zoom of a laptop: a low window belongs to the fields.
    [320, 256, "100%"],
  ] as const) {
    const where = `${width} x ${height}, text ${text}`;
    await page.setViewportSize({ width, height });
    await page.goto(`/admin/projects/edit/${id}`);
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await expect(page.getByLabel("Title")).toHaveValue(title);
    await toTheEnd(page);
    if (height > 480) {
      await expect(update, where).toBeInViewport({ ratio: 1 });
      // Hit, not merely drawn.
      await update.click({ trial: true });
    }
    expect(await focusHidden(page, ".topbar, .bottom-bar, .form-head, .side"), where).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      where,
    ).toBeLessThanOrEqual(width);
    if (text === "100%" && height > 480)
      await expect.poll(() => misplaced(page), where).toEqual([]);
  }
});

test("the contents lead to a section: beside the fields on a wide window, from the head on a phone", async ({
  page,
}) => {
  const { token } = await signInAs(page, "manager");
  const { id } = await makeProject(page, token);
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  await page.goto(`/admin/projects/edit/${id}`);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveText([
    "Basics",
    "Facts",
    "Features",
    "Images",
    "Schedule",
  ]);
  await contents.getByRole("link", { name: "Images" }).click();
  await expect(heading("Images")).toBeFocused();
  await expect(heading("Images")).toBeInViewport();
  await expect(contents, "it goes along").toBeInViewport({ ratio: 1 });
  await expect(page, "the address stays that of the form").toHaveURL(`/admin/projects/edit/${id}`);
  expect(await faults(page, "body")).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents).toBeHidden();
  await toTheEnd(page);
  await page.getByRole("button", { name: "Jump to a section" }).click();
  const list = page.getByRole("dialog", { name: "On this page" });
  expect(await faults(page, "body")).toEqual([]);
  await list.getByRole("link", { name: "Schedule" }).click();
  await expect(heading("Schedule")).toBeFocused();
  await expect(heading("Schedule")).toBeInViewport();
  await page.getByRole("button", { name: "Jump to a section" }).click();
  await list.getByRole("link", { name: "Facts" }).click();
  await expect(list).toHaveCount(0);
  await expect(heading("Facts")).toBeFocused();
  await expect(heading("Facts")).toBeInViewport();
  const bar = await page.locator(".save-bar").boundingBox();
  const box = await heading("Facts").boundingBox();
  expect(box?.y, "below the buttons").toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

test("an empty new form shows no preview of nothing; the first words bring it", async ({
  page,
}) => {
  await signInAs(page, "manager");
  for (const [path, field] of [
    ["/admin/services/new", "Service type"],
    ["/admin/projects/new", "Title"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText("The preview appears when you start typing.")).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.getByLabel(field).fill("Indigo vats");
    await expect(page.frameLocator("iframe").locator("h1")).toHaveText("Indigo vats");
  }
});

test("on a phone an entry of a list is as wide as the fields, and its tools stand below it", async ({
  page,
}) => {
  const { token } = await signInAs(page, "manager");
  const { id } = await makeProject(page, token);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/projects/edit/${id}`);
  const title = await page.getByLabel("Title").boundingBox();
  const entry = page.getByRole("textbox", { name: "Feature 2", exact: true });
  const box = await entry.boundingBox();
  expect(box?.width).toBe(title?.width);
  const up = await page.getByRole("button", { name: "Move Feature 2 up" }).boundingBox();
  expect(up?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  expect(up?.width).toBeGreaterThanOrEqual(44);
});

test("the budget is read as people type it; what could mean two things is refused with both", async ({
  page,
}) => {
  const { token } = await signInAs(page, "manager");
  const { id } = await makeProject(page, token);
  const budget = page.getByLabel("Budget");
  const stored = async () =>
    (
      (await (await page.request.get(`/api/projects/${id}`)).json()) as {
        data: { budget?: number };
      }
    ).data.budget;
  await page.goto(`/admin/projects/edit/${id}`);
  for (const [typed, sentence] of [
    ["1.000", "1.000 could mean 1 or 1,000. Write 1 or 1000."],
    ["1,5", "1,5 could mean 1.5 or 15. Write 1.5 or 15."],
    ["-5", "Must not be negative."],
    ["1e5", "Write the number in full, like 100000."],
    ["plenty", "Must be a number, like 12500 or 12500.50."],
  ] as const) {
    await budget.fill(typed);
    await page.keyboard.press("Control+s");
    await expect(budget, typed).toHaveAccessibleDescription(
      new RegExp(`^${sentence.replace(/[.*+?^$()]/g, String.raw`\$&`)}`),
    );
    await expect(budget, "kept to be corrected").toHaveValue(typed);
    await expect(budget, "the first problem").toBeFocused();
  }
  for (const [typed, amount] of [
    ["1,000", 1_000],
    ["$5", 5],
    ["১২০০", 1_200],
    ["12\u202f500,50", 12_500.5],
  ] as const) {
    await budget.fill(typed);
    await page.keyboard.press("Control+s");
    await expect(budget, typed).toHaveValue(String(amount));
    await expect.poll(stored, typed).toBe(amount);
    // A save on its way swallows the next one.
    await expect(page.getByRole("button", { name: "Update Project" })).not.toHaveAttribute(
      "aria-disabled",
      "true",
    );
  }
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page, "nothing is unsaved").toHaveURL("/admin/projects");
});
