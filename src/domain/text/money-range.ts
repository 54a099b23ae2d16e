/** Amounts of money from one to another. */
import { currency, otherCurrencies } from "#generated/agency.ts";
import type { Locale } from "#domain/languages.ts";
import { money } from "./money.ts";
import { grouped } from "./words.ts";

const BETWEEN: Record<Locale, (from: string, to: string) => string> = {
  en: (from, to) => `${from} to ${to}`,
  bn: (from, to) => `${from} থেকে ${to}`,
  fr: (from, to) => `de ${from} à ${to}`,
  es: (from, to) => `de ${from} a ${to}`,
};

/** `"$2,500 to $8,000"`; one amount when both are equal. Bengali names the currency once. */
export function moneyRange(
  from: number,
  to: number,
  locale: Locale,
  code: string = currency,
): string {
  const last = money(to, locale, code);
  if (from === to) return last;
  return BETWEEN[locale](locale === "bn" ? grouped(from, locale) : money(from, locale, code), last);
}

/** The currency that stands beside the agency's own in a language. */
export function otherCurrency(locale: Locale): { code: string; rate: number } | undefined {
  return otherCurrencies.find(({ languages }) => languages.includes(locale));
}

/** An amount in another currency, in two significant digits: the rate is not today's. */
export function roughly(amount: number, rate: number): number {
  return Number((amount * rate).toPrecision(2));
}
