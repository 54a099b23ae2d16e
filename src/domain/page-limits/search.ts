/** Characters of a query; the rest is dropped. */
export const queryMax = 100;
/** Words of a query that count. */
export const wordsMax = 12;
/** Results of a group in the dialog, and on the page. */
export const shownInDialog = 3;
export const shownOnPage = 30;
/** Characters of an excerpt, and of those before its first found word. */
export const excerpt = 150;
export const excerptBefore = 40;
/** Places that a not-found page suggests, and similar words of a search without result. */
export const suggestions = 3;
/** Pause in typing before a screen reader announces the results, in milliseconds. */
export const countPause = 700;
/** Deadline for the index, in milliseconds. */
export const indexWait = 10_000;
/** Pause in typing before a search, in milliseconds. */
export const typePause = 60;
/** The dialog opens without its styles when they take longer, in milliseconds. */
export const styleWait = 2_000;
