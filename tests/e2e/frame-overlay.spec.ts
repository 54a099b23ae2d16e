/**
 * The route overlay (spec 1, section 2; section 9 "Route loading overlay 1000 ms, then 200 ms
 * fade"): on route changes inside the site only.
 */
import type { Page } from "playwright/test";
import { TIMES } from "#domain/page-limits.ts";
import { followLink } from "#tests/support/page/follow-link.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const PAGES = [
  ["/services", "Loading Services"],
  ["/services/graphics-design", "Loading Service Details"],
  ["/blog", "Loading Blog"],
  ["/blog/1", "Loading Article"],
  ["/contact", "Loading Contact"],
  ["/projects", "Loading Projects"],
  ["/projects/educonsult-website", "Loading Projects"],
] as const;

/** The message is there before the page has loaded. */
const follow = (page: Page, path: string) => followLink(page, path, "domcontentloaded");

test("each path's message stands for a second when it is reached from inside, then fades in 200 ms", async ({
  page,
}) => {
  await page.goto("/");
  const times = [
    TIMES.routeOverlay - 1,
    TIMES.routeOverlay + TIMES.routeFade / 2,
    TIMES.routeOverlay + TIMES.routeFade,
  ];
  for (const [path, message] of PAGES) {
    await follow(page, path);
    // The clock of the animation is held and set by hand, so that no machine is too slow for it.
    const seen = await page
      .getByRole("status", { includeHidden: true })
      .filter({ hasText: "Loading" })
      .evaluate((overlay, times) => {
        const [fade] = overlay.getAnimations();
        if (!fade) throw new Error("The overlay does not fade.");
        fade.pause();
        const states = times.map((time) => {
          fade.currentTime = time;
          const { opacity, visibility } = getComputedStyle(overlay);
          return { opacity: Number(opacity), visibility };
        });
        return {
          states,
          text: overlay.textContent.trim(),
          pointer: getComputedStyle(overlay).pointerEvents,
        };
      }, times);
    const [before, between, after] = seen.states;
    expect([path, seen.text, seen.pointer]).toEqual([path, message, "none"]);
    expect(before, path).toEqual({ opacity: 1, visibility: "visible" });
    expect(between?.opacity, path).toBeGreaterThan(0);
    expect(between?.opacity, path).toBeLessThan(1);
    expect(after, path).toEqual({ opacity: 0, visibility: "hidden" });
  }
});

test("there is none under reduced motion, directly, on reload, by going back, and on the start page", async ({
  page,
}) => {
  await test.step("there is none under reduced motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await follow(page, "/services");
    await expect(page.locator(".route-overlay")).toHaveCSS("display", "none");
  });
  await test.step("there is none directly, on reload, by going back, and on the start page", async () => {
    const overlay = page.locator(".route-overlay");
    // Now and not later: it would break off a transition between two pages.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/contact");
    await expect(overlay).toHaveCSS("display", "none");
    await follow(page, "/blog");
    await page.reload();
    await expect(overlay).toHaveCSS("display", "none");
    await follow(page, "/");
    await expect(overlay).toHaveCount(0);
    await page.goBack();
    await expect(overlay).toHaveCSS("display", "none");
  });
  await test.step("a fade between two pages that is cut short is no error of the page", async () => {
    const caught = await page.evaluate(() =>
      ["pageswap", "pagereveal"].map((name) => {
        let isCaught = false;
        const ready = { catch: () => (isCaught = true) };
        dispatchEvent(Object.assign(new Event(name), { viewTransition: { ready } }));
        return isCaught;
      }),
    );
    expect(caught).toEqual([true, true]);
  });
});
