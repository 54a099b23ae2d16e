import type { InboxFilter } from "#domain/inbox/inbox.ts";

/** The folders in the order of the tabs. The domain's own list would load zod. */
export const FILTERS = [
  "all",
  "unread",
  "read",
  "spam",
  "trash",
] as const satisfies readonly InboxFilter[];
