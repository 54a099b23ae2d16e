import type { InboxFilter, WorkFilter } from "#domain/inbox/inbox.ts";

/** The folders in the order of the tabs. The domain's own list would load zod. */
export const FILTERS = [
  "all",
  "unread",
  "read",
  "spam",
  "trash",
] as const satisfies readonly InboxFilter[];

/** The filters by the work on messages, in the order of the choice. */
export const WORK_FILTERS = [
  "open",
  "mine",
  "overdue",
  "answered",
  "closed",
] as const satisfies readonly WorkFilter[];

/** The colors of the states of the work. */
export const STATE_TONES = { open: "warning", answered: "success", closed: "neutral" } as const;
