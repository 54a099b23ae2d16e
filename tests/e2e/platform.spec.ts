/**
 * The pages of the marketplaces (spec 1, section 2 "/platform/{platformId}", sections 3, 5 and 8;
 * cases B41, B80).
 */
import { TEXT_CUTS } from "#domain/limits.ts";
import { TIMES } from "#domain/page-limits.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { FULL } from "#tests/support/run/full.ts";

const PLATFORMS = [
  {
    id: "amazon",
    name: "Amazon",
    figures: ["120+", "$100K+", "US, UK, CA, EU, UAE"],
    services: 9,
    features: ["Store setup", "PPC campaign management", "Graphics design"],
  },
  {
    id: "daraz",
    name: "Daraz",
    figures: ["80+", "5 lakh taka+", "BD, PK, LK, NP, MM"],
    services: 6,
    features: ["Store setup", "Graphics design", "PPC campaign management"],
  },
];

for (const { id, name, figures, services, features } of FULL ? PLATFORMS : PLATFORMS.slice(0, 1)) {
  test(`/platform/${id}: every section, its pictures, and the request that each feature opens`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.goto(`/platform/${id}`);
    await test.step(`the two pictures change every ${TIMES.defaultAutoplay} ms, the default`, async () => {
      await page.mouse.move(5, 899);
      const dot = (n: number) => page.getByRole("button", { name: `Picture ${n} of 2` });
      for (const n of [2, 1]) {
        await page.clock.runFor(TIMES.defaultAutoplay - 1);
        await expect(dot(3 - n)).toHaveAttribute("aria-current", "true");
        await page.clock.runFor(1);
        await expect(dot(n)).toHaveAttribute("aria-current", "true");
      }
    });
    await page.clock.resume();
    await test.step("the hero has logo, summary, description and Get Started to /contact", async () => {
      const hero = page.getByRole("region", { name: `Your ${name} store, run from one desk` });
      await expect(hero.getByRole("img", { name, exact: true })).toBeVisible();
      await expect(hero.getByRole("heading", { level: 1 })).toContainText(name);
      await expect(hero.locator(".lede")).toContainText(
        /^(One Dhaka team opens|One Dhaka team for)/,
      );
      await expect(hero.getByText(/^(You make the product|On Daraz)/)).toBeVisible();
      await expect(hero.getByRole("link", { name: "Get Started" })).toHaveAttribute(
        "href",
        "/contact",
      );
    });
    await test.step("three stats and the list of service names", async () => {
      await expect(
        page.getByRole("region", { name: "Figures" }).getByRole("definition"),
      ).toHaveText(figures);
      const list = page.getByRole("region", {
        name: `${services === 9 ? "Nine" : "Six"} services, one team`,
      });
      await expect(list.getByRole("listitem")).toHaveCount(services);
      await expect(list.getByRole("listitem").first()).toHaveText("Store setup");
    });
    await test.step("three features on changing sides", async () => {
      const blocks = page.getByRole("region", { name: "What we do" }).getByRole("article");
      await expect(blocks.getByRole("heading", { level: 3 })).toHaveText(features);
      const pictureIsLeft: boolean[] = [];
      for (const block of await blocks.all()) {
        expect(await block.getByRole("listitem").count()).toBeGreaterThanOrEqual(3);
        const [picture, words] = await Promise.all([
          block.getByRole("img").first().boundingBox(),
          block.getByRole("heading").boundingBox(),
        ]);
        pictureIsLeft.push((picture?.x ?? 0) < (words?.x ?? 0));
      }
      expect(pictureIsLeft).toEqual([true, false, true]);
    });
    await test.step("the closing section leads to /contact and the meeting page", async () => {
      const closing = page.getByRole("region", { name: "Ready when your stock is." });
      await expect(closing.getByRole("link", { name: "Contact Us" })).toHaveAttribute(
        "href",
        "/contact",
      );
      await expect(closing.getByRole("link", { name: "Book Meeting" })).toHaveAttribute(
        "href",
        "/meeting-with-nokshaworks",
      );
    });
    await test.step("search engines read description, keywords and what the page offers", async () => {
      await expect(page).toHaveTitle(`${name} Store Management - Nokshaworks`);
      await expect(page.locator("meta[name=description]")).toHaveAttribute(
        "content",
        new RegExp(`^${name} .*one report a week\\.$`, "s"),
      );
      await expect(page.locator("meta[name=keywords]")).toHaveAttribute(
        "content",
        new RegExp(`^${name} (.+, ){3}.+`),
      );
      const data = (await page.locator("script[type='application/ld+json']").allInnerTexts()).map(
        (text) => JSON.parse(text),
      );
      expect(data.find((entry) => entry["@type"] === "Service")).toMatchObject({
        name: `${name} Store Management`,
      });
      expect(
        data.find((entry) => entry["@type"] === "BreadcrumbList").itemListElement.at(-1).item,
      ).toMatch(new RegExp(`^https?://[^/]+/platform/${id}$`));
    });
    await test.step("Get Service opens the request with platform name, feature title and the beginning of the description", async () => {
      for (const feature of features) {
        const button = page.getByRole("button", { name: `Get Service for ${feature}` });
        await button.click();
        const dialog = page.getByRole("dialog", { name: "Request this service" });
        await expect(dialog.getByLabel("Service")).toHaveValue(`${name} ${feature}`);
        await expect(dialog.getByLabel("Service")).toHaveAttribute("readonly");
        const message = await dialog.getByLabel("Project details").inputValue();
        expect(message).toMatch(/[^\s,.]…$/);
        expect(message.length).toBeLessThanOrEqual(TEXT_CUTS.requestMessage + 1);
        expect(message.length).toBeGreaterThan(TEXT_CUTS.requestMessage - 20);
        const block = page
          .getByRole("article")
          .filter({ has: page.getByRole("heading", { name: feature, includeHidden: true }) });
        expect(
          (await block.locator("h3 ~ p").allInnerTexts())
            .join(" ")
            .startsWith(message.slice(0, -1)),
        ).toBe(true);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      }
    });
  });
}

test("B80: an unknown id says 'Platform not found' with status 404 and a way back", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^404 \/platform\/ebay$/, /^404 \/platform\/amazon\/stores$/);
  for (const id of ["ebay", "amazon/stores"])
    await test.step(id, async () => {
      const response = await page.goto(`/platform/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Platform not found");
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await page.getByRole("main").getByRole("link", { name: "Back to all services" }).click();
      await expect(page).toHaveURL(/\/services$/);
    });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("every part can be read, and Get Service leads to the form of a request with the same words", async ({
    page,
  }) => {
    await page.goto("/platform/daraz");
    await expect(
      page.getByRole("region", { name: "What we do" }).getByRole("heading", { level: 3 }),
    ).toHaveCount(3);
    for (const button of await page.getByRole("button", { name: /^Get Service/ }).all())
      await expect(button).toBeVisible();
    const pictures = page.getByLabel("Daraz store in pictures").getByRole("img");
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) await expect(picture).toBeVisible();
    await page.getByRole("button", { name: "Get Service for Graphics design" }).click();
    await expect(page).toHaveURL(/\/request\?/);
    const asked = new URL(page.url()).searchParams;
    expect(asked.get("service")).toBe("Daraz Graphics design");
    expect(asked.get("message")).toMatch(/^Shop headers, product cards, .*…$/);
  });
});
