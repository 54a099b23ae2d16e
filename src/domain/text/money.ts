import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";
import { intlTag, memoize } from "./intl.ts";

const formats = memoize(
  (tag: string) =>
    new Intl.NumberFormat(tag, {
      style: "currency",
      currency: "USD",
      currencyDisplay: "narrowSymbol",
      trailingZeroDisplay: "stripIfInteger",
    }),
);

/**
 * Formats an amount of US dollars: `12500` is `$12,500`, `12500.5` is `$12,500.50`, in French `12
 * 500,50 $`. Bengali spells out the word for dollars, as its texts do.
 */
export function dollars(amount: number, locale: Locale = DEFAULT_LOCALE): string {
  const parts = formats(intlTag(locale)).formatToParts(amount);
  return parts
    .map(({ type, value }) => (locale === "bn" && type === "currency" ? "\u00a0ডলার" : value))
    .join("");
}
