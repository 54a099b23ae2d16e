/** The focus of a form, and its visible area. */

/**
 * Focuses a new element, unless the visitor has moved on to an element outside of its form or
 * dialog.
 */
export function takeFocus(element: HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  const place = element?.closest("dialog") ?? element?.closest("form");
  if (!activeElement || activeElement === body || place?.contains(activeElement)) element?.focus();
}

/** Focuses the first of these fields. */
export function focusFirst(form: HTMLFormElement, wrong: Record<string, string>): void {
  const controls = [...form.elements] as HTMLInputElement[];
  takeFocus(controls.find(({ name }) => name in wrong));
}

/**
 * On a touch screen, scrolls a focused message box and its label fully into view: otherwise a tap
 * on its visible edge, or a keyboard over half the window, leaves part of it outside. Returns a
 * function that stops it.
 */
export function keepBoxInView(form: HTMLFormElement): () => void {
  const bringIn = () => {
    const box = document.activeElement;
    if (
      box instanceof HTMLTextAreaElement &&
      form.contains(box) &&
      matchMedia("(pointer: coarse)").matches
    )
      box.closest(".field")?.scrollIntoView({ block: "nearest" });
  };
  bringIn();
  form.addEventListener("focusin", bringIn);
  window.visualViewport?.addEventListener("resize", bringIn);
  return () => {
    form.removeEventListener("focusin", bringIn);
    window.visualViewport?.removeEventListener("resize", bringIn);
  };
}
