import { currency, hasBengali } from "#generated/agency.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/languages.ts";
import { intlTag, memoize } from "./intl.ts";

const formats = memoize(
  (tag: string, code: string) =>
    new Intl.NumberFormat(tag, {
      style: "currency",
      currency: code,
      currencyDisplay: "narrowSymbol",
      trailingZeroDisplay: "stripIfInteger",
    }),
);

/** Bengali words for the most common currencies; `Intl` has the others. */
const BENGALI: Readonly<Record<string, string>> = {
  BDT: "টাকা",
  EUR: "ইউরো",
  GBP: "পাউন্ড",
  INR: "রুপি",
  USD: "ডলার",
};

/**
 * Formats an amount in the agency's currency: `12500` is `$12,500`, `12500.5` is `$12,500.50`, in
 * French `12 500,50 $`. Bengali spells out the currency, as its texts do.
 */
export function money(
  amount: number,
  locale: Locale = DEFAULT_LOCALE,
  code: string = currency,
): string {
  const parts = formats(intlTag(locale), code).formatToParts(amount);
  if (!hasBengali || locale !== "bn") return parts.map(({ value }) => value).join("");
  const figures = parts.filter(({ type }) => type !== "currency").map(({ value }) => value);
  return `${figures.join("").trim()}\u00a0${BENGALI[code] ?? currencyName(code, "bn")}`;
}

/** Decimals of the currency: 2 for dollars, none for yen. */
export function moneyDecimals(): number {
  return formats(DEFAULT_LOCALE, currency).resolvedOptions().maximumFractionDigits ?? 0;
}

/** Plural name of a currency: "US dollars", "Norwegian kroner". */
export function currencyName(code: string, locale: Locale): string {
  const names = new Intl.NumberFormat(intlTag(locale), {
    style: "currency",
    currency: code,
    currencyDisplay: "name",
  });
  const name = names.formatToParts(2).find(({ type }) => type === "currency");
  return name?.value ?? code;
}

/** How a language writes a currency beside an amount: its code, its symbols and its names. */
export function currencySigns(locale: Locale, code: string): string[] {
  const signs = (["code", "symbol", "narrowSymbol", "name"] as const).flatMap((currencyDisplay) =>
    [1, 2].map((count) =>
      new Intl.NumberFormat(intlTag(locale), { style: "currency", currency: code, currencyDisplay })
        .formatToParts(count)
        .flatMap(({ type, value }) => (type === "currency" ? [value] : []))
        .join(""),
    ),
  );
  return [...new Set([...signs, BENGALI[code] ?? code])];
}

/** Parses an English amount of `money`. */
export function amountIn(text: string): number {
  return Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(",", ""));
}

/** Whether a text is an English amount of `money`, with any kind of space. */
export function isAmount(text: string): boolean {
  return money(amountIn(text)) === text.replace(/\s/g, "\u00a0");
}
