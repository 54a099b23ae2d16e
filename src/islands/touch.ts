import type { ClientDirective } from "astro";

const TOUCHES = ["pointerenter", "pointerdown", "focusin", "keydown"] as const;

/** What can do nothing, or nothing as good, before the island is alive. */
const WAITS = 'button[type="button"], button[aria-haspopup="dialog"]';

/**
 * Hydrates on the first pointer, focus or key inside, or inside the elements of the page that its
 * value, a selector, names. Links, fields, `<summary>` and submit buttons do their work without the
 * island and are left alone. A plain button can do nothing yet: its click is kept and given again
 * when the island is alive, so that the first tap already does what it says; until then the button
 * is busy. So is the click on a submit button that stands for a dialog; if the island cannot be
 * loaded, the button does what it does without script.
 */
const touch: ClientDirective = (load, { value }, element) => {
  const root = typeof value === "string" ? document : element;
  const inside = (target: EventTarget | null): target is Element =>
    root === element || (target instanceof Element && target.closest(value as string) !== null);
  let pressed: HTMLElement | null = null;
  const remember = (event: Event) => {
    const button =
      inside(event.target) && event.target instanceof Element
        ? event.target.closest<HTMLElement>(WAITS)
        : null;
    if (!button) return;
    event.preventDefault();
    button.ariaBusy = "true";
    pressed = button;
  };
  const start = async ({ target }: Event) => {
    if (!inside(target)) return;
    for (const type of TOUCHES) root.removeEventListener(type, start, true);
    root.addEventListener("click", remember, true);
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      root.removeEventListener("click", remember, true);
      if (pressed) {
        pressed.ariaBusy = null;
        pressed.click();
      }
    }
  };
  for (const type of TOUCHES) root.addEventListener(type, start, { capture: true, passive: true });
};

export default touch;
