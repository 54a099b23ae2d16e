/** The agency's facts by staff: the form, two people in it, and everything that follows a publish. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { AgencyState } from "#domain/api/agency.ts";
import { replyBy } from "#domain/content/reply-by.ts";
import { LOCALES } from "#domain/links.ts";
import { LOOKS, PHONE } from "#tests/support/admin/admin-walk.ts";
import { signInAs } from "#tests/support/admin/admin.ts";
import { faults } from "#tests/support/page/axe.ts";
import { focusHidden } from "#tests/support/page/page-layout.ts";
import { expect, publish, test } from "#tests/support/platform/published-site.ts";
import { postAsVisitor } from "#tests/support/platform/visitors.ts";

const ROOT = join(import.meta.dirname, "../..");

// A publish writes the staff's facts into the modules of this checkout.
test.afterAll(() => {
  execFileSync(process.execPath, [join(ROOT, "src/agency/write.ts")]);
});

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

test("opening hours changed, published: pages, structured data, reply-by and the inbox follow", async ({
  page,
  site,
  baseURL,
}) => {
  test.setTimeout(600_000);
  await site.mend();
  const { token } = await signInAs(page, "manager");
  const headers = { authorization: `Bearer ${token}` };
  await postAsVisitor(baseURL, "/api/contact", {
    name: "Mitu",
    email: "mitu@kantha.example",
    message: "When do you answer?",
    page: "/",
  });
  const answers = async () => {
    const answer = await page.request.get("/api/contact?filter=all", { headers });
    const { data } = (await answer.json()) as {
      data: { name: string; createdAt: string; answerBy: string }[];
    };
    return data[0];
  };
  const before = await answers();
  await page.goto("/admin/agency");
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]) {
    const hours = page.getByRole("group", { name: day });
    await hours.getByLabel("Opens").fill("07:15");
    await hours.getByLabel("Closes").fill("13:45");
  }
  await page.getByRole("button", { name: "Add a holiday" }).click();
  await page.getByLabel("Holiday 1", { exact: true }).fill("2026-12-25");
  await page.getByLabel("Phone number").fill("+880 1733 444555");
  await page.getByLabel("Chat number").fill("+880 1755 666777");
  const amazon = page.getByRole("group", { name: "Amazon, a month" });
  await amazon.getByLabel("Smallest order").fill("$640");
  await amazon.getByLabel("Most orders, from").fill("1,111");
  await page.getByLabel("Answer to the home form, in office minutes").fill("345");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Agency details saved. Not published yet.")).toBeVisible();
  const mark = page.locator(".publish-mark");
  await expect(mark).toContainText("Not published yet. Visitors see the version before.");
  expect((await answers())?.answerBy, "not before it is published").toBe(before?.answerBy);

  await publish(page, "Nothing is published yet.");
  await expect(mark.getByText("Live", { exact: true })).toBeVisible();
  const text = async (path: string) => (await page.request.get(path)).text();
  const contact = await text("/contact");
  expect(contact).toMatch(/7:15\sAM to 1:45\sPM/);
  expect(contact).toContain('"opens":"07:15"');
  expect(contact).toContain('"telephone":"+880 1733 444555"');
  expect(await text("/bn/services")).toContain("tel:+8801733444555");
  expect(await text("/platform/amazon")).toMatch(/\$640\b[\s\S]*\$1,111\b/);
  expect(await text("/bn/platform/amazon")).toContain("৬৪০");
  const home = await text("/");
  expect(home).toContain("https://wa.me/8801755666777");
  expect(home).toContain("345 minutes");
  // The meeting lasts 30 minutes, as before.
  expect(home).not.toContain("within 30 minutes");

  const row = { opens: "07:15", closes: "13:45" };
  const office = {
    hours: [{ from: "Mon" as const, to: "Sat" as const, ...row }, { from: "Sun" as const }],
    holidays: ["2026-12-25"],
    timeZone: "Asia/Dhaka",
  };
  const after = await answers();
  const promised = replyBy(new Date(after?.createdAt ?? ""), 345, office).toISOString();
  expect(after?.answerBy).toBe(promised);

  const sent = await page.request.post("/api/contact", {
    data: { name: "Ruma", email: "ruma@kantha.example", message: "And me?", page: "/" },
  });
  const { data: receipt } = (await sent.json()) as { data: { url: string } };
  const newest = await answers();
  const until = replyBy(new Date(newest?.createdAt ?? ""), 345, office).toISOString();
  expect([newest?.name, newest?.answerBy]).toEqual(["Ruma", until]);
  expect(await text(receipt.url), "on the receipt").toContain(`data-at="${until}"`);
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
