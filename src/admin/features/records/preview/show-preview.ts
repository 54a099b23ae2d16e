/** The id of the preview's heading, and the hash that leads to it. */
export const PREVIEW = "preview";

/** Scrolls to the preview and focuses it. */
export function showPreview(): void {
  const heading = document.getElementById(PREVIEW);
  heading?.scrollIntoView({ block: "center" });
  heading?.focus({ preventScroll: true });
}
