/**
 * Pages with something to read end in an ask that says what was read, and name what belongs to
 * them.
 */
import { reading } from "#tests/support/page/reading.ts";
import { dialog, fill, submit } from "#tests/support/page/request-modal.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const ASKS = [
  ["/projects/car-rental-management", "Car rental management", "Web Design & Development"],
  ["/bn/blog/4", undefined, undefined],
  ["/services/graphics-design", undefined, "Graphics Design"],
  ["/platform/daraz", undefined, "Daraz Store Management"],
  ["/real-estate-solutions", undefined, undefined],
] as const;

for (const [path, topic, service] of ASKS)
  test(`${path} ends in an ask, and the request carries the page`, async ({ page }) => {
    const sent: Record<string, string>[] = [];
    await page.route("/api/service/submit-request", async (route) => {
      sent.push(route.request().postDataJSON() as Record<string, string>);
      await route.fulfill({ json: { success: true } });
    });
    await page.goto(path);
    const ask = page.locator(".closing [data-request] button");
    await ask.click();
    await expect(dialog(page)).toBeVisible();
    if (topic) await expect(dialog(page)).toContainText(`About: ${topic}`);
    await page.keyboard.press("Escape");
    await expect(ask).toBeFocused();
    await page.keyboard.press("Enter");
    if (path.startsWith("/bn")) {
      await dialog(page).getByLabel("নাম").fill("রহিমা");
      await dialog(page).getByLabel("ইমেইল").fill("rahima@ghatline.example");
    } else await fill(page);
    await submit(page).click();
    await expect
      .poll(() => sent)
      .toMatchObject([{ about: path.replace("/bn", ""), ...(service && { service }) }]);
  });

test("a press before the dialog is there opens it; without its script the browser goes to the form", async ({
  page,
  expectedErrors,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/RequestModal/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/blog/1");
  const ask = page.locator(".closing [data-request] button");
  await ask.click();
  await expect(ask).toHaveAttribute("aria-busy", "true");
  arrive();
  await expect(dialog(page)).toBeVisible();
  await expect(ask).not.toHaveAttribute("aria-busy");

  expectedErrors.push(/^ERR_FAILED \/_astro\/RequestModal/);
  await page.unroute(/RequestModal/);
  await page.route(/RequestModal/, (route) => route.abort());
  await page.goto("/fr/projects/car-rental-management");
  await ask.click();
  await expect(page).toHaveURL(/\/request\?.*about=%2Fprojects%2Fcar-rental-management/);
  await expect(page.getByText("Sujet\u00a0: Gestion de location de voitures")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  for (const [locale, line] of [
    ["", "About: Car rental management"],
    ["/bn", "বিষয়: গাড়ি ভাড়ার ম্যানেজমেন্ট সিস্টেম"],
    ["/fr", "Sujet\u00a0: Gestion de location de voitures"],
    ["/es", "Asunto: Gestión de alquiler de vehículos"],
  ] as const)
    test(`the ask leads to the form, which says "${line}"`, async ({ page }) => {
      await page.goto(`${locale}/projects/car-rental-management`);
      await page.locator(".closing [data-request] button").click();
      await expect(page.getByText(line)).toBeVisible();
      await expect(page.locator("input[name=about]")).toHaveValue(
        "/projects/car-rental-management",
      );
      await expect(page.locator("html")).toHaveAttribute("lang", locale.slice(1) || "en");
    });
});

reading("services name their projects and articles, and these their service", async ({ read }) => {
  for (const [locale, article] of [
    ["", "/blog/1"],
    ["/bn", "/bn/blog/1"],
    ["/fr", "/fr/blog/1"],
    ["/es", "/es/blog/1"],
  ] as const) {
    const service = `${locale}/services/web-design-development`;
    const hrefs = await (
      await read(service)
    )
      .locator("main a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    for (const slug of ["ecommerce-platform-paarel", "educonsult-website", "car-rental-management"])
      expect(hrefs).toContain(`${locale}/projects/${slug}`);
    expect(hrefs).toContain(article);
    expect(hrefs).not.toContain(`${locale}/projects/3d-crystal-order-management`);
    for (const path of [article, `${locale}/projects/car-rental-management`])
      await expect((await read(path)).locator(`main a[href="${service}"]`)).toHaveCount(1);
  }
});
