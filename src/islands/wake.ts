import type { ClientDirective } from "astro";

/** The first touch of an island is one of these. */
export const TOUCHES = ["pointerenter", "pointerdown", "focusin", "keydown", "click"];

/** What can do nothing, or nothing as good, before the island is alive. */
const WAITS = 'button[type="button"], button[aria-haspopup="dialog"], .carousel-controls a';

/**
 * Hydrates an island once: at the first pointer, focus, key or click on something `within` in
 * `root`, or when the returned function is called, which answers whether the island slept until
 * then. Links, fields, `<summary>` and submit buttons do their work without the island and are left
 * alone. A plain button can do nothing yet: its click is kept and given again when the island is
 * alive, so that the first tap already does what it says; until then the button is busy. So is the
 * click on a submit button that stands for a dialog and on the dot of a strip; if the island cannot
 * be loaded, they do what they do without script.
 */
export function wakeOnTouch(
  load: Parameters<ClientDirective>[0],
  root: Document | HTMLElement,
  within = "*",
): () => boolean {
  let asleep = true;
  let pressed: HTMLElement | null = null;
  let lifted: Promise<unknown> | undefined;
  const touched = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || !target.closest(within)) return;
    if (type === "click") press(event, target.closest<HTMLElement>(WAITS));
    else if ((event as PointerEvent).pointerType === "touch") lifted = fingerLifted();
    wake();
  };
  const press = (event: Event, button: HTMLElement | null) => {
    if (!button) return;
    event.preventDefault();
    button.ariaBusy = "true";
    pressed = button;
  };
  const hydrate = async () => {
    try {
      const alive = await load();
      // The finger may be scrolling what the island is about to move by itself.
      await lifted;
      await alive();
    } finally {
      for (const type of TOUCHES) root.removeEventListener(type, touched, true);
      if (pressed) {
        pressed.ariaBusy = null;
        pressed.click();
      }
    }
  };
  const wake = () => {
    const slept = asleep;
    asleep = false;
    if (slept) void hydrate();
    return slept;
  };
  for (const type of TOUCHES) root.addEventListener(type, touched, true);
  return wake;
}

/** A busy browser cancels a touch and goes on scrolling under the finger. */
function fingerLifted(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ["touchend", "scrollend"])
      addEventListener(type, resolve, { once: true, capture: true });
  });
}
