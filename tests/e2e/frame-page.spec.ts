/** Footer, map, broken pictures, 404, meta tags (spec 1, sections 2 and 8; B79, B83). */
import { jumpTo } from "#tests/support/page/jump-to.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { reading } from "#tests/support/page/reading.ts";
import { FULL } from "#tests/support/run/full.ts";

reading(
  "the footer has what the spec says, and the head what search engines and previews need",
  async ({ read, request }) => {
    const page = await read("/");
    await test.step("the footer has the links, contacts, hours and the year of the spec", async () => {
      const footer = page.getByRole("contentinfo");
      const links = await footer
        .getByRole("navigation")
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
      expect(links).toEqual([
        ["Services", "/services"],
        ["Projects", "/projects"],
        ["Blog", "/blog"],
        ["About", "/about"],
        ["Real Estate Solutions", "/real-estate-solutions"],
        ["Amazon", "/platform/amazon"],
        ["Daraz", "/platform/daraz"],
        ["Terms & Conditions", "/terms-condition"],
        ["Privacy Policy", "/privacy-policy"],
      ]);
      await expect(
        footer.getByRole("list", { name: "Social media" }).getByRole("link"),
      ).toHaveCount(4);
      await expect(footer.getByRole("link", { name: "+880 1700 000000" })).toHaveAttribute(
        "href",
        "tel:+8801700000000",
      );
      await expect(footer.getByRole("link", { name: "hello@nokshaworks.example" })).toHaveAttribute(
        "href",
        "mailto:hello@nokshaworks.example",
      );
      await expect(footer).toContainText(
        "Mon to Fri 9:00 AM to 6:00 PM, Saturday 10:00 AM to 4:00 PM, Sunday closed",
      );
      await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} Nokshaworks.`);
    });
    await test.step("the head says what search engines and previews need", async () => {
      const address = await page.locator("link[rel=canonical]").getAttribute("href");
      expect(address).toMatch(/^https?:\/\/[^/]+\/$/);
      await expect(page.locator("meta[property='og:url']")).toHaveAttribute(
        "content",
        address ?? "",
      );
      const picture = await page.locator("meta[property='og:image']").getAttribute("content");
      expect((await request.get(new URL(picture ?? "").pathname)).headers()["content-type"]).toBe(
        "image/png",
      );
      for (const link of await page
        .locator("link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]")
        .all())
        expect((await request.get((await link.getAttribute("href")) ?? "")).status()).toBe(200);
      const data = JSON.parse(
        (await page.locator("script[type='application/ld+json']").first().textContent()) ?? "",
      );
      expect(data).toMatchObject({
        "@type": "Organization",
        name: "Nokshaworks",
        foundingDate: "2020-02",
      });
      await expect(page.locator("link[rel=alternate][hreflang]")).toHaveCount(5);
    });
  },
);

test("the map loads on click and not before", async ({ page }) => {
  const asked: string[] = [];
  await page.route("https://www.openstreetmap.org/**", (route) => {
    if (route.request().isNavigationRequest()) asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>map</title>" });
  });
  await page.goto("/");
  const drawn = page.getByRole("link", { name: "Show Nokshaworks on the map of OpenStreetMap" });
  await jumpTo(drawn);
  expect(asked).toEqual([]);
  await drawn.click();
  const map = page.locator("iframe[title='Show Nokshaworks on the map of OpenStreetMap']");
  await expect(map).toBeFocused();
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toContain("marker=23.7461%2C90.3742");
});

test.use({ reducedMotion: "reduce" });

test.describe("on a phone", () => {
  test.use({ reducedMotion: "no-preference", viewport: { width: 390, height: 800 } });

  for (const path of ["/#contact", "/blog/1#newsletter"])
    test(`${path} opens at its place, though what lies above gets its height only when it comes near`, async ({
      page,
    }) => {
      await page.goto(path);
      const distance = await page
        .locator(new URL(page.url()).hash)
        .evaluate(
          (place) =>
            place.getBoundingClientRect().top -
            Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
        );
      expect(Math.abs(distance)).toBeLessThanOrEqual(2);
    });
});

test.describe("a map that cannot be had", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("leaves the drawn one, with a note, as a link to its own page", async ({ page }) => {
    await page.route("https://www.openstreetmap.org/**", (route) => route.abort());
    await page.goto("/");
    const drawn = page.getByRole("link", { name: "Show Nokshaworks on the map of OpenStreetMap" });
    await drawn.click();
    await expect(
      drawn.getByText("The map could not be loaded. Open it on its own page."),
    ).toBeVisible();
    await expect(drawn.locator("svg path").first()).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    const leaving = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().includes("mlat=23.7461"),
    );
    await drawn.click();
    await leaving;
  });
});

test.describe("a picture that fails", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("is replaced once, and keeps a ground that follows the theme", async ({ page }) => {
    await page.route("**/home-hero*", (route) => route.abort());
    await test.step("has a ground that follows the theme", async () => {
      await page.goto("/");
      const picture = page.locator("main img[data-broken]").first();
      await expect
        .poll(() =>
          picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
        )
        .toBeGreaterThan(0);
      await expect(picture).toHaveCSS("background-color", "rgb(213, 229, 241)");
      await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
      await expect(picture).toHaveCSS("background-color", "rgb(27, 44, 78)");
    });
    await test.step("is replaced once, also when the placeholder fails too", async () => {
      let placeholders = 0;
      await page.route("**/placeholder.svg", (route) => (placeholders++, route.abort()));
      await page.goto("/");
      const picture = page.locator("main img[data-broken]").first();
      await expect(picture).toHaveAttribute("src", "/placeholder.svg");
      await expect.poll(() => placeholders).toBe(1);
      await page.waitForLoadState("networkidle");
      expect(placeholders).toBe(1);
    });
  });
});

test.describe("an unknown address", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("is our page with status 404", async ({ page }) => {
    for (const path of FULL ? ["/nope", "/nope/", "/a/b/c/"] : ["/nope/", "/a/b/c/"])
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not here");
        await expect(
          page.getByRole("main").getByRole("link", { name: "Back to home" }),
        ).toHaveAttribute("href", "/");
        await expect(
          page.getByRole("main").getByRole("link", { name: "View All Services" }),
        ).toHaveAttribute("href", "/services");
        await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
        await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
        await expect(page.getByRole("contentinfo")).toBeVisible();
      });
  });
});
