import { DEFAULT_LOCALE, type Locale } from "./links.ts";

/** An amount of US dollars as people write it: `12500` is `$12,500`, `12500.5` is `$12,500.50`, in French `12 500,50 $`. */
export function dollars(amount: number, locale: Locale = DEFAULT_LOCALE): string {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  }).format(amount);
}
