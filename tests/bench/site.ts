/**
 * Scores, weight by kind and layout shift of every page of the built site on a phone profile, and
 * the time from clicks to their paint.
 */
import { measureClicks } from "./clicks.ts";
import { measureLighthouse, measureShift, measureWeight, SITE_URL, withSite } from "./phone.ts";

/**
 * Prints a table and returns its figures, a row per page of the sitemap, or per path in `ONLY`
 * (separated by commas): the median of three Lighthouse runs, kilobytes (1,000 bytes) as
 * transferred, layout shift at load and after scrolling to the end.
 */
export async function benchSite(): Promise<unknown> {
  return withSite(async (browser) => {
    const rows: Record<string, Record<string, number>> = {};
    for (const path of process.env["ONLY"]?.split(",") ?? (await pagesOfSitemap())) {
      const url = SITE_URL + path;
      const shift = await measureShift(browser, url);
      rows[path] = {
        ...(await measureLighthouse(url)),
        ...(await measureWeight(browser, url)),
        "CLS load": shift.load,
        "CLS scrolling": shift.scrolling,
      };
      console.log(path, JSON.stringify(rows[path]));
    }
    console.table(rows);
    const clicks = await measureClicks(browser);
    console.log("Milliseconds from a click to the next paint, processor slowed four times:");
    console.table(clicks);
    return { pages: rows, clicks };
  });
}

/** The paths of the pages, whatever the site's host. */
async function pagesOfSitemap(): Promise<string[]> {
  const read = async (path: string) => (await fetch(SITE_URL + path)).text();
  const places = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const maps = await Promise.all(places(await read("/sitemap-index.xml")).map(read));
  const pages = maps.flatMap(places);
  if (pages.length === 0) throw new Error("The sitemap lists no page.");
  return pages;
}
