/**
 * All limits and numbers of the product, each once, by subject. Those in scripts of every public page
 * are in `page-limits.ts`. Plain constants, so that a page can use one without a schema. Times are in
 * milliseconds, sizes in bytes, and cuts in characters unless the name says words.
 */
export * from "./limits/inbox.ts";
export * from "./limits/input.ts";
export * from "./limits/mail.ts";
export * from "./limits/pages.ts";
export * from "./limits/records.ts";
export * from "./limits/staff.ts";
export * from "./limits/store.ts";
export * from "./limits/visitors.ts";
