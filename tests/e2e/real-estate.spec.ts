/**
 * What is in /real-estate-solutions (spec 1, sections 2, 3 and 9; case B63). Its tabs have their
 * own file.
 */
import { SCROLL } from "#domain/page-limits.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const PATH = "/real-estate-solutions";

test("what each part shows, and how it answers pointer and key", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(PATH);
  await test.step("Get Quote leads to /contact, View Portfolio to the projects page", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Real-estate photo and drone editing",
    );
    await expect(page.getByRole("link", { name: "Get Quote" })).toHaveAttribute("href", "/contact");
    await expect(page.getByRole("link", { name: "View Portfolio" })).toHaveAttribute(
      "href",
      "/projects",
    );
  });
  await test.step("search engines read the service and its questions", async () => {
    const data = (await page.locator("script[type='application/ld+json']").allInnerTexts()).map(
      (text) => JSON.parse(text),
    );
    const of = (type: string) => data.find((entry) => entry["@type"] === type);
    expect(of("Service")).toMatchObject({
      name: "Real-estate photo and drone editing",
      provider: { "@id": expect.stringMatching(/#agency$/) },
    });
    expect(of("FAQPage").mainEntity.map((entry: { name: string }) => entry.name)).toEqual(
      await page
        .locator("#faq summary")
        .evaluateAll((all) => all.map((one) => one.textContent.trim())),
    );
  });
  await test.step("Process: photo or drone, four steps each, chosen by pointer or key", async () => {
    const steps = page.locator("#process").getByRole("listitem");
    const titles = page.locator("#process").getByRole("heading", { level: 3 });
    await expect(steps).toHaveCount(4);
    await expect(steps.getByText(/^Step \d$/)).toHaveText(["Step 1", "Step 2", "Step 3", "Step 4"]);
    await expect(titles).toHaveText(["You upload", "We select", "We edit", "You approve"]);
    await expect(steps.getByRole("img")).toHaveCount(4);
    await page.getByText("Drone editing", { exact: true }).click();
    await expect(titles).toHaveText([
      "You send the flight",
      "We level and clean",
      "We outline the plot",
      "You publish",
    ]);
    await expect(page.getByRole("radio", { name: "Drone editing" })).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(titles.first()).toHaveText("You upload");
    await expect(steps).toHaveCount(4);
  });
  await test.step("comparisons are moved by key and by pointer, and say where they stand", async () => {
    const slider = page.getByRole("slider", { name: "Compare Day and Dusk edit" });
    const seam = () =>
      slider.evaluate((input) => {
        const [frame, stitches] = [
          input.parentElement as Element,
          input.previousElementSibling as Element,
        ].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
        return Math.round(((stitches.x + stitches.width / 2 - frame.x) / frame.width) * 100);
      });
    await expect.poll(seam).toBe(50);
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuetext", "51% Day");
    await expect.poll(seam).toBe(51);
    await page.keyboard.press("Home");
    await expect.poll(seam).toBe(0);
    await page.keyboard.press("End");
    await expect.poll(seam).toBe(100);
    const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 };
    await slider.click({ position: { x: width * 0.25, y: height * 0.2 } });
    await expect.poll(async () => Math.abs((await seam()) - 25)).toBeLessThan(5);

    await page.getByRole("tab", { name: "Gallery" }).click();
    await expect(
      page.locator("#gallery").getByRole("slider", { name: "Compare As shot and Edited" }),
    ).toHaveCount(2);
  });
  await test.step("Overview: details, what can be ordered, benefits, industries and tools", async () => {
    await page.goto(`${PATH}#overview`);
    const panel = page.getByRole("tabpanel", { name: "Overview" });
    await expect(panel.getByText(/^A buyer looks at a listing/)).toBeVisible();
    await expect(
      panel.getByRole("heading", { level: 4, name: "Exposure blending", exact: true }),
    ).toBeVisible();
    await expect(
      panel.getByText(
        "Three to seven brackets become one natural picture, with the view through the window kept.",
      ),
    ).toBeVisible();
    for (const title of [
      "What you can order",
      "What changes for you",
      "Industries we know",
      "Made with",
    ]) {
      const list = panel
        .getByRole("heading", { name: title })
        .locator("xpath=following-sibling::ul[1]")
        .getByRole("listitem");
      expect(await list.count(), title).toBeGreaterThanOrEqual(4);
    }
  });
  await test.step("Gallery: a small picture chooses the large one, by pointer and by key", async () => {
    await page.goto(`${PATH}#gallery`);
    const choice = page.getByRole("group", { name: "Choose a picture" }).getByRole("button");
    const large = page.locator("#gallery [data-slides] img");
    await expect(choice).toHaveCount(5);
    await expect(large.nth(0)).toBeVisible();
    await choice.nth(3).click();
    await expect(large.nth(3)).toBeVisible();
    await expect(large.nth(0)).toBeHidden();
    await expect(choice.nth(3)).toHaveAttribute("aria-current", "true");
    await expect
      .poll(() =>
        large
          .nth(3)
          .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(large.nth(4)).toBeVisible();
    await expect(choice.and(page.locator("[aria-current]"))).toHaveCount(1);
  });
  await test.step("Gallery: case studies with picture, title and summary", async () => {
    const cases = page.locator("#gallery").getByRole("article");
    await expect(cases.getByRole("heading")).toHaveText([
      "Forty flats, one handover week",
      "Selling the plot, not the field",
      "An evening shoot without the evening",
    ]);
    await expect(cases.getByRole("img")).toHaveCount(3);
    await expect(cases.getByRole("paragraph")).toHaveCount(3);
  });
  await test.step("Reviews: every client's words, name and company", async () => {
    await page.goto(`${PATH}#reviews`);
    const voices = page.getByRole("tabpanel", { name: "Reviews" }).getByRole("figure");
    await expect(voices).toHaveCount(3);
    await expect(voices.nth(1)).toContainText("Harbour & Hill Estates");
  });
  await test.step("FAQ: one open at a time; the open one closes; B63: closed ones take no focus but by their question", async () => {
    await page.goto(`${PATH}#faq`);
    const items = page.locator("#faq details");
    const open = page.locator("#faq details[open]");
    expect(await items.count()).toBeGreaterThanOrEqual(4);
    await expect(open).toHaveCount(0);
    await items.nth(0).locator("summary").click();
    await items.nth(2).locator("summary").click();
    await expect(open).toHaveCount(1);
    await expect(items.nth(2)).toHaveAttribute("open");
    await page.keyboard.press("Enter");
    await expect(open).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(items.nth(3).locator("summary")).toBeFocused();
  });
});

