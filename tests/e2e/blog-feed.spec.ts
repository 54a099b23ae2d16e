/** The feed (cases B72 and B73): valid XML, whole texts, absolute links that all resolve. */
import { expect, test } from "#tests/support/quiet-page.ts";

test("B72: the blog announces a feed that is valid and holds every article with its whole text", async ({ page }) => {
  await page.goto("/blog");
  const address = (await page.locator("link[rel=alternate][type='application/rss+xml']").getAttribute("href")) ?? "";
  const answer = await page.request.get(address);
  expect(answer.headers()["content-type"]).toMatch(/xml/);
  const feed = await page.evaluate(
    (xml) => {
      const read = new DOMParser().parseFromString(xml, "text/xml");
      const text = (of: Element, name: string) => of.getElementsByTagName(name)[0]?.textContent ?? "";
      return {
        broken: read.querySelector("parsererror")?.textContent ?? null,
        items: [...read.querySelectorAll("item")].map((item) => ({
          link: text(item, "link"),
          guid: text(item, "guid"),
          description: text(item, "description"),
          html: text(item, "content:encoded"),
        })),
      };
    },
    await answer.text(),
  );
  expect(feed.broken).toBeNull();
  expect(feed.items).toHaveLength(4);
  expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(4);
  for (const item of feed.items) {
    const path = new URL(item.link).pathname;
    await page.goto(path);
    // Every paragraph of the page, as text, is in the feed's.
    const missing = await page.evaluate((html) => {
      const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
      const whole = plain(new DOMParser().parseFromString(html, "text/html").body.textContent);
      const parts = document.querySelectorAll(".article__body > :is(p, h2), .article__body :is(ul, ol) > li:not(footer *)");
      return [...parts].map((part) => plain(part.textContent)).filter((text) => !whole.includes(text));
    }, item.html);
    expect(missing).toEqual([]);
    await expect(page.locator(".article__body > p").nth(3)).toBeVisible();
    expect(item.description.length).toBeGreaterThan(100);
  }
});

test("B73: every address in the feed is absolute and leads to something, once", async ({ page }) => {
  const xml = await (await page.request.get("/rss.xml")).text();
  await page.goto("/blog");
  const site = new URL((await page.locator("link[rel=canonical]").getAttribute("href")) ?? "").origin;
  const addresses = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, "text/xml");
    const inside = [...read.getElementsByTagName("content:encoded")].flatMap((content) =>
      [...new DOMParser().parseFromString(content.textContent, "text/html").querySelectorAll("[href], [src]")].map(
        (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
      ),
    );
    return [...read.querySelectorAll("channel > link:not([href]), item > link")].map((link) => link.textContent).concat(inside);
  }, xml);
  expect(addresses.filter((address) => !/^https:\/\/[^/]+\//.test(address))).toEqual([]);
  const own = new Set(addresses.filter((address) => address.startsWith(`${site}/`)));
  expect(own.size).toBeGreaterThanOrEqual(13);
  for (const address of own) {
    const { pathname } = new URL(address);
    expect(pathname).not.toContain("//");
    expect((await page.request.get(pathname, { maxRedirects: 0 })).status(), pathname).toBe(200);
  }
});
