import type { ClientDirective } from "astro";
import { wakeOnTouch } from "./wake.ts";

/**
 * `client:touch`: at the first touch of the island, or of the elements of the page that its value,
 * a selector, names.
 */
const touch: ClientDirective = (load, { value }, element) => {
  if (typeof value === "string") wakeOnTouch(load, document, value);
  else wakeOnTouch(load, element);
};

export default touch;
