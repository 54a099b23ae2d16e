/**
 * Every number of the public spec's section 9, as it stands there. Other tests take them from
 * `limits.ts` and try them.
 */
import { expect, test } from "vitest";
import { BREAKPOINTS, CLIENT_SLOT_WIDTH, COUNTS, TEXT_CUTS } from "#domain/limits.ts";
import { SCROLL, TIMES } from "#domain/page-limits.ts";

test.each([
  ["Services shown on home", [COUNTS.homeServices], [6]],
  ["Services strip breakpoint: width under", [BREAKPOINTS.servicesStripBelow], [768]],
  ["Platform card tap breakpoint: width up to", [BREAKPOINTS.platformTapUpTo], [768]],
  [
    "Service card text cut: mobile, otherwise",
    [TEXT_CUTS.serviceCardMobile, TEXT_CUTS.serviceCard],
    [100, 150],
  ],
  ["Platform summary cut in words", [TEXT_CUTS.platformSummaryWords], [20]],
  [
    "Service list card: characters on small screens, tech items",
    [TEXT_CUTS.serviceListCardMobile, COUNTS.serviceListTech],
    [90, 6],
  ],
  [
    "Portfolio: preview, tags, badges, cycling images",
    [TEXT_CUTS.projectPreview, COUNTS.projectTags, COUNTS.projectBadges, COUNTS.projectHoverImages],
    [100, 3, 2, 3],
  ],
  ["Portfolio grid on /projects: technologies before '+N more'", [COUNTS.projectListTech], [3]],
  [
    "Client logos: loop, slot, share in view",
    [TIMES.clientLoop, CLIENT_SLOT_WIDTH, SCROLL.clientsInView],
    [5_000, 180, 0.1],
  ],
  [
    "Header thresholds: hide, background",
    [SCROLL.headerHideAfter, SCROLL.headerSolidAfter],
    [100, 50],
  ],
  ["Dropdown close delay", [TIMES.dropdownCloseDelay], [300]],
  ["Mobile menu: services", [COUNTS.mobileMenuServices], [2]],
  [
    "Autoplay: hero, service detail, default",
    [TIMES.heroAutoplay, TIMES.serviceAutoplay, TIMES.defaultAutoplay],
    [5_000, 4_000, 3_000],
  ],
  ["Quick-service strip", [TIMES.quickServicesLoop], [20_000]],
  ["Request modal auto-close", [TIMES.requestAutoClose], [2_500]],
  ["Request message on platform pages", [TEXT_CUTS.requestMessage], [150]],
  ["Route loading overlay, then fade", [TIMES.routeOverlay, TIMES.routeFade], [1_000, 200]],
  ["Bullet points per page", [COUNTS.bulletsPerPage], [6]],
  [
    "Blog excerpt: cut under the width, the width, cut above",
    [TEXT_CUTS.blogExcerptMobile, BREAKPOINTS.blogExcerptBelow, TEXT_CUTS.blogExcerpt],
    [100, 640, 250],
  ],
  ["Scroll-to-top button", [SCROLL.scrollTopAfter], [300]],
  [
    "Contact details: share in view, margin, stagger",
    [SCROLL.detailsInView, SCROLL.detailsMargin, TIMES.detailStagger],
    [0.1, 50, 200],
  ],
  ["Timeline line", [SCROLL.timelineLine], [0.3]],
])("%s", (_row, values, spec) => {
  expect(values).toEqual(spec);
});
