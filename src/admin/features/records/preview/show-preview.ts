import type { RecordKind } from "#domain/records/record.ts";

/** The id of the preview's heading, and the hash that leads to it. */
export const PREVIEW = "preview";

/** Whether the form of a kind has a preview: a question is no more than its text. */
export function hasPreview(kind: RecordKind): boolean {
  return kind !== "questions";
}

/** Scrolls to the preview and focuses it. */
export function showPreview(): void {
  const heading = document.getElementById(PREVIEW);
  heading?.scrollIntoView({ block: "center" });
  heading?.focus({ preventScroll: true });
}
