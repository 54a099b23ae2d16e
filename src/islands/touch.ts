import type { ClientDirective } from "astro";

const TOUCHES = ["pointerenter", "pointerdown", "focusin", "keydown"] as const;

/**
 * Hydrates on the first pointer, focus or key inside. Links, fields, `<summary>` and submit buttons do their work without the island and
 * are left alone. A plain button can do nothing yet: its click is kept and given again when the island is alive, so that the first tap
 * already does what it says.
 */
const touch: ClientDirective = (load, _options, element) => {
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>('button[type="button"]') ?? pressed;
  };
  const start = async () => {
    for (const type of TOUCHES) element.removeEventListener(type, start);
    element.addEventListener("click", remember, true);
    const hydrate = await load();
    await hydrate();
    element.removeEventListener("click", remember, true);
    pressed?.click();
  };
  for (const type of TOUCHES) element.addEventListener(type, start, { passive: true });
};

export default touch;