test("the button to the top, and the related services", async ({ page }) => {
  await page.goto(PATH);
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await test.step(`the button to the top comes after ${SCROLL.scrollTopAfter} px (motion: ${reducedMotion})`, async () => {
      await page.emulateMedia({ reducedMotion });
      const button = page.getByRole("button", { name: "Back to top" });
      const scrollTo = (top: number) =>
        page.evaluate((y) => {
          window.scrollTo({ top: y, behavior: "instant" });
        }, top);
      await expect(button).toBeHidden();
      await scrollTo(SCROLL.scrollTopAfter);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(SCROLL.scrollTopAfter);
      await expect(button).toBeHidden();
      await scrollTo(SCROLL.scrollTopAfter + 1);
      await expect(button).toBeVisible();
      await scrollTo(1_200);
      await button.focus();
      const moments = page.evaluate(async () => {
        const seen: number[] = [];
        const until = performance.now() + 20_000;
        while (scrollY > 0 && performance.now() < until) {
          await new Promise(requestAnimationFrame);
          if (scrollY !== seen.at(-1)) seen.push(scrollY);
        }
        return seen.filter((y) => y > 0 && y < 1_200).length;
      });
      await page.keyboard.press("Enter");
      const between = await moments;
      expect(await page.evaluate(() => scrollY)).toBe(0);
      if (reducedMotion === "reduce") expect(between).toBe(0);
      else expect(between).toBeGreaterThan(0);
      await expect(button).toBeHidden();
      await expect(page.locator("#main")).toBeFocused();
    });
  }
  await test.step("related services lead to their pages", async () => {
    const related = page.getByRole("region", { name: "Often combined with" }).getByRole("link");
    await expect(related).toHaveText(["2D & 3D Design", "Digital Marketing", "Graphics Design"]);
    await related.first().click();
    await expect(page).toHaveURL(/\/services\/2d-3d-design$/);
  });
});
