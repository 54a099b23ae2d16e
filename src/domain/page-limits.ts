/** The limits that scripts of public pages need. A file of its own, because every visitor loads it. Times are milliseconds. */

export const TIMES = {
  clientLoop: 5_000,
  quickServicesLoop: 20_000,
  heroAutoplay: 5_000,
  serviceAutoplay: 4_000,
  defaultAutoplay: 3_000,
  projectHoverStep: 900,
  dropdownCloseDelay: 300,
  requestAutoClose: 2_500,
  routeOverlay: 1_000,
  routeFade: 200,
  detailStagger: 200,
  schedulerWait: 8_000,
  /** The same for the map. */
  mapWait: 8_000,
} as const;

/** Scroll distances in CSS pixels and view fractions from 0 to 1. */
export const SCROLL = {
  headerSolidAfter: 50,
  headerHideAfter: 100,
  scrollTopAfter: 300,
  clientsInView: 0.1,
  detailsInView: 0.1,
  detailsMargin: 50,
  timelineLine: 0.3,
} as const;

/** A form in the browser: how long a send may take, how soon typed text is kept on the device, for how long and under which name. */
export const FORM = { sendTimeout: 20_000, draftDelay: 300, draftLife: 30 * 24 * 60 * 60_000, draftSlot: "enquiry-draft" } as const;
