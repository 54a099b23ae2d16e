/**
 * Both self-advancing carousels (spec 1, sections 4 and 9; cases B41 to B43), with the clock
 * driven.
 */
import type { Page } from "playwright/test";
import {
  alive,
  carousel,
  dot,
  expectSlide,
  HERO,
  holdClock,
  open,
  type Place,
  SERVICE,
} from "#tests/support/page/carousel.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { watchShifts } from "#tests/support/page/shifts.ts";
import { FULL } from "#tests/support/run/full.ts";

interface Finger {
  x: number;
  y: number;
}

const pictureOf = (page: Page, place: Place, n: number) =>
  carousel(page, place).locator(`[data-slides] > :nth-child(${n}) img`);

const wordsSeen = (page: Page, place: Place) =>
  carousel(page, place)
    .locator("[data-slides] h2")
    .evaluateAll(
      (titles) =>
        titles.filter((title) => title.checkVisibility({ visibilityProperty: true })).length,
    );

test.beforeEach(({ page }) => holdClock(page));

for (const place of FULL ? [HERO, SERVICE] : [HERO]) {
  test.describe(place.path, () => {
    test(`${place.path} turns by its clock and by hand`, async ({ page }) => {
      await test.step("comes alive a second before its first turn, and loads no more until then than it shows", async () => {
        const asked: string[] = [];
        page.on("request", (request) => {
          if (/react|Carousel/.test(request.url())) asked.push(request.url());
        });
        await open(page, place);
        const loaded = () =>
          carousel(page, place)
            .locator("img")
            .evaluateAll((images) =>
              images.map((image) => (image as HTMLImageElement).currentSrc !== ""),
            );
        await page.clock.runFor(place.delay - 1_001);
        expect(await loaded()).toEqual([true, false, false]);
        expect(asked).toEqual([]);
        // The browser calls it idle within 50 ms.
        await page.clock.runFor(51);
        await alive(page, place);
        await expect.poll(loaded).toEqual([true, true, false]);
        await dot(page, place, 3).hover();
        await expect.poll(loaded).toEqual([true, true, true]);
      });
      await test.step(`advances every ${place.delay} ms and not earlier, around to the first`, async () => {
        await open(page, place);
        for (const n of [2, 3, 1]) {
          await page.clock.runFor(place.delay - 1);
          await alive(page, place);
          await expectSlide(page, place, ((n + 1) % 3) + 1);
          await page.clock.runFor(1);
          // In the middle of a turn: the picture that goes is there under the one that comes, and
          // one slide's words are read, not two.
          expect(
            await pictureOf(page, place, ((n + 1) % 3) + 1).evaluate((image) =>
              image.checkVisibility(),
            ),
          ).toBe(true);
          expect(await wordsSeen(page, place)).toBeLessThanOrEqual(1);
          await expectSlide(page, place, n);
        }
      });
      await test.step("fades one picture into the next in 600 ms, as bright as one all along", async () => {
        const opacities = () =>
          carousel(page, place)
            .locator("[data-slides]")
            .first()
            .locator("> *")
            .evaluateAll((slides) =>
              slides.map((slide) => Number((slide as HTMLElement).style.opacity)),
            );
        await expectSlide(page, place, 1);
        await page.clock.runFor(1_000);
        expect(await opacities()).toEqual([1, 0, 0]);
        await page.clock.runFor(place.delay - 1_000 + 200);
        await expectSlide(page, place, 2);
        const [going = 0, coming = 0] = await opacities();
        expect(coming).toBeGreaterThan(0.2);
        expect(coming).toBeLessThan(0.9);
        expect(going + coming).toBeCloseTo(1, 1);
        await page.clock.runFor(420);
        expect(await opacities()).toEqual([0, 1, 0]);
      });
      await test.step("B42: a dot chosen just before the tick keeps its slide for a full period", async () => {
        await open(page, place);
        await page.clock.runFor(place.delay - 100);
        await dot(page, place, 3).evaluate((button: HTMLElement) => button.click());
        await expectSlide(page, place, 3);
        await page.clock.runFor(place.delay - 1);
        await expectSlide(page, place, 3);
        await page.clock.runFor(1);
        await expectSlide(page, place, 1);
      });
      await test.step("B41: after ten minutes in a hidden tab it stands where it stood, for a full period", async () => {
        await open(page, place);
        const hide = (hidden: boolean) =>
          page.evaluate((hidden) => {
            Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
            document.dispatchEvent(new Event("visibilitychange"));
          }, hidden);
        await page.clock.runFor(place.delay);
        await hide(true);
        await page.clock.runFor(600_000);
        await expectSlide(page, place, 2);
        await hide(false);
        await page.clock.runFor(place.delay - 1);
        await expectSlide(page, place, 2);
        await page.clock.runFor(1);
        await expectSlide(page, place, 3);
      });
      await test.step("B43: stands under the pointer, with keyboard focus inside, and by its button", async () => {
        await open(page, place);
        await carousel(page, place).hover();
        await page.clock.runFor(3 * place.delay);
        await expectSlide(page, place, 1);
        await page.mouse.move(5, 899);
        await page.clock.runFor(place.delay);
        await expectSlide(page, place, 2);

        await page.keyboard.press("Shift");
        await dot(page, place, 2).focus();
        await page.clock.runFor(3 * place.delay);
        await expectSlide(page, place, 2);
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("button", { name: "Play", exact: true })).toBeFocused();
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.clock.runFor(3 * place.delay);
        await expectSlide(page, place, 2);
        await page.getByRole("button", { name: "Play", exact: true }).click();
        await page.mouse.move(5, 899);
        await page.clock.runFor(place.delay);
        await expectSlide(page, place, 3);
      });
      await test.step("a press before it is alive is not lost, and nothing else moves then or at a turn", async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        const shifts = await watchShifts(page);
        await open(page, place);
        const height = () => page.evaluate(() => document.body.scrollHeight);
        const before = await height();
        for (const n of [2, 3]) {
          await dot(page, place, n).evaluate((button: HTMLElement) => button.click());
          await expectSlide(page, place, n);
          expect(await height()).toBe(before);
        }
        expect(await shifts()).toEqual([]);
      });
    });
  });
}

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });
  test("the hero of the services turns by hand alone", async ({ page }) => {
    const place = HERO;
    await test.step("B43: with reduced motion it never advances, and its dots still turn it", async () => {
      await open(page, place);
      await page.clock.runFor(10 * place.delay);
      await expectSlide(page, place, 1);
      await expect(page.getByRole("button", { name: "Pause", exact: true })).toHaveCount(0);
      await dot(page, place, 2).click();
      await expectSlide(page, place, 2);
    });
    await test.step("the hero of the services has its three slides, Book Meeting and Contact Us", async () => {
      for (const [index, title] of [
        "Custom web development",
        "E-commerce that ships",
        "Graphics design",
      ].entries()) {
        await dot(page, HERO, index + 1).click();
        await expect(carousel(page, HERO).getByRole("heading", { level: 2 })).toHaveText(title);
        await expect(
          carousel(page, HERO).getByRole("group", { name: `Slide ${index + 1} of 3` }),
        ).toBeVisible();
      }
      await expect(
        carousel(page, HERO).getByRole("link", { name: "Book Meeting" }),
      ).toHaveAttribute("href", "/meeting-with-nokshaworks");
      await expect(carousel(page, HERO).getByRole("link", { name: "Contact Us" })).toHaveAttribute(
        "href",
        "/contact",
      );
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("a swipe turns the carousel by one, the first one too, which finds a plain strip", async ({
    page,
    context,
  }) => {
    await open(page, SERVICE);
    const pictures = carousel(page, SERVICE).locator(".picture-frame");
    await pictures.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await pictures.boundingBox()) ?? {};
    const session = await context.newCDPSession(page);
    let timestamp = Date.now() / 1_000;
    // A quick finger on any machine: the events lie 16 ms apart.
    const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Finger[]) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints,
        timestamp: (timestamp += 0.016),
      });
    const touch = (type: "touchStart" | "touchMove", left: number) =>
      send(type, [{ x: x + left, y: y + 60 }]);
    const lift = () => send("touchEnd", []);
    const swipe = async (from: number, to: number) => {
      await touch("touchStart", from);
      for (const part of [0.1, 0.5, 1]) {
        await touch("touchMove", from + (to - from) * part);
        await page.clock.runFor(20);
      }
      await lift();
      await page.clock.runFor(1_000);
    };
    for (const [index, left] of [300, 270, 200, 130, 60].entries())
      await touch(index === 0 ? "touchStart" : "touchMove", left);
    // The strip follows the finger.
    const scrolled = () =>
      pictures.locator("[data-slides]").evaluate((strip) => strip.scrollLeft / strip.clientWidth);
    await expect.poll(scrolled).toBeGreaterThan(0.5);
    await lift();
    await alive(page, SERVICE);
    await expectSlide(page, SERVICE, 2);
    await swipe(300, 100);
    await expectSlide(page, SERVICE, 3);
    await swipe(100, 104);
    await expectSlide(page, SERVICE, 3);
    await swipe(100, 300);
    await expectSlide(page, SERVICE, 2);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the words of all slides can be read, the pictures of a service are a strip, and no dead control is seen", async ({
    page,
  }) => {
    await page.goto(HERO.path);
    for (const name of ["Custom web development", "E-commerce that ships", "Graphics design"])
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    await expect(page.locator(".carousel-controls")).toBeHidden();
    await page.goto(SERVICE.path);
    const lefts = await carousel(page, SERVICE)
      .locator("[data-slides] > *")
      .evaluateAll((slides) =>
        slides.map((slide) => Math.round(slide.getBoundingClientRect().left)),
      );
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    expect(new Set(lefts).size).toBe(3);
    for (const picture of await carousel(page, SERVICE).getByRole("img").all())
      await expect(picture).toHaveCSS("visibility", "visible");
  });

  test("a mouse finds a scrollbar below each strip of pictures, and words have a ground", async ({
    page,
  }) => {
    await page.goto(HERO.path);
    const words = page.locator(".slide-hero .slide-words");
    await expect(words).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    for (const path of [HERO.path, SERVICE.path, "/real-estate-solutions"]) {
      await page.goto(path);
      for (const strip of await page.locator(".slides--fading").all()) {
        await expect(strip).toHaveCSS("scrollbar-width", "auto");
        // Nothing lies over it.
        const hit = await strip.evaluate((element) => {
          element.scrollIntoView({ block: "end", behavior: "instant" });
          const { left, bottom, width } = element.getBoundingClientRect();
          return (
            document
              .elementsFromPoint(left + width / 2, bottom - 4)[0]
              ?.closest(".slides--fading") === element
          );
        });
        expect(hit, path).toBe(true);
      }
    }
  });
});
