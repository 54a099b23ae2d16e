import type { Page } from "playwright/test";

/**
 * Writes down, from the next page on, what moves by itself; the returned function reads it. Below a
 * thousandth it is what a face in other measures moves by a fraction of a pixel.
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
