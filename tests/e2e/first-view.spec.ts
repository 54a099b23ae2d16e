/** The first view of a page that arrives in pieces: painted once it is whole, nothing moves. */
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { watchShifts } from "#tests/support/page/shifts.ts";
import { slowSite } from "#tests/support/page/slow-site.ts";

// The worker would fetch the site's files beside the page.
test.use({ serviceWorkers: "block" });

test("nothing in the first view moves while its page arrives slowly", async ({ page, baseURL }) => {
  const { url, stop } = await slowSite(baseURL);
  const shifts = await watchShifts(page);
  for (const width of [390, 1440])
    for (const path of ["/", "/services", "/fr/meeting-with-nokshaworks", "/404"]) {
      await page.setViewportSize({ width, height: 860 });
      await page.goto(`${url}${path}`);
      await expect(page.locator("#first-view-end")).toHaveCount(1);
      expect(await shifts(), `${path} at ${width}px`).toEqual([]);
    }
  stop();
});

test("a page waits only for an end of its first view that it has", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap-0.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(paths.length).toBeGreaterThan(20);
  for (const path of [...paths, "/404"]) {
    const html = await (await request.get(path)).text();
    expect(html.includes('id="first-view-end"'), path).toBe(html.includes('rel="expect"'));
  }
});
