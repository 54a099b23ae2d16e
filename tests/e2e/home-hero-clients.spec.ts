/** Home, sections 1 and 2 (spec 1, sections 2, 4 and 9; cases B41 to B45 and B85). */
import type { Page } from "playwright/test";
import { CLIENT_SLOT_WIDTH } from "#domain/limits.ts";
import { TIMES } from "#domain/page-limits.ts";
import { jumpTo } from "#tests/support/page/jump-to.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { reading } from "#tests/support/page/reading.ts";
import { FULL } from "#tests/support/run/full.ts";

/** Of the demo. */
const CLIENT_LOGOS = 7;
const strip = (page: Page) => page.locator(".marquee");
const playState = (page: Page) =>
  page
    .locator(".marquee__list")
    .first()
    .evaluate((list) => list.getAnimations()[0]?.playState ?? "none");

test.describe("hero", () => {
  reading("has its words and its picture, and proves itself", async ({ read }) => {
    const page = await read("/");
    await test.step("shows badge, heading, picture and the way to meeting and contact", async () => {
      const hero = page.getByRole("region", { name: "Empowering Businesses With Nokshaworks" });
      await expect(hero.getByRole("heading", { level: 1 })).toHaveText(
        /Empowering\s+Businesses With\s+Nokshaworks/,
      );
      await expect(hero.getByText("Nokshaworks, Since 2020")).toBeVisible();
      await expect(hero.getByRole("link", { name: "Book Meeting" })).toHaveAttribute(
        "href",
        "/meeting-with-nokshaworks",
      );
      await expect(hero.getByRole("link", { name: "Contact us" })).toHaveAttribute(
        "href",
        "/contact",
      );
      const picture = hero.getByRole("img");
      expect(
        await picture.evaluate((image: HTMLImageElement) =>
          image.decode().then(() => image.naturalWidth),
        ),
      ).toBeGreaterThan(600);
      await expect(picture).toHaveAttribute("alt", /\w+/);
    });
    await test.step("proves itself in three figures", async () => {
      await expect(page.locator(".hero__proof dt")).toHaveText([
        "projects completed",
        "happy clients",
        "support",
      ]);
      await expect(page.locator(".hero__proof dd")).toHaveText(["500+", "100+", "24/7"]);
    });
  });
});

test.describe("clients", () => {
  test("the strip of logos is read once, runs in view and can be stopped", async ({ page }) => {
    await page.goto("/");
    await test.step("B45: every client is read once, the doubles are neither read nor focusable", async () => {
      const section = page.getByRole("region", { name: "Our Clients" });
      await expect(section.getByRole("listitem")).toHaveCount(CLIENT_LOGOS);
      const names = await section
        .getByRole("img")
        .evaluateAll((logos) => logos.map((logo) => logo.getAttribute("aria-label")));
      expect(names).toHaveLength(CLIENT_LOGOS);
      expect(new Set(names).size).toBe(CLIENT_LOGOS);
      await expect(strip(page).locator("li")).toHaveCount(2 * CLIENT_LOGOS);
      await expect(strip(page).locator("a, button, [tabindex]")).toHaveCount(0);
      await expect
        .poll(() =>
          strip(page)
            .locator("svg")
            .evaluateAll((logos) =>
              logos.every((logo) => (logo as SVGGraphicsElement).getBBox().width > 0),
            ),
        )
        .toBe(true);
    });
    await test.step("runs only while at least a tenth of the strip is in view", async () => {
      await page.setViewportSize({ width: 1440, height: 600 });
      const showing = async (share: number) => {
        await page.evaluate((share) => {
          const box = document.querySelector(".marquee")?.getBoundingClientRect();
          if (box)
            scrollTo({
              top: scrollY + box.top + box.height * share - innerHeight,
              behavior: "instant",
            });
        }, share);
      };
      await showing(0.05);
      await expect.poll(() => playState(page)).toBe("paused");
      await showing(0.2);
      await expect.poll(() => playState(page)).toBe("running");
      await page.evaluate(() => scrollTo({ top: 3_000, behavior: "instant" }));
      await expect.poll(() => playState(page)).toBe("paused");
    });
    await test.step("B43: stands still under the pointer, and for good by key", async () => {
      await jumpTo(strip(page));
      await page.mouse.move(5, 5);
      await expect.poll(() => playState(page)).toBe("running");
      await strip(page).hover();
      await expect.poll(() => playState(page)).toBe("paused");
      await page.mouse.move(5, 5);
      await expect.poll(() => playState(page)).toBe("running");
      const pause = page.getByRole("checkbox", { name: "Pause the logos" });
      await pause.focus();
      await page.keyboard.press("Space");
      await expect(pause).toBeChecked();
      await page.keyboard.press("Tab");
      await expect.poll(() => playState(page)).toBe("paused");
    });
    await test.step("B85: with reduced motion the strip stands still with all logos in sight", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width: 390, height: 800 });
      const list = strip(page).getByRole("list");
      await expect(list).toHaveCount(1);
      const logos = list.getByRole("img");
      await expect(logos).toHaveCount(CLIENT_LOGOS);
      for (const logo of await logos.all()) {
        const box = await logo.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      }
      await expect(page.locator(".clients__pause")).toBeHidden();
    });
  });

  for (const zoom of FULL ? [1, 1.1, 1.25, 1.5] : [1.1]) {
    test(`B44: the loop of 5 s has no jump at ${zoom} times zoom`, async ({ browser }) => {
      const context = await browser.newContext({
        viewport: { width: Math.round(1440 / zoom), height: 700 },
        deviceScaleFactor: zoom,
      });
      const page = await context.newPage();
      await page.goto("/");
      const at = (time: number, list: number) =>
        page.evaluate(
          ([time, list]) => {
            const lists = [...document.querySelectorAll(".marquee__list")];
            for (const each of lists) {
              const [animation] = each.getAnimations();
              animation?.pause();
              if (animation) animation.currentTime = time;
            }
            return [...(lists[list]?.children ?? [])].map(
              (item) => item.getBoundingClientRect().left,
            );
          },
          [time, list] as const,
        );
      const start = await at(0, 0);
      const end = await at(TIMES.clientLoop - 0.01, 1);
      expect(start).toHaveLength(CLIENT_LOGOS);
      for (const [index, left] of start.entries())
        expect(Math.abs((end[index] ?? NaN) - left)).toBeLessThan(0.1);
      for (const [index, left] of start.slice(1).entries())
        expect(left - (start[index] ?? NaN)).toBeCloseTo(CLIENT_SLOT_WIDTH, 1);
      await context.close();
    });
  }
});

test.describe("logos that cannot be had", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("give way to the names of the clients, each read once", async ({ page }) => {
    await page.route("**/clients.svg", (route) => route.abort());
    await page.goto("/");
    const [names, doubles] = [
      page.locator(".marquee__list").first(),
      page.locator(".marquee__list").last(),
    ];
    await names.scrollIntoViewIfNeeded();
    await expect(names.getByText("Shapla Clinic")).toBeVisible();
    await expect(names.locator("svg")).toHaveCount(0);
    await expect(doubles).toHaveAttribute("aria-hidden", "true");
  });
});
