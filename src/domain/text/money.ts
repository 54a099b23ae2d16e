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
 * An amount of US dollars as people write it: `12500` is `$12,500`, `12500.5` is `$12,500.50`, in
 * French `12 500,50 $`. Bengali writes the word, as its texts do: the sign is not read with a
 * number.
 */
export function dollars(amount: number, locale: Locale = DEFAULT_LOCALE): string {
  const parts = formats(intlTag(locale)).formatToParts(amount);
  return parts
    .map(({ type, value }) => (locale === "bn" && type === "currency" ? "\u00a0ডলার" : value))
    .join("");
}
