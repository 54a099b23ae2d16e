/** The agency's facts by staff: the form, and two people in it. */
import type { AgencyState } from "#domain/api/agency.ts";
import { LOCALES } from "#domain/links.ts";
import { LOOKS, PHONE } from "#tests/support/admin/admin-walk.ts";
import { signInAs } from "#tests/support/admin/admin.ts";
import { faults } from "#tests/support/page/axe.ts";
import { focusHidden } from "#tests/support/page/page-layout.ts";
import { expect, test } from "#tests/support/platform/published-site.ts";
import { SERVICE } from "#tests/support/records/records.ts";

test("over a version of another person nothing is lost: mine can be kept, or theirs loaded", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^412 \/api\/agency/);
  const { token } = await signInAs(page, "admin");
  const headers = { authorization: `Bearer ${token}` };
  await page.goto("/admin/agency");
  await expect(page.getByRole("heading", { level: 1, name: "Agency" })).toBeVisible();
  expect(await faults(page, "html")).toEqual([]);
  const phone = page.getByLabel("Phone number");

  await phone.fill("01700 000000");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Start with + and the country code")).toBeVisible();
  await phone.fill("+880 1711 111111");

  const { data } = (await (await page.request.get("/api/agency", { headers })).json()) as {
    data: AgencyState;
  };
  await page.request.put("/api/agency", {
    headers: { ...headers, "if-match": `"${data.revision}"` },
    data: { ...data.facts, holidays: ["2026-12-25"] },
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("saved this in the meantime")).toBeVisible();
  await expect(phone).toHaveValue("+880 1711 111111");
  await page.getByRole("button", { name: "Keep mine and save" }).click();
  await expect(page.getByText("Agency details saved.")).toBeVisible();
  const history = page.getByRole("region", { name: "History" });
  // The other's holiday, which I have not touched, is in the form and in what I saved.
  await expect(page.getByLabel("Holiday 1", { exact: true })).toHaveValue("2026-12-25");
  await expect(history.getByText("Phone number", { exact: true })).toBeVisible();
  await page.getByLabel("Revision rounds in a fixed price").fill("7");
  await history.getByRole("button", { name: "Restore this version" }).first().click();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(phone).toHaveValue(data.facts.phone);
  // What was typed before the way back stays.
  await expect(page.getByLabel("Revision rounds in a fixed price")).toHaveValue("7");
});

test("a service of the staff gets a price, another page loses its own, and a holiday is named", async ({
  page,
}) => {
  const { token } = await signInAs(page, "manager");
  const headers = { authorization: `Bearer ${token}` };
  const made = await page.request.post("/api/services", {
    headers,
    data: { ...SERVICE, serviceType: "Sail Lofts", images: [], imageAlts: {} },
  });
  expect(made.ok()).toBe(true);
  await page.goto("/admin/agency");
  const prices = page.getByRole("region", { name: "Prices" });
  await prices.getByLabel("Page without a price").selectOption("Sail Lofts");
  await prices.getByRole("button", { name: "Add a price" }).press("Enter");
  const sails = prices.getByRole("group", { name: "Sail Lofts" });
  await expect(sails.getByLabel("Smallest order")).toBeFocused();
  await page.keyboard.type("1,200");
  await sails.getByLabel("Paid each month").press("Space");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  // Nothing is lost on the way: the rest of the price is asked for.
  await expect(sails.getByText("Must be a number")).not.toHaveCount(0);
  await sails.getByLabel("Most orders, from").fill("2000");
  await sails.getByLabel("Most orders, to").fill("9000");
  await prices.getByRole("button", { name: "Remove the price of Graphics Design" }).press("Enter");
  await expect(prices.getByLabel("Page without a price")).toBeFocused();
  await page.getByRole("button", { name: "Add a holiday" }).click();
  await page.getByLabel("Name (Français)").last().fill("Jour de Noël");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const day = page.getByLabel(/^Holiday \d+$/).last();
  await expect(day).toBeFocused();
  await day.fill("2031-12-25");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Agency details saved.")).toBeVisible();
  const { data } = (await (await page.request.get("/api/agency", { headers })).json()) as {
    data: AgencyState;
  };
  expect(data.facts.prices).toMatchObject({
    "services/sail-lofts": { from: 1200, usual: [2000, 9000], per: "month" },
    "services/graphics-design": null,
  });
  expect(data.facts.holidayNames).toMatchObject({ "2031-12-25": { fr: "Jour de Noël" } });
  expect(await faults(page, "html")).toEqual([]);
});

