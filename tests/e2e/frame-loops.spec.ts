/**
 * The strips that move by themselves are never empty: with large default fonts, in wide windows,
 * with one service alone.
 */
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { FULL } from "#tests/support/run/full.ts";

/** How much wider than its strip what remains is while the first list is on its way out. */
const spare = (strip: Element) => {
  const [first, ...others] = [...strip.children].map((list) => list.getBoundingClientRect().width);
  return (first ? others.reduce((sum, width) => sum + width, 0) : NaN) - strip.clientWidth;
};

for (const size of FULL ? [16, 20, 32] : [32]) {
  test(`with a default font of ${size} px both strips are full from 320 to 2560 px`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL: String(baseURL) });
    for (const [path, strip] of [
      ["/", ".clients .marquee"],
      ["/services", ".quick__strip"],
    ] as const) {
      await page.goto(path);
      if (path === "/services")
        await page.locator(".quick__list").evaluateAll((lists) => {
          for (const item of lists.flatMap((list) => [...list.children].slice(1))) item.remove();
        });
      for (const width of [320, 1440, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.locator(strip).evaluate(spare), `${path} at ${width} px`).toBeGreaterThan(
          -1,
        );
      }
    }
    await browser.close();
  });
}
