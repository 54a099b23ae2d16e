/** The moment of the answer, beside the promised time, on the reader's clock. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/page/quiet-page.ts";

test.use({ timezoneId: "Europe/Berlin" });

const words = (page: Page) => page.locator("reply-by:visible");

/** Monday, 11:00 in Dhaka, and a Saturday evening there. */
const OPEN = "2026-11-30T05:00:00Z";
const CLOSED = "2026-11-28T14:00:00Z";

test("the home form answers within office minutes, the contact page within office hours", async ({
  page,
}) => {
  await page.clock.setFixedTime(OPEN);
  await page.goto("/#contact");
  await expect(words(page)).toHaveText(
    /^We answer by 11:30.AM today in Dhaka \(6:30.AM where you are\)\.$/,
  );
  await page.goto("/contact");
  await expect(words(page)).toHaveText(
    /^We answer by 5:00.PM on Wednesday in Dhaka \(12:00.PM where you are\)\.$/,
  );
  await page.clock.setFixedTime(CLOSED);
  await page.goto("/#contact");
  await expect(words(page)).toHaveText(/^We answer by 9:30.AM on Monday in Dhaka/);
});

for (const [language, said] of [
  ["bn", /^ঢাকা সময় আজ সকাল.১১:৩০-এর মধ্যে উত্তর দেব \(আপনার ওখানে সকাল.৬:৩০\)।$/],
  ["fr", /^Nous répondons aujourd’hui avant 11.h.30 à Dhaka \(6.h.30 chez vous\)\.$/],
  ["es", /^Respondemos hoy antes de las 11:30.a\.m\. en Dhaka \(6:30.a\.m\. donde usted está\)\.$/],
] as const)
  test(`in ${language}`, async ({ page }) => {
    await page.clock.setFixedTime(OPEN);
    await page.goto(`/${language}#contact`);
    await expect(words(page)).toHaveText(said);
  });

test("the dialog of a request says it too, and the sentence keeps its place", async ({ page }) => {
  await page.clock.setFixedTime(OPEN);
  await page.goto("/platform/daraz");
  await page.getByRole("button", { name: "Get Service" }).first().click();
  await expect(page.getByRole("dialog").locator("reply-by")).toHaveText(/on Wednesday in Dhaka/);
});

test("no time zone is used before the first view", async ({ page }) => {
  await page.addInitScript(() => {
    const used: string[] = [];
    const real = Intl.DateTimeFormat;
    Object.assign(globalThis, { used });
    Intl.DateTimeFormat = new Proxy(real, {
      construct(target, [locale, options]: [string, Intl.DateTimeFormatOptions?]) {
        if (options?.timeZone !== undefined && options.timeZone !== "UTC")
          used.push(document.readyState);
        return new target(locale, options);
      },
    });
  });
  const used = () => page.evaluate(() => (globalThis as unknown as { used: string[] }).used);
  for (const path of ["/", "/contact", "/services"]) {
    await page.goto(path);
    if (path === "/contact") await expect(words(page)).toHaveText(/in Dhaka/);
    expect(
      (await used()).filter((state) => state !== "complete"),
      path,
    ).toEqual([]);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form's own page names the office's time", async ({ page }) => {
    await page.goto("/request?service=Web");
    await expect(words(page)).toHaveText(/^We answer by .* in Dhaka\.$/);
  });
});