test("a draft waits on the server for anyone, as typed, and goes when the details are saved", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^412 \/api\/drafts/);
  const { token } = await signInAs(page, "manager");
  const headers = { authorization: `Bearer ${token}` };
  const saved = async () =>
    (
      (await (await page.request.get("/api/agency", { headers })).json()) as {
        data: AgencyState;
      }
    ).data;
  const before = await saved();
  await page.goto("/admin/agency");
  const phone = page.getByLabel("Phone number");
  await phone.fill("half a num");
  await page.getByRole("button", { name: "Add a holiday" }).click();
  await page.getByLabel("Name (English)").last().fill("Half a holiday");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Draft saved")).toBeVisible();
  expect((await saved()).facts).toEqual(before.facts);

  await signInAs(page, "admin");
  await page.goto("/admin/agency");
  await expect(phone).toHaveValue(before.facts.phone);
  const note = page.locator(".draft-note");
  // What is typed is not replaced without a question.
  await phone.fill("+880 1711 555555");
  await note.getByRole("button", { name: "Open the draft" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(phone).toHaveValue("+880 1711 555555");
  await note.getByRole("button", { name: "Open the draft" }).press("Enter");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(phone).toHaveValue("half a num");
  await expect(page.getByLabel("Name (English)").last()).toHaveValue("Half a holiday");
  await expect(note).toHaveCount(0);
  // Another person saves the draft meanwhile: mine stays in the form, theirs is offered.
  const other = await page.request.put("/api/drafts/agency/agency", {
    headers: { ...headers, "if-match": '"1"' },
    data: { values: { form: JSON.stringify({ phone: "+880 1799 000000" }) } },
  });
  expect(other.ok()).toBe(true);
  await phone.fill("+880 1711 222222");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("saved this draft")).toBeVisible();
  await expect(phone).toHaveValue("+880 1711 222222");
  await note.getByRole("button", { name: "Open the draft" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(phone).toHaveValue("+880 1799 000000");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Agency details saved.")).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue("+880 1799 000000");
  await expect(note).toHaveCount(0);
  const draft = await page.request.get("/api/drafts/agency/agency", { headers });
  expect(((await draft.json()) as { data?: unknown }).data).toBeUndefined();
});

test("a draft keeps what others saved since; a refusal is in sight; leaving says what is true", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/^412 \/api\/agency/, /^ERR_INTERNET_DISCONNECTED \/api\//);
  const { token } = await signInAs(page, "manager");
  const headers = { authorization: `Bearer ${token}` };
  const saved = async () =>
    ((await (await page.request.get("/api/agency", { headers })).json()) as { data: AgencyState })
      .data;
  const saveElsewhere = async (facts: Partial<AgencyState["facts"]>) => {
    const { revision, facts: before } = await saved();
    const response = await page.request.put("/api/agency", {
      headers: { ...headers, "if-match": `"${revision}"` },
      data: { ...before, ...facts },
    });
    expect(response.ok()).toBe(true);
  };
  await page.goto("/admin/agency");
  const phone = page.getByLabel("Phone number");
  const rounds = page.getByLabel("Revision rounds in a fixed price");
  const notice = page.locator(".agency-save").getByRole("alert");
  await rounds.fill("8");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(notice).toBeInViewport();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Draft saved")).toBeVisible();
  await expect(notice).toHaveCount(0);

  // The draft has everything: no question. With one more change, there is one.
  await page.getByRole("link", { name: "Services", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
  await saveElsewhere({ phone: "+880 1799 333333" });
  await page.goto("/admin/agency");
  await page.getByRole("button", { name: "Open the draft" }).click();
  await expect(rounds).toHaveValue("8");
  await expect(phone).toHaveValue("+880 1799 333333");
  await rounds.fill("9");
  await page.getByRole("link", { name: "Services", exact: true }).first().click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("neither saved nor kept as a draft");
  await page.keyboard.press("Escape");

  await saveElsewhere({ phone: "+880 1799 444444" });
  await rounds.focus();
  await page.keyboard.press("Control+s");
  await expect(notice).toContainText("saved this in the meantime");
  await expect(notice).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Keep mine and save" }).click();
  await expect(page.getByText("Agency details saved.")).toBeVisible();
  expect((await saved()).facts).toMatchObject({
    phone: "+880 1799 444444",
    promises: { revisionRounds: 9 },
  });
});

test("the contents lead to each card: beside the form on a wide window, from its buttons on a phone", async ({
  page,
}) => {
  await signInAs(page, "manager");
  await page.goto("/admin/agency");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(contents.getByRole("link")).toHaveText([
    "Contact",
    "Opening hours",
    "Holidays",
    "Promises",
    "Prices",
    "History",
  ]);
  await contents.getByRole("link", { name: "Prices" }).click();
  await expect(heading("Prices")).toBeFocused();
  await expect(heading("Prices")).toBeInViewport();
  await expect(contents, "they go along").toBeInViewport({ ratio: 1 });
  expect(await faults(page, "html")).toEqual([]);

  await page.setViewportSize(PHONE);
  await expect(contents).toBeHidden();
  await page.getByRole("button", { name: "Jump to a section" }).click();
  await page
    .getByRole("dialog", { name: "On this page" })
    .getByRole("link", { name: "History" })
    .click();
  await expect(heading("History")).toBeFocused();
  const bar = await page.locator(".agency-save").boundingBox();
  const box = await heading("History").boundingBox();
  expect(box?.y, "below the buttons").toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

test("in each language the form fits a phone, nothing hides the focus, and axe finds nothing", async ({
  page,
}) => {
  await signInAs(page, "manager");
  await page.setViewportSize(PHONE);
  for (const locale of LOCALES) {
    await page.goto(`/admin/agency?lng=${locale}`);
    await expect(page.getByLabel(WORDS[locale].phone)).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      locale,
    ).toBeLessThanOrEqual(0);
  }
  await page.goto("/admin/agency?lng=en");
  await expect(page.getByLabel("Phone number")).toBeVisible();
  for (const look of Object.values(LOOKS)) {
    await page.emulateMedia(look.media);
    await look.check(page, "/admin/agency");
  }
  expect(await focusHidden(page, ".agency-save, .topbar, .bottom-bar")).toEqual([]);
});

const WORDS = {
  en: { phone: "Phone number" },
  bn: { phone: "ফোন নম্বর" },
  fr: { phone: "Numéro de téléphone" },
  es: { phone: "Número de teléfono" },
};
