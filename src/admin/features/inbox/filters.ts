import type { InboxFilter } from "#domain/inbox/inbox.ts";

/**
 * The folders of the inbox in the order of their tabs. The domain's own list would bring zod into
 * the page.
 */
export const FILTERS = [
  "all",
  "unread",
  "read",
  "spam",
  "trash",
] as const satisfies readonly InboxFilter[];
