/** Numbers that only a style sheet can hold are those of `limits.ts` (spec 1, section 9). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BREAKPOINTS, CLIENT_SLOT_WIDTH } from "#domain/limits.ts";
import { TIMES } from "#domain/page-limits.ts";

const REM = 16;

test.each([
  [
    "the loop of the client logos",
    "sections/home/Clients.astro",
    /animation: marquee ([\d.]+)s /,
    TIMES.clientLoop / 1000,
  ],
  [
    "the slot of a client logo",
    "sections/home/Clients.astro",
    /& li \{[^}]*?\bwidth: (\d+)px/,
    CLIENT_SLOT_WIDTH,
  ],
  [
    "the loop of the quick services",
    "sections/services/QuickServices.astro",
    /animation: quick-loop ([\d.]+)s /,
    TIMES.quickServicesLoop / 1000,
  ],
  [
    "the route overlay",
    "styles/route-overlay.css",
    /animation: reveal-page \d+ms (\d+)ms /,
    TIMES.routeOverlay,
  ],
  [
    "the fade of the page under it",
    "styles/route-overlay.css",
    /animation: reveal-page (\d+)ms /,
    TIMES.routeFade,
  ],
  [
    "the strip of services on home",
    "sections/home/Services.astro",
    /@media \(width < ([\d.]+)rem\) \{\s*\.quilt \{[^}]*display: flex/,
    BREAKPOINTS.servicesStripBelow / REM,
  ],
  [
    "the short text of a service card on home",
    "styles/service-patch.css",
    /@media \(width < ([\d.]+)rem\) \{(?:(?!@media)[^])*\.patch__text--long \{\s*display: none/,
    BREAKPOINTS.servicesStripBelow / REM,
  ],
  [
    "the short text in the list of services",
    "sections/services/ServiceList.astro",
    /@media \(width < ([\d.]+)rem\) \{(?:(?!@media)[^])*\.service-row__long \{\s*display: none/,
    BREAKPOINTS.servicesStripBelow / REM,
  ],
  [
    "a store card that opens on hover",
    "styles/store-card.css",
    /\(hover: hover\) and \(width > (\d+)px\)/,
    BREAKPOINTS.platformTapUpTo,
  ],
  [
    "a store card that opens on a tap",
    "styles/store-card.css",
    /@media \(width <= (\d+)px\)/,
    BREAKPOINTS.platformTapUpTo,
  ],
  [
    "the short excerpt",
    "sections/blog/Excerpt.astro",
    /@media \(width < (\d+)px\) \{\s*\.long \{/,
    BREAKPOINTS.blogExcerptBelow,
  ],
  [
    "the long excerpt",
    "sections/blog/Excerpt.astro",
    /@media \(width >= (\d+)px\) \{\s*\.short \{/,
    BREAKPOINTS.blogExcerptBelow,
  ],
])("%s", (_what, file, place, value) => {
  const source = readFileSync(new URL(`../../src/${file}`, import.meta.url), "utf8");
  expect(Number(place.exec(source)?.[1])).toBe(value);
});
