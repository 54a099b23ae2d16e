/**
 * The limits that scripts of public pages need. Files of their own, and each number a constant of
 * its own in them: so a script holds the few that it uses, in their places, instead of asking every
 * visitor to load all of them.
 */
export * as FORM from "./page-limits/form.ts";
export * as SCROLL from "./page-limits/scroll.ts";
export * as TIMES from "./page-limits/times.ts";
export * as WIDTHS from "./page-limits/widths.ts";
