import type { Locale } from "#domain/links.ts";
import { fill } from "#domain/text/words.ts";

/** Puts values into a text that the page brings along, in the language of the page. */
export function fillShown(
  text: string | undefined,
  values: Record<string, string | number>,
): string {
  return fill(text ?? "", values, document.documentElement.lang as Locale);
}
