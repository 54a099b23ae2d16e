import type { Page } from "playwright/test";

/**
 * Records layout shifts from the next page on; the returned function reads them. Shifts below a
 * thousandth come from a fallback font and are fractions of a pixel.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node?: Element }[] };
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (value >= 0.001)
          shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.nodeName).join(" ")}`);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
}
