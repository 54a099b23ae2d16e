import type { Locale } from "#domain/links.ts";
import { inDigits } from "./words.ts";

/** A text with the digits of a language: `"24/7"` is `"২৪/৭"` in Bengali. */
export function digitsIn(text: string, locale: Locale): string {
  return text.replace(/\d/g, (digit) => inDigits(Number(digit), locale));
}
