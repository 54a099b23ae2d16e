/** What pages show: widths, cuts and numbers of items. */
import { platformTapUpTo, servicesStripBelow } from "#domain/page-limits/widths.ts";

/** Window widths in CSS pixels where behaviour (not only looks) changes. */
export const BREAKPOINTS = {
  servicesStripBelow,
  platformTapUpTo,
  /** Below this width a blog excerpt is cut short. */
  blogExcerptBelow: 640,
} as const;

/** Lengths at which texts are cut. */
export const TEXT_CUTS = {
  serviceCardMobile: 100,
  serviceCard: 150,
  serviceListCardMobile: 90,
  platformSummaryWords: 20,
  menuWords: 8,
  projectPreview: 100,
  blogExcerptMobile: 100,
  blogExcerpt: 250,
  requestMessage: 150,
  /** A message in a staff list. */
  messageLine: 120,
  /** Error message of another program. */
  fault: 300,
  /** Meta description of the page of a record or a person. */
  metaDescription: 155,
} as const;

/** Numbers of items on a page. */
export const COUNTS = {
  homeServices: 6,
  mobileMenuServices: 2,
  menuServices: 12,
  serviceListTech: 6,
  bulletsPerPage: 6,
  projectTags: 3,
  projectBadges: 2,
  projectHoverImages: 3,
  projectListTech: 3,
  relatedArticles: 3,
} as const;

/** Width of one client logo slot in CSS pixels. */
export const CLIENT_SLOT_WIDTH = 180;

/** Days after a build in which its `security.txt` is valid; the standard wants less than a year. */
export const SECURITY_CONTACT_DAYS = 360;
