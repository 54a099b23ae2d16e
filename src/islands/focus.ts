/** Where the focus of a form goes, and what of it is in view. */

/**
 * Gives something new the focus, unless the visitor has gone on to something outside of its form or
 * dialog.
 */
export function takeFocus(element: HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  const place = element?.closest("dialog") ?? element?.closest("form");
  if (!activeElement || activeElement === body || place?.contains(activeElement)) element?.focus();
}

/** Of these fields the first. */
export function focusFirst(form: HTMLFormElement, wrong: Record<string, string>): void {
  const controls = [...form.elements] as HTMLInputElement[];
  takeFocus(controls.find(({ name }) => name in wrong));
}

/**
 * On a touch screen, brings the whole of a message box that is written in into view, with its
 * label: a tap on its visible edge, or a keyboard that takes half of the window, else leaves the
 * rest of it outside. Returns what ends it.
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
