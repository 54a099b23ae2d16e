/** A bare key, not typed into anything and not while a dialog asks something. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(
    target instanceof Element &&
    target.closest(
      "input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog]",
    )
  );
}

/**
 * The Latin letter of a key, also on a keyboard of another script: there it has none, but its
 * place.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace("Key", "")).toLowerCase();
}

/** Whether this machine has a Command key where others have Ctrl. */
export const IS_APPLE = /Mac|iP(hone|ad|od)/.test(navigator.platform);
