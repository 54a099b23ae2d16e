/**
 * From a saved record to the public pages, and back: the staff's whole way, over real builds on a
 * platform of its own.
 */
import { amountInWords, siteText } from "#site/i18n/translate.ts";
import { signInAs } from "#tests/support/admin/admin.ts";
import { makeBoatYard } from "#tests/support/admin/boat-yard.ts";
import { previewFaults, sectionsOf } from "#tests/support/admin/preview.ts";
import { faults } from "#tests/support/page/axe.ts";
import { BUILD, expect, filesOf, publish, test } from "#tests/support/platform/published-site.ts";
import { visitSite } from "#tests/support/platform/visitors.ts";
import type { AnyRecord } from "#tests/support/records/records.ts";
import { FULL } from "#tests/support/run/full.ts";
import { wordsOf } from "#tests/support/words/page-words.ts";

// What turns while a build runs would take a core from it.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The first picture of a project's page. */
function coverOf(html: string): string | undefined {
  return /class="shot cover[^]*?<img[^>]* src="([^"]+)"/.exec(html)?.[1];
}

/**
 * How many requests are answered by the old site while the new one is built: the thorough run asks
 * for a thousand.
 */
const EARLY = FULL ? 1_000 : 100;

test(`edited, renamed, emptied and hidden services and a new featured project reach the public pages${FULL ? "; undone, the pages are as before to the byte" : ""}`, async ({
  page,
  site,
}) => {
  test.setTimeout(600_000);
  const before = filesOf(site.folder);
  const { token } = await signInAs(page, "manager");
  const headers = { authorization: `Bearer ${token}` };
  const listOf = async (kind: string) =>
    ((await (await page.request.get(`/api/${kind}`, { headers })).json()) as { data: AnyRecord[] })
      .data;
  const text = async (path: string) => (await page.request.get(path)).text();
  const leadsTo = async (path: string) =>
    (await page.request.get(path, { maxRedirects: 0 })).headers()["location"];
  const save = async (record: AnyRecord, data: Partial<AnyRecord>, kind = "services") => {
    const headersOf = { ...headers, "if-match": `"${record.revision}"` };
    expect(
      (
        await page.request.put(`/api/${kind}/${record._id}`, {
          headers: headersOf,
          data: { ...record, ...data },
        })
      ).status(),
    ).toBe(200);
  };
  const [design, graphics, motion, marketing] = await listOf("services");
  const [store, portal] = await listOf("projects");
  if (!store || !portal || !design || !graphics || !motion || !marketing)
    throw new Error("The store was not filled.");

  const cover = coverOf(await text(`/bn/projects/${store.slug}`));
  const offers = [`/services/${graphics.slug}`, `/bn/services/${graphics.slug}`];
  for (const path of offers) expect(await text(path), path).toContain('id="offer-title"');

  await test.step("one service is edited, one hidden, one emptied, one renamed; a project gets other facts and another order of pictures", async () => {
    const asPublished = (path: string, ...named: string[]) =>
      expect.poll(() => previewFaults(page, path, named), `the preview of ${path}`).toEqual([]);
    for (const { _id, slug } of FULL ? [store, portal] : [store]) {
      await page.goto(`/admin/projects/edit/${_id}`);
      await asPublished(`/projects/${slug}`, "page-title", "begin", "solution");
    }
    await page.goto(`/admin/services/edit/${design._id}`);
    await asPublished(
      `/services/${design.slug}`,
      "page-title",
      "details-title",
      "tools-title",
      "offer-title",
    );
    await page.getByLabel("Short details").fill("Sites that a river pilot reads at dawn.");
    await page.getByRole("button", { name: "Update Service" }).click();
    await expect(page.getByRole("heading", { name: "Services Management" })).toBeVisible();
    await page.goto(`/admin/services/edit/${marketing._id}`);
    await asPublished(
      `/services/${marketing.slug}`,
      "page-title",
      "details-title",
      "tools-title",
      "offer-title",
    );
    await page.getByLabel("Active on the site").uncheck();
    await page.getByRole("button", { name: "Update Service" }).click();
    await expect(page.getByRole("heading", { name: "Services Management" })).toBeVisible();
    await save(graphics, { bulletPoints: [] });
    await save(motion, { serviceType: "Models and Motion" });
    await save(
      store,
      { budget: 61_500, completionDate: "2026-05-04", images: store.images.toReversed() },
      "projects",
    );
  });
  const previewed = await test.step("a new project is made by the form, which shows its page", () =>
    makeBoatYard(page));

  await test.step("a build that fails says why and leaves the old pages; when it is put right, publishing again goes live", async () => {
    await page.getByRole("button", { name: "Publish: Nothing is published yet." }).click();
    const drawer = page.getByRole("dialog", { name: "Publish" });
    await drawer.getByRole("button", { name: "Publish now" }).click();
    const building = drawer
      .getByRole("list", { name: "Progress" })
      .getByRole("listitem")
      .filter({ hasText: "Building" });
    await expect(building).toContainText(
      "The build failed: Invalid URL. Visitors still see the old pages.",
      BUILD,
    );
    await expect(
      drawer.getByRole("region", { name: "Last builds" }).getByRole("listitem").first(),
    ).toContainText("failed");
    await expect(drawer.getByRole("button", { name: "Publish now" })).toBeEnabled();
    expect(await faults(page, "body")).toEqual([]);
    expect((await page.request.get(`/services/${design.slug}`)).status()).toBe(200);
    const now = filesOf(site.folder);
    expect(Object.keys(before).filter((path) => now[path] !== before[path])).toEqual([]);
    // A page that asks for nothing while the platform is away.
    await page.goto("/robots.txt");
    await site.mend();
    await page.goto("/admin/projects");
  });

  // None of the requests while the new site is built, or after, fails.
  const visitors = await visitSite(
    site.url,
    ["/", "/services", "/projects", "/blog", "/about", "/contact", offers[0] ?? ""],
    EARLY * 1.1,
  );
  await publish(page, "Nothing is published yet.");
  const { asked, before: early, failed } = await visitors.stop();
  expect(failed, `of ${asked} requests`).toEqual([]);
  expect(early, "requests before the new pages").toBeGreaterThanOrEqual(EARLY);

  await test.step("the project has its page with both pictures, stands first among the cards, and is in the lists for machines", async () => {
    const project = (await listOf("projects")).find(
      ({ slug }) => slug === "boat-yard-of-sadarghat",
    );
    const row = page.getByRole("row", { name: /Boat yard/ });
    await expect(row).toBeVisible();
    await expect(row.getByText("Not published")).toHaveCount(0);
    await page.goto("/projects/boat-yard-of-sadarghat");
    expect(
      await sectionsOf(page, "/projects/boat-yard-of-sadarghat"),
      "as previewed",
    ).toMatchObject(previewed);
    await expect(
      page.getByRole("heading", { level: 1, name: "Boat yard of Sadarghat" }),
    ).toBeVisible();
    await expect(page.getByText("Barishal")).toBeVisible();
    await expect(page.getByText("The yard had three.")).toBeVisible();
    for (const name of ["Hulls at low tide", "Hulls at high tide"]) {
      const picture = page.getByRole("img", { name }).first();
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute("src", /^\/_astro\/.+\.webp$/);
      await expect
        .poll(() =>
          picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
        )
        .toBe(true);
    }
    expect(await faults(page, "body")).toEqual([]);
    for (const path of ["/sitemap-0.xml", "/llms.txt"])
      expect(await text(path), path).toContain("/projects/boat-yard-of-sadarghat");
    for (const path of ["/", "/projects", "/bn", "/es/projects"]) {
      const cards = Array.from(
        (await text(path)).matchAll(/\/projects\/([a-z0-9-]+)"/g),
        ([, slug]) => slug,
      );
      expect(cards[0], `the first card of ${path}`).toBe("boat-yard-of-sadarghat");
    }
    expect(await leadsTo(`/projects/${project?._id}`)).toBe("/projects/boat-yard-of-sadarghat");
  });
  await test.step("written in English alone, its Bengali page and every name of it say so", async () => {
    await page.goto("/bn/projects/boat-yard-of-sadarghat");
    const note = page.getByText(siteText("bn")("untranslated"));
    await expect(note).toHaveAttribute("lang", "bn");
    // Nothing lies over it.
    await note.click({ trial: true });
    await expect(page.getByRole("main")).toHaveAttribute("lang", "en");
    expect(await faults(page, "html")).toEqual([]);
    const others = (await listOf("projects")).map(({ slug }) => `/bn/projects/${slug}`);
    for (const path of ["/bn", "/bn/projects", "/bn/projects/nothing", ...others]) {
      const names = wordsOf(await text(path)).filter(
        (words) => words.text.includes("Boat yard") && !words.head && !words.later,
      );
      const unmarked = names.filter(({ lang }) => lang !== "en");
      expect(unmarked, path).toEqual([]);
    }
    // Bengali was remembered.
    await page.goto("/?lng=en");
  });

  await test.step("the services are edited, emptied, renamed and hidden in pages, menus, cards and sitemap; old addresses lead on", async () => {
    for (const path of ["/services", `/services/${design.slug}`])
      expect(await text(path), path).toContain("Sites that a river pilot reads at dawn.");
    expect(await leadsTo(`/services/${design._id}`)).toBe(`/services/${design.slug}`);
    for (const path of offers) expect(await text(path), path).not.toContain('id="offer-title"');
    for (const path of ["/", "/services", "/sitemap-0.xml", "/llms.txt"]) {
      expect(await text(path), path).toContain("/services/models-and-motion");
      expect(await text(path), path).not.toContain(`/services/${motion.slug}`);
    }
    for (const path of [`/services/${motion.slug}`, `/services/${motion._id}`])
      expect(await leadsTo(path), path).toBe("/services/models-and-motion");
    expect(await leadsTo(`/bn/services/${motion.slug}`)).toBe("/bn/services/models-and-motion");
    for (const path of [
      "/",
      "/services",
      "/sitemap-0.xml",
      "/llms.txt",
      offers[0] ?? "",
      "/blog",
      "/fr/services",
      "/about",
      "/bn/about",
    ])
      expect(await text(path), path).not.toContain(`/services/${marketing.slug}`);
    for (const part of [marketing.slug, marketing._id])
      expect(await leadsTo(`/services/${part}`), part).toBe("/services");
    await page.goto("/");
    const menu = page.getByRole("banner").locator('a[href^="/services/"]');
    const named = (await menu.allTextContents()).join(" ");
    expect([named.includes("Models and Motion"), named.includes(marketing.serviceType)]).toEqual([
      true,
      false,
    ]);
    // Feeds are of the blog alone, so no record changes them.
    const built = filesOf(site.folder);
    const feeds = Object.keys(before).filter((path) => path.endsWith("rss.xml"));
    expect(feeds.length).toBe(4);
    for (const feed of feeds) expect(built[feed] === before[feed], feed).toBe(true);
  });

  await test.step("in other languages facts and pictures are the new ones, and words that were changed are in English and say so", async () => {
    const [english, bengali] = [
      await text(`/projects/${store.slug}`),
      await text(`/bn/projects/${store.slug}`),
    ];
    expect(bengali).toContain(amountInWords("$61,500", "bn"));
    expect(bengali).toContain('datetime="2026-05-04"');
    expect([coverOf(bengali) === coverOf(english), coverOf(bengali) === cover]).toEqual([
      true,
      false,
    ]);
    const lede = (await text(`/bn/services/${design.slug}`)).match(
      /<p class="lede"[^>]*>[^<]*/,
    )?.[0];
    expect(lede).toMatch(/ lang="en"[^>]*>Sites that a river pilot reads at dawn\.$/);
    const places = [
      "/bn",
      "/bn/services",
      `/bn/services/${design.slug}`,
      "/bn/services/models-and-motion",
      offers[1] ?? "",
      "/bn/404",
    ];
    const changed = /^(?:Models and Motion|Sites that a river pilot .*)$/;
    for (const path of places) {
      const words = wordsOf(await text(path)).filter(
        (said) => changed.test(said.text) && !said.head && !said.later,
      );
      expect(words.length, path).toBeGreaterThan(0);
      expect(
        words.filter(({ lang }) => lang !== "en"),
        path,
      ).toEqual([]);
    }
    await page.goto("/admin/services");
    await page.getByRole("button", { name: "Publish: Nothing to publish." }).click();
    await expect(page.getByText("Publishing takes about a minute.", { exact: true })).toBeVisible();
    const behind = page.getByRole("region", { name: "Still to translate" }).getByRole("listitem");
    await expect(behind.filter({ hasText: design.serviceType })).toContainText(
      "In English for now (Bangla, French, and Spanish): Short details",
    );
    await expect(behind.filter({ hasText: "Models and Motion" })).toContainText("Service type");
    await expect(behind).toHaveCount(2);
    expect(await faults(page, "body")).toEqual([]);
    await page.keyboard.press("Escape");
  });

  const waiting = page.getByRole("dialog", { name: "Publish" });
  await test.step("undone, all of it waits for the next build; what is hidden until then is not offered to be viewed", async () => {
    for (const { _id, revision } of [design, graphics, motion, marketing])
      await page.request.post(`/api/services/${_id}/history/${revision}`, {
        headers: { ...headers, "if-match": `"${revision + 1}"` },
      });
    await page.request.post(`/api/projects/${store._id}/history/${store.revision}`, {
      headers: { ...headers, "if-match": `"${store.revision + 1}"` },
    });
    const [yard] = (await listOf("projects")).filter(
      ({ slug }) => slug === "boat-yard-of-sadarghat",
    );
    await page.request.delete(`/api/projects/${yard?._id}`, {
      headers: { ...headers, "if-match": '"1"' },
    });
    await page.goto("/admin/services");
    const row = page.getByRole("row", { name: /Web Design/ });
    await expect(row.getByText("Not published", { exact: true })).toBeVisible();
    await expect(
      row.getByRole("link", {
        name: "View Web Design & Development on the site, opens in a new tab",
      }),
    ).toBeVisible();
    await page
      .getByRole("link", { name: `Preview ${marketing.serviceType}, which is not on the site` })
      .click();
    await expect(page.getByRole("heading", { name: "Preview" })).toBeFocused();
    await expect(
      page.getByRole("link", { name: "View on the site, opens in a new tab" }),
    ).toHaveCount(0);
    await page.getByRole("button", { name: "Publish: 6 changes ready" }).click();
    await expect(waiting.getByRole("link", { name: "Web Design & Development" })).toBeVisible();
    await expect(waiting.getByText("Also deleted records or a new order.")).toBeVisible();
    await expect(
      waiting.getByText("Visitors still see the old pages. Publishing takes about a minute."),
    ).toBeVisible();
    expect(await faults(page, "body")).toEqual([]);
  });
  await test.step("a record that is named there is read from its start, also when the dialog goes later than its screen comes", async () => {
    await waiting.getByRole("link", { name: "Web Design & Development" }).click();
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole("main", { name: "Web Design & Development" })).toBeFocused();
    await page.goBack();
  });
  // Another build, for nothing that the first has not shown but this.
  if (!FULL) return;
  await publish(page, "6 changes ready");
  await expect(
    page.getByRole("link", { name: "View on the site, opens in a new tab" }),
  ).toBeVisible();
  const after = filesOf(site.folder);
  expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual([]);
  expect(Object.keys(before).filter((path) => !(path in after))).toEqual([]);
});
