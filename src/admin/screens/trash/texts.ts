import type { RecordKind } from "#domain/record.ts";

export const texts = {
  title: "Trash",
  lede: (days: number) => `What is deleted stays here for ${days} days and can be restored.`,
  messages: "Deleted messages",
  columns: { what: "Deleted", kind: "Kind", by: "By", until: "Gone for good on", actions: "Actions" },
  kinds: { services: "Service", projects: "Project" } satisfies Record<RecordKind, string>,
  loading: "Loading the trash",
  failed: "Failed to fetch the trash",
  empty: "The trash is empty",
  emptyText: "Services and projects that somebody deletes will lie here.",
  restore: "Restore",
  restoreOne: (title: string) => `Restore ${title}`,
  restored: (title: string) => `${title} is back.`,
  restoreFailed: "Failed to restore it",
  purgeOne: (title: string) => `Delete ${title} for good`,
  purgeTitle: (title: string) => `Delete ${title} for good?`,
  purgeText: "It goes with its whole history. This cannot be undone.",
  purgeAction: "Delete for good",
  purged: (title: string) => `${title} is gone.`,
  purgeFailed: "Failed to delete it for good",
} as const;
