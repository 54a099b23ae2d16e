/** A key without modifiers, outside text fields and dialogs. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(
    target instanceof Element &&
    target.closest(
      "input:not([type=checkbox]), textarea, select, [contenteditable], [role$=dialog]",
    )
  );
}

/** The Latin letter of a key; on keyboards of other scripts, that of its position. */
export function pressedLetter({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace("Key", "")).toLowerCase();
}

/** Whether the device uses Command in place of Ctrl. */
export const IS_APPLE = /Mac|iP(hone|ad|od)/.test(navigator.platform);
