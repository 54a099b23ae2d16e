/** Type in other languages: which faces a page loads, and the digits of its lists. */
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { builtPage as html } from "#tests/support/platform/built-pages.ts";

test("a page in Latin letters loads no Bengali face, its one word is drawn; a Bengali page does not wait for the narrow Latin face", async ({
  page,
}) => {
  const faces: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && faces.push(request.url()));
  await page.goto("/fr", { waitUntil: "networkidle" });
  expect(faces.filter((face) => face.includes("bangla"))).toEqual([]);
  expect(faces.filter((face) => face.includes("accents"))).toHaveLength(2);
  const link = page.locator(".site-footer").getByRole("link", { name: "বাংলা" });
  await link.scrollIntoViewIfNeeded();
  await expect(link.locator("svg path")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(faces.filter((face) => face.includes("bangla"))).toEqual([]);
  expect(html("/bn")).not.toMatch(/preload" href="[^"]*latin/);
});

test("a preloaded face is not fetched again, also on the way from a language without accents", async ({
  page,
}) => {
  for (const path of ["/", "/fr", "/about", "/es/about"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => /-(text|display)(-accents)?\.[^/]*woff2$/.test(name)),
    );
    expect(fetched.length, path).toBeGreaterThan(1);
    expect(new Set(fetched).size, path).toBe(fetched.length);
  }
});

test("rare signs, capitals with accents and letters of other Latin alphabets come in the site’s face, in titles and in texts", async ({
  page,
}) => {
  await page.goto("/blog");
  await page.evaluate(() => {
    for (const place of document.querySelectorAll("h1, .lead__post p"))
      place.textContent = "C# <5> [a] {b} 3 × € É Ñ Œ Š ł";
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  for (const selector of ["h1", ".lead__post p"])
    await expect
      .poll(async () => {
        const { nodeId } = await devtools.send("DOM.querySelector", {
          nodeId: root.nodeId,
          selector,
        });
        const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
        return fonts
          .filter(({ isCustomFont }) => !isCustomFont)
          .map(({ familyName }) => familyName);
      }, selector)
      .toEqual([]);
});

test("numbered lists count in the digits of the language", async ({ page }) => {
  for (const [path, style] of [
    ["/bn/privacy-policy", "bengali"],
    ["/fr/privacy-policy", "decimal"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("main ol li").last()).toHaveCSS("list-style-type", style);
  }
});
