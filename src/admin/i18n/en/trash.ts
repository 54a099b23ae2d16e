import type { RecordKind } from "#domain/record.ts";

export const trash = {
  title: "Trash",
  lede: "What is deleted stays here for {{days, number}} days and can be restored.",
  messages: "Deleted messages",
  columns: { what: "Deleted", kind: "Kind", by: "By", until: "Gone for good on", actions: "Actions" },
  kinds: { services: "Service", projects: "Project" } satisfies Record<RecordKind, string>,
  loading: "Loading the trash",
  failed: "Failed to fetch the trash",
  empty: "The trash is empty",
  emptyText: "Services and projects that somebody deletes will lie here.",
  restore: "Restore",
  restoreOne: "Restore {{title}}",
  restored: "{{title}} is back.",
  restoreFailed: "Failed to restore it",
  purgeOne: "Delete {{title}} for good",
  purgeTitle: "Delete {{title}} for good?",
  purgeText: "It goes with its whole history. This cannot be undone.",
  purgeAction: "Delete for good",
  purged: "{{title}} is gone.",
  purgeFailed: "Failed to delete it for good",
} as const;
