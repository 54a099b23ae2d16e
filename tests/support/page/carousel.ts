/** The self-advancing carousels from a visitor's view. */
import { expect, type Page } from "playwright/test";
import { TIMES } from "#domain/page-limits.ts";

export interface Place {
  path: string;
  name: string;
  dot: string;
  delay: number;
}

export const HERO: Place = {
  path: "/services",
  name: "Featured services",
  dot: "Slide",
  delay: TIMES.heroAutoplay,
};
export const SERVICE: Place = {
  path: "/services/2d-3d-design",
  name: "2D & 3D Design in pictures",
  dot: "Picture",
  delay: TIMES.serviceAutoplay,
};

/** Stops the clock, except for `runFor`. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Opens the page with the mouse outside of the carousel. */
export async function open(page: Page, place: Place): Promise<void> {
  await page.goto(place.path);
  await page.mouse.move(5, 899);
}

/** Waits until React has hydrated it. */
export const alive = (page: Page, place: Place) =>
  expect(carousel(page, place).locator(".carousel")).toHaveAttribute("data-live");

export const carousel = (page: Page, { name }: Place) => page.getByLabel(name, { exact: true });
export const dot = (page: Page, place: Place, n: number) =>
  page.getByRole("button", { name: `${place.dot} ${n} of 3` });

export async function expectSlide(page: Page, place: Place, n: number): Promise<void> {
  await expect(dot(page, place, n)).toHaveAttribute("aria-current", "true");
  await expect(page.locator(".carousel-controls [aria-current=true]").first()).toHaveAccessibleName(
    `${place.dot} ${n} of 3`,
  );
  for (const stack of await carousel(page, place).locator("[data-slides]").all()) {
    await expect(stack.locator("> [data-current]")).toHaveCount(1);
    await expect(stack.locator("> *").nth(n - 1)).toHaveAttribute("data-current", "");
  }
}
