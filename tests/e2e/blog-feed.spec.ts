/**
 * The feed (case B72): valid XML, whole texts. That its links resolve is shown with those of the
 * whole site (routes.spec.ts).
 */
import { expect, test } from "#tests/support/page/quiet-page.ts";

test("B72: the blog announces a feed that is valid and holds every article with its whole text", async ({
  page,
}) => {
  await page.goto("/blog");
  const address =
    (await page.locator("link[rel=alternate][type='application/rss+xml']").getAttribute("href")) ??
    "";
  const answer = await page.request.get(address);
  expect(answer.headers()["content-type"]).toMatch(/xml/);
  const feed = await page.evaluate(
    (xml) => {
      const read = new DOMParser().parseFromString(xml, "text/xml");
      const text = (of: Element, name: string) =>
        of.getElementsByTagName(name)[0]?.textContent ?? "";
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
      const parts = document.querySelectorAll(
        ".article__body > :is(p, h2), .article__body :is(ul, ol) > li:not(footer *)",
      );
      return [...parts]
        .map((part) => plain(part.textContent))
        .filter((text) => !whole.includes(text));
    }, item.html);
    expect(missing).toEqual([]);
    await expect(page.locator(".article__body > p").nth(3)).toBeVisible();
    expect(item.description.length).toBeGreaterThan(50);
  }
});
