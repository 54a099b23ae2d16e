import { locale } from "#admin/i18n/i18n.ts";
import { inDigits } from "#domain/text/words.ts";

const MOST = 99;

/** A count for a badge, in the reader's digits: `7`, and from a hundred on `99+`. */
export function shortCount(count: number): string {
  return count > MOST ? `${inDigits(MOST, locale())}+` : inDigits(count, locale());
}
