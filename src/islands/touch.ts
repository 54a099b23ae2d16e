import type { ClientDirective } from "astro";

const TOUCHES = ["pointerenter", "pointerdown", "focusin", "keydown"] as const;

/**
 * Hydrates on the first touch. A click that came before the island was alive is repeated once it is,
 * so the first tap already does what it says.
 */
const touch: ClientDirective = (load, _options, element) => {
  let clicked: HTMLElement | undefined;
  const remember = (event: Event) => {
    if (!(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    clicked = event.target;
  };
  const start = async () => {
    for (const type of TOUCHES) element.removeEventListener(type, start);
    element.addEventListener("click", remember);
    const hydrate = await load();
    await hydrate();
    element.removeEventListener("click", remember);
    clicked?.click();
  };
  for (const type of TOUCHES) element.addEventListener(type, start, { passive: true });
};

export default touch;
