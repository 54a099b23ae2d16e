/**
 * The staff area in four languages: found, remembered and changed at once; every screen whole in
 * each of them.
 */
import type { Page } from "playwright/test";
import { type Locale, LOCALES } from "#domain/links.ts";
import { inWords } from "#server/http/texts.ts";
import { say } from "#site/i18n/sentence.ts";
import { LOOKS } from "#tests/support/admin/admin-walk.ts";
import { WORDS } from "#tests/support/admin/admin-words.ts";
import { ADMIN, signInAs } from "#tests/support/admin/admin.ts";
import { walk } from "#tests/support/admin/language-walk.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { FULL } from "#tests/support/run/full.ts";

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("i18nextLng"));
const languages = (page: Page, locale: Locale) =>
  page.getByRole("combobox", { name: WORDS[locale].common.language, exact: true });

test("the language is found by the address, what was chosen, and the browser; a change holds at once and keeps what was typed", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: "fr-CA", ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const title = (locale: Locale) =>
    page.getByRole("heading", { level: 1, name: WORDS[locale].common.signIn.title, exact: true });
  await page.goto("/admin/login");
  await expect(title("fr")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect.poll(() => stored(page)).toBe("fr");

  await page.goto("/admin/login?lng=bn-BD");
  await expect(title("bn")).toBeVisible();
  await expect.poll(() => stored(page)).toBe("bn");
  await page.goto("/admin/login");
  await expect(title("bn")).toBeVisible();
  expect(await faults(page, "html")).toEqual([]);

  await page.getByLabel(WORDS.bn.fields.email).fill("nobody@agency.example");
  await page.getByLabel(WORDS.bn.common.password, { exact: true }).fill("not the password");
  await page.getByRole("button", { name: WORDS.bn.common.signIn.submit, exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(inWords(say("signIn.wrong"), "bn"));

  await page.evaluate(() => Object.assign(window, { same: true }));
  for (const locale of LOCALES) {
    await languages(
      page,
      ((await page.locator("html").getAttribute("lang")) ?? "bn") as Locale,
    ).selectOption(locale);
    await expect(title(locale)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page).toHaveTitle(new RegExp(`^${WORDS[locale].common.signIn.title} \\|`));
    await expect(page.getByLabel(WORDS[locale].fields.email)).toHaveValue("nobody@agency.example");
  }
  expect(await page.evaluate(() => "same" in window)).toBe(true);
  await expect.poll(() => stored(page)).toBe("es");

  await page.getByLabel(WORDS.es.fields.email).fill("");
  await page.getByRole("button", { name: WORDS.es.common.signIn.submit, exact: true }).click();
  await expect(page.getByLabel(WORDS.es.fields.email)).toHaveAccessibleDescription(
    inWords(say("problems.required"), "es"),
  );
  // A problem that is shown already changes its language as well.
  await languages(page, "es").selectOption("fr");
  await expect(page.getByLabel(WORDS.fr.fields.email)).toHaveAccessibleDescription(
    inWords(say("problems.required"), "fr"),
  );

  // Neither a cookie that another program has set nor what the address asked for outlives a choice.
  await context.addCookies([{ name: "i18next", value: "fr", url: new URL("/", page.url()).href }]);
  await page.goto("/admin/login?lng=bn");
  await expect(title("bn")).toBeVisible();
  await languages(page, "bn").selectOption("es");
  await expect(title("es")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.reload();
  await expect(title("es")).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toBe("i18next=es");
  await context.close();
});

test("My account and the side bar change it too; refusals, dates and digits follow; English loads no other face", async ({
  page,
  expectedErrors,
}) => {
  const faces: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && faces.push(request.url()));
  await signInAs(page, "admin");
  await page.goto("/admin/account", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: WORDS.en.common.language })).toBeVisible();
  expect(faces.filter((face) => face.includes("bangla"))).toEqual([]);

  await page.getByLabel(WORDS.en.account.old).fill("half a pass");
  await page.getByRole("main").getByRole("combobox").selectOption("bn");
  await expect(
    page.getByRole("heading", { level: 1, name: WORDS.bn.common.nav.account }),
  ).toBeVisible();
  await expect(page.getByLabel(WORDS.bn.account.old)).toHaveValue("half a pass");
  await expect.poll(() => faces.filter((face) => face.includes("bangla-text")).length).toBe(1);
  await page.getByRole("button", { name: WORDS.bn.account.submit }).click();
  await expect(
    page.getByLabel(WORDS.bn.common.newPassword, { exact: false }).first(),
  ).toHaveAccessibleDescription(new RegExp(inWords(say("problems.required"), "bn")));

  await page.goto("/admin/users?edit=new");
  const dialog = page.getByRole("dialog", { name: WORDS.bn.users.new });
  await dialog.getByLabel(WORDS.bn.fields.name).fill("রহিমা আক্তার");
  await dialog.getByLabel(WORDS.bn.fields.email).fill(ADMIN.email);
  await dialog.getByLabel(WORDS.bn.common.password).fill("needle in the rain");
  expectedErrors.push(/^400 \/api\/users$/);
  await dialog.getByRole("button", { name: WORDS.bn.users.form.createAction }).click();
  await expect(dialog.getByLabel(WORDS.bn.fields.email)).toHaveAccessibleDescription(
    inWords(say("users.emailTaken"), "bn"),
  );
  await dialog.getByRole("button", { name: WORDS.bn.cancel }).click();
  await page.getByRole("button", { name: WORDS.bn.record.discard.action, exact: true }).click();
  await expect(page.getByRole("table")).toContainText(/[০-৯]{4}/);

  await page.getByRole("complementary").getByRole("combobox").selectOption("en");
  await expect(
    page.getByRole("heading", { level: 1, name: WORDS.en.common.nav.users }),
  ).toBeVisible();
  await expect(page.getByRole("table")).toContainText(
    new RegExp(`\\d \\w{3} ${new Date().getFullYear()}`),
  );
});

// One language asks axe about every screen; the nightly run asks in each language, in the dark too.
for (const locale of FULL ? (["bn", "fr", "es"] as const) : (["bn"] as const))
  for (const look of FULL ? Object.values(LOOKS) : [LOOKS.hit])
    test(`${locale}: every screen is whole: no English, no key, nothing sticks out of 320 px; ${look.name}`, async ({
      page,
      baseURL,
      expectedErrors,
    }) => {
      expectedErrors.push(/^412 \/api\/services\//);
      await walk(page, baseURL, locale, look);
    });
