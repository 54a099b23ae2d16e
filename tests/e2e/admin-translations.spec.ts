/** A record in another language: translated beside the English, saved, and kept. */
import { madeRecord } from "#tests/support/admin/made-record.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";

test.use({ reducedMotion: "reduce" });

const TEXTS = {
  serviceType: "Loom Repair",
  shortDetails: "We mend looms of every kind.",
  fullDetails: ["First we look at it.", "Then we mend it."],
  bulletPoints: [],
};

test("a service is translated, its English changes, and two people save", async ({
  page,
  expectedErrors,
}) => {
  const made = await madeRecord(page, "services", TEXTS);
  const { record, form } = made;
  const saved = page.getByRole("dialog", { name: "Translation saved. Not published yet." });
  const type = page.getByRole("textbox", { name: "Service type in Bangla" });
  const short = page.getByRole("textbox", { name: "Short details in Bangla" });
  const rowOf = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  const save = page.getByRole("button", { name: "Save translation" });

  await test.step("the form leads to each language and says what is to do", async () => {
    await page.goto(form);
    const tabs = page.getByRole("navigation", { name: "Languages of this page" });
    await expect(tabs.getByRole("link")).toHaveText([
      "English",
      /^বাংলা4 to translate · Not published$/,
      /^Français4 to translate/,
      /^Español4 to translate/,
    ]);
    await tabs.getByRole("link", { name: /বাংলা/ }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Loom Repair in Bangla" }),
    ).toBeVisible();
    await expect(type).toHaveAttribute("lang", "bn");
    await expect(page.getByText("0 of 4 texts translated")).toBeVisible();
    expect(await faults(page, "body")).toEqual([]);
  });

  await test.step("missing texts are found one after the other; saving stays in the form", async () => {
    await page.getByRole("button", { name: "Next missing text" }).click();
    await expect(type).toBeFocused();
    await page.keyboard.type("তাঁত মেরামত");
    await page.getByRole("button", { name: "Next missing text" }).click();
    await expect(short).toBeFocused();
    await rowOf(TEXTS.shortDetails).getByRole("button", { name: "Copy English" }).click();
    await expect(short).toHaveValue(TEXTS.shortDetails);
    await short.fill("সব ধরনের তাঁত সারাই।");
    await page.getByRole("switch", { name: "Published in Bangla" }).check();
    await page.keyboard.press("ControlOrMeta+s");
    await expect(saved.getByRole("button", { name: "Publish" })).toBeVisible();
    await expect(page.getByText("2 of 4 texts translated")).toBeVisible();
    await page.reload();
    await expect(type).toHaveValue("তাঁত মেরামত");
    await expect(page.getByRole("switch", { name: "Published in Bangla" })).toBeChecked();
  });

  await test.step("typed text is kept on the device until it is saved", async () => {
    await page.getByRole("textbox", { name: "Full details 1 in Bangla" }).fill("আগে দেখি।");
    await expect(page.getByText(/Draft kept on this device/)).toBeVisible();
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByRole("textbox", { name: "Full details 1 in Bangla" })).toHaveValue(
      "আগে দেখি।",
    );
    await save.click();
    await expect(saved).toBeVisible();
  });

  await test.step("after a change of the English, the text is outdated, with what has changed", async () => {
    await made.change({ shortDetails: "We mend looms of any size." });
    await page.reload();
    await expect(page.getByText("2 of 4 texts translated · 1 outdated")).toBeVisible();
    const row = rowOf("The English has changed");
    await expect(row.locator("ins")).toHaveText(["any size."]);
    await expect(short).toHaveValue("");
    await expect(row).toContainText("Outdated");
    await row.getByRole("button", { name: "Use earlier translation" }).click();
    await expect(short).toHaveValue("সব ধরনের তাঁত সারাই।");
    await save.click();
    await expect(saved).toBeVisible();
  });

  await test.step("of two people, the second sees what the first has saved, and decides", async () => {
    expectedErrors.push(/412/);
    const path = `/api/translations/services/${record._id}`;
    const { headers } = made;
    const views = (await (await page.request.get(path, { headers })).json()) as {
      data: {
        locale: string;
        revision: number;
        isPublished: boolean;
        fields: Record<string, object[]>;
      }[];
    };
    const now = views.data.find(({ locale }) => locale === "bn");
    const other = await page.request.put(`${path}/bn`, {
      headers: { ...headers, "if-match": `"${now?.revision}"` },
      data: {
        isPublished: true,
        fields: { ...now?.fields, serviceType: [{ english: "Loom Repair", text: "তাঁত সারাই" }] },
      },
    });
    expect(other.status()).toBe(200);
    await type.fill("তাঁতের মেরামত");
    await save.click();
    const dialog = page.getByRole("dialog", { name: /^Someone else saved this/ });
    await expect(dialog).toContainText("তাঁত সারাই");
    await expect(dialog).toContainText("তাঁতের মেরামত");
    await dialog.getByRole("radio").first().check();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(saved).toBeVisible();
    await page.reload();
    await expect(type).toHaveValue("তাঁতের মেরামত");
  });
});

test("the form of a translation fits a narrow phone", async ({ page }) => {
  const { form } = await madeRecord(page, "services", { ...TEXTS, serviceType: "Narrow Looms" });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${form}/es`);
  await expect(page.getByRole("textbox", { name: "Service type in Spanish" })).toBeVisible();
  // The last of the tabs, which begin with English.
  const tabs = page.getByRole("navigation", { name: "Languages of this page" });
  await expect(tabs.getByRole("link", { name: /Español/ })).toBeInViewport({ ratio: 0.95 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  expect(await faults(page, "html", ["target-size", "color-contrast"])).toEqual([]);
});
