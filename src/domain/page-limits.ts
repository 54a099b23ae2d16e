/**
 * The limits used by scripts of public pages. Several files, one constant per number, so that a
 * script bundles only those that it uses, and no visitor loads all of them.
 */
export * as FORM from "./page-limits/form.ts";
export * as SCROLL from "./page-limits/scroll.ts";
export * as SEARCH from "./page-limits/search.ts";
export * as TIMES from "./page-limits/times.ts";
export * as WIDTHS from "./page-limits/widths.ts";
