/**
 * What pages may weigh and hold, each figure once. Bytes on the wire with response headers, unless
 * said otherwise; never times.
 */

/**
 * A first visit to any public page, which fetches what all pages share. The blog has the
 * newsletter's form.
 */
export const PAGE = {
  Script: 8_960,
  blogScript: 11_264,
  Stylesheet: 17_920,
  Document: 18_944,
  everything: 155_648,
  elements: 900,
} as const;

export const HOME = {
  ...PAGE,
  Script: 5_200,
  Font: 30_720,
  everything: 98_304,
  /** Scripts with the inline ones, compressed, without headers. */
  scriptBodies: 7_424,
  /** The picture of the hero, without headers. */
  hero: 35 * 1024,
} as const;

/**
 * What a later page of a visit adds in styles and scripts, those inside of it too, compressed,
 * without headers.
 */
export const LATER_PAGE = 7_680;

/** The code that all islands share, compressed, without headers. */
export const REACT = 62_000;

/** Scripts of the staff area before the first action, compressed, without headers. */
export const ADMIN_SCRIPT = 180_000;

/** The picture of a link preview, as a file. */
export const LINK_PICTURE = 100 * 1024;

/** What opening the search loads beside its index: script, words and styles, compressed. */
export const SEARCH_SCRIPT = 25_000;

/** The index of a language, compressed. */
export const SEARCH_INDEX = { latin: 60_000, bengali: 90_000 } as const;
