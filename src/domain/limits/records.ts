/** Records and pictures: versions, drafts, previews and publishing. */

/**
 * Kept versions of a record, including the current one; former addresses and pictures per record;
 * entries of the dashboard's activity.
 */
export const HISTORY = { versions: 50, formerSlugs: 20, formerImages: 100, activity: 30 } as const;

/**
 * Days for which a link to a preview can be valid, how many links a record can have at once, and the
 * days for which an expired one says that it has expired.
 */
export const PREVIEW_DAYS = [1, 7, 30] as const;
export const PREVIEWS_MAX = 20;
export const PREVIEW_KEEP_DAYS = 30;

/**
 * Drafts: milliseconds for which the mark of a discarded one stays, and how many fields one can have:
 * more than any form, since those of another release are kept too.
 */
export const DRAFTS = { mark: 24 * 60 * 60_000, fields: 100 } as const;

/** The library of pictures: entries of one answer, and concurrent reads of their notes. */
export const LIBRARY = { page: 500, atOnce: 50 } as const;

/**
 * Publishing: number of remembered builds; when an unfinished build counts as dead, and a requested
 * one as lost; the pause between automatic builds, and the interval of the schedule; how long the
 * schedule waits after its build failed, which doubles that many times; deadlines for starting a
 * build and for reading the live state.
 */
export const PUBLISH = {
  builds: 20,
  longest: 15 * 60_000,
  beginsWithin: 6 * 60_000,
  pause: 10 * 60_000,
  everyRun: 15 * 60_000,
  again: 60 * 60_000,
  doublings: 5,
  hookDeadline: 8_000,
  liveDeadline: 4_000,
} as const;
