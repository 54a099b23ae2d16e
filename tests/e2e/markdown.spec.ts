/**
 * A text with everything that Markdown can say, as an article, as a legal page and in the feeds:
 * drawn whole, and valid.
 */
import { LOCALES, siteLinks } from "#domain/links.ts";
import { freePort } from "#tests/support/api/smtp.ts";
import { misplaced } from "#tests/support/page/page-layout.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { type PlatformProcess, startPlatformProcess } from "#tests/support/platform/platform.ts";
import { smallBuild } from "#tests/support/platform/small-build.ts";
import { FULL } from "#tests/support/run/full.ts";
import { addressesIn, feedFaults, readFeed } from "#tests/support/words/feed-rules.ts";

test.describe.configure({ mode: "serial" });

let site: PlatformProcess;
test.beforeAll(async () => {
  site = await startPlatformProcess(await freePort(), { SITE_DIR: await smallBuild() });
});
test.afterAll(() => site.stop());

for (const path of ["/blog/9", "/privacy-policy"]) {
  test(`${path}: each part looks different, and what is wide scrolls in itself`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(site.url + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect((await misplaced(page)).filter((fault) => !fault.startsWith("broken word"))).toEqual([]);

    const text = page.locator(".prose");
    for (const name of ["Table 1", "Code 1"]) {
      const wide = text.getByRole("region", { name, exact: true });
      await wide.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => wide.evaluate((box) => box.scrollLeft), name).toBeGreaterThan(0);
    }

    const drawn = await text.evaluate((box) => {
      const all = (selector: string) => [...box.querySelectorAll(selector)];
      const style = (selector: string, property: string, part?: string) =>
        all(selector).map((element) => getComputedStyle(element, part).getPropertyValue(property));
      const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
      return {
        marks: style("ul:not([class]) > li", "background-image", "::before").filter(
          (row) => !row.startsWith("linear-gradient"),
        ),
        numbers: [...new Set(style("ol > li", "list-style-type"))],
        starts: all("ol[start]").map((list) => list.getAttribute("start")),
        quotations: style("blockquote", "background-image", "::before").map((row) =>
          row.startsWith("linear-gradient"),
        ),
        alignment: style("tbody tr:first-child td", "text-align").slice(0, 3),
        sizes: ["h2", "h3", "h4", "h6"].map((heading) =>
          Number.parseFloat(style(heading, "font-size")[0] ?? ""),
        ),
        struck: style("del", "text-decoration-line"),
        notes: all("[data-footnote-ref]").map((note) => note.textContent),
        raised: style("sup", "vertical-align"),
        edges: [...new Set(style("kbd", "border-top-style"))],
        emptyIds: ids.filter((id) => id === "").length,
        twice: ids.filter((id, index) => ids.indexOf(id) < index),
      };
    });
    expect(drawn).toMatchObject({
      marks: [],
      numbers: ["decimal"],
      starts: ["3"],
      quotations: [true, true],
      alignment: ["start", "center", "end"],
      struck: ["line-through"],
      notes: ["1", "2", "1"],
      edges: ["solid"],
      emptyIds: 0,
      twice: [],
    });
    expect(new Set(drawn.raised)).toEqual(new Set(["super"]));
    expect(drawn.sizes).toEqual(drawn.sizes.toSorted((a, b) => b - a));
    expect(new Set(drawn.sizes).size).toBe(4);

    const tasks = text.getByRole("checkbox");
    expect(await Promise.all((await tasks.all()).map((task) => task.isChecked()))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    await expect(tasks.first()).toHaveAccessibleName("Done");
    await expect(text.getByRole("heading", { name: "Footnotes" })).toBeVisible();
    await expect(
      text.getByRole("figure").filter({ hasText: "What buyers typed" }).getByRole("img"),
    ).toBeVisible();

    // The contents, the notes and a link to a heading lead to places of this text.
    const nowhere = await page.locator("main a[href^='#']").evaluateAll((links) =>
      links.flatMap((link) => {
        const address = (link as HTMLAnchorElement).hash.slice(1);
        const target =
          document.getElementById(address) ?? document.getElementById(decodeURIComponent(address));
        return target?.closest(".prose") ? [] : [address];
      }),
    );
    expect(nowhere).toEqual([]);
  });
}

for (const locale of FULL ? LOCALES : (["bn"] as const)) {
  test(`the feed in ${locale} is valid, and each address in it answers`, async ({
    page,
    request,
  }) => {
    const path = siteLinks(locale).feed;
    const feed = await readFeed(page, await (await request.get(site.url + path)).text());
    const { origin } = new URL(feed.channel["link"]?.[0] ?? "");
    expect(feedFaults(feed, origin + path)).toEqual([]);
    expect(feed.items.map(({ link }) => link?.[0])).toContain(
      origin + siteLinks(locale).article(9),
    );

    const own = addressesIn(feed).filter((address) => new URL(address).origin === origin);
    expect(own.filter((address) => address.includes("#note-")).length).toBeGreaterThan(2);
    const pages = new Map<string, string>();
    for (const address of own) {
      const { pathname, search, hash } = new URL(address);
      const where = pathname + search;
      if (!pages.has(where)) {
        const answer = await request.get(site.url + where, { maxRedirects: 0 });
        expect(answer.status(), address).toBe(200);
        pages.set(where, await answer.text());
      }
      // As browsers do: by the letters of the address, and then by what they stand for.
      const ids = [hash.slice(1), decodeURIComponent(hash.slice(1))];
      if (hash)
        expect(
          ids.some((id) => pages.get(where)?.includes(` id="${id}"`)),
          address,
        ).toBe(true);
    }
  });
}
