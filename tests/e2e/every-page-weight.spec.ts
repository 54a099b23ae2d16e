/**
 * Every public page on a phone profile: what it may weigh on load, and that nothing moves by itself
 * then or while it is scrolled. Counts, not times.
 */
import { PAGE } from "#tests/budgets.ts";
import { EVERY_PAGE } from "#tests/support/page/page-layout.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { watchShifts } from "#tests/support/page/shifts.ts";
import { weigh } from "#tests/support/page/weight.ts";
import { FULL } from "#tests/support/run/full.ts";

/** Built like others here: a legal page and a page of thanks. */
const TWINS = ["/terms-condition", "/thank-you/contact"];

test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  expectedErrors: [/^(?:404 \/no-such-page$|ERR_FAILED \/)/],
});

test("every page keeps its byte budgets; nothing shifts while it loads and is scrolled", async ({
  page,
  context,
}) => {
  await context.route(/^https:/, (route) => route.abort());
  const shifts = await watchShifts(page);
  await page.addInitScript(() => {
    // Carousels come alive by themselves when the browser rests: a page is weighed before.
    window.requestIdleCallback = () => 0;
  });
  const session = await context.newCDPSession(page);
  for (const path of FULL ? EVERY_PAGE : EVERY_PAGE.filter((path) => !TWINS.includes(path))) {
    const { bytes, everything } = await weigh(page, session, path);
    expect
      .soft(bytes["Script"] ?? 0, `scripts of ${path}`)
      .toBeLessThanOrEqual(path.startsWith("/blog") ? PAGE.blogScript : PAGE.Script);
    expect.soft(bytes["Stylesheet"], `styles of ${path}`).toBeLessThanOrEqual(PAGE.Stylesheet);
    expect.soft(bytes["Document"], `HTML of ${path}`).toBeLessThanOrEqual(PAGE.Document);
    expect.soft(everything, `all of ${path}`).toBeLessThanOrEqual(PAGE.everything);

    const elements = await page.locator("*").count();
    expect.soft(elements, `elements of ${path}`).toBeLessThanOrEqual(PAGE.elements);

    await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: "instant" });
        await frame();
        await frame();
      }
    });
    expect.soft(await shifts(), `what moved on ${path}`).toEqual([]);
  }
});
