/** The heading of the preview, and the end of an address that leads to it. */
export const PREVIEW = "preview";

/** Brings the preview into view, and the focus with it. */
export function showPreview(): void {
  const heading = document.getElementById(PREVIEW);
  heading?.scrollIntoView({ block: "center" });
  heading?.focus({ preventScroll: true });
}
