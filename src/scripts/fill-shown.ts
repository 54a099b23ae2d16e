import type { Locale } from "#domain/links.ts";
import { fill } from "#domain/text/words.ts";

/** Fills values into a text of the page, in the page's language. */
export function fillShown(
  text: string | undefined,
  values: Record<string, string | number>,
): string {
  return fill(text ?? "", values, document.documentElement.lang as Locale);
}
