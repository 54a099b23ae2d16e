/**
 * Gives something new the focus, unless the visitor has gone on to something outside of its form or
 * dialog.
 */
export function takeFocus(panel: HTMLElement | null): void {
  const { activeElement, body } = document;
  const place = panel?.closest("dialog") ?? panel?.closest("form");
  if (!activeElement || activeElement === body || place?.contains(activeElement)) panel?.focus();
}
