import { FORM } from "#domain/page-limits.ts";
import { TOUCHES } from "./wake.ts";

/**
 * Prepares a form that hydrates on first touch: while a required field is empty, its button is
 * disabled, as it will be after hydration. A saved draft or text in the address hydrates it at
 * once.
 */
export function prepareForm(form: HTMLFormElement): void {
  const island = form.closest("astro-island");
  const button = form.querySelector<HTMLButtonElement>("button:not([type])");
  if (!island?.hasAttribute("ssr") || !button) return;

  const required = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[required]")];
  button.disabled = required.some((field) => field.value.trim() === "");
  // From the touch on, the island decides, and it must find the button as rendered.
  const untouched = new AbortController();
  const handOver = () => {
    button.disabled = false;
    untouched.abort();
  };
  for (const type of TOUCHES) island.addEventListener(type, handOver, { signal: untouched.signal });

  wakeBegun(form, FORM.draftSlot, ["service", "message"]);
}

/**
 * Hydrates the island of a form at once when its visitor has begun it: by a draft, or by an address
 * with one of these parameters.
 */
export function wakeBegun(form: Element, slot: string, parameters: readonly string[]): void {
  const asked = new URLSearchParams(location.search);
  if (parameters.some((name) => asked.has(name)) || hasDraft(slot))
    form.closest("astro-island")?.dispatchEvent(new Event("focusin"));
}

function hasDraft(slot: string): boolean {
  try {
    return localStorage.getItem(slot) !== null;
  } catch {
    return false;
  }
}
