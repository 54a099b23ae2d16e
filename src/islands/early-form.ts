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

  const asked = new URLSearchParams(location.search);
  if (["service", "message", "about"].some((name) => asked.has(name)) || hasDraft())
    island.dispatchEvent(new Event("focusin"));
}

function hasDraft(): boolean {
  try {
    return localStorage.getItem(FORM.draftSlot) !== null;
  } catch {
    return false;
  }
}
