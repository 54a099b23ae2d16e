import type { ClientDirective } from "astro";

/** The events that count as a touch of an island. */
export const TOUCHES = ["pointerenter", "pointerdown", "focusin", "keydown", "click"];

/** Elements that do nothing, or less, before hydration. */
const WAITS = 'button[type="button"], button[aria-haspopup="dialog"], .carousel-controls a';

/**
 * Hydrates an island once: at the first pointer, focus, key or click on an element matching
 * `within` in `root`, or when the returned function is called, which returns whether the island was
 * not hydrated before. Links, fields, `<summary>` and submit buttons work without the island and
 * are left alone. A plain button cannot work yet: its click is stored and replayed after hydration,
 * so that the first tap already counts; until then the button is busy. The same goes for a click on
 * a submit button that opens a dialog and on the dot of a strip; if the island fails to load, they
 * act as without JavaScript.
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
      // The finger may be scrolling the element that the island is about to move.
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

/** A busy browser cancels a touch and keeps scrolling under the finger. */
function fingerLifted(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ["touchend", "scrollend"])
      addEventListener(type, resolve, { once: true, capture: true });
  });
}
