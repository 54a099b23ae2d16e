/** Ranges of prices in words, with the other currency of the language beside them. */
import type { Locale } from "#domain/languages.ts";
import { moneyRange, otherCurrency, roughly } from "#domain/text/money-range.ts";
import { money } from "#domain/text/money.ts";
import { fill } from "#domain/text/words.ts";
import type { Range, Total } from "./price.ts";

/** `{amount}` is an amount or a range. */
export interface PriceTexts {
  from: string;
  monthly: string;
  about: string;
  /** `{once}` and `{monthly}` are ranges. */
  both: string;
}

/** `"$2,500 to $8,000"`, `"from $8,000"`, `"$400 to $900 a month"`, and the same in the other currency. */
export function rangeParts(
  { from, to }: Range,
  texts: PriceTexts,
  locale: Locale,
  isMonthly = false,
): { own: string; beside?: string } {
  const said = (low: number, high: number | undefined, code?: string) =>
    high === undefined
      ? fill(texts.from, { amount: money(low, locale, code) }, locale)
      : moneyRange(low, high, locale, code);
  const range = said(from, to);
  const own = isMonthly ? fill(texts.monthly, { amount: range }, locale) : range;
  const other = otherCurrency(locale);
  if (!other) return { own };
  const { code, rate } = other;
  const amount = said(roughly(from, rate), to && roughly(to, rate), code);
  return { own, beside: fill(texts.about, { amount }, locale) };
}

/** As `rangeParts`, in one line. */
export function rangeInWords(...given: Parameters<typeof rangeParts>): string {
  const { own, beside } = rangeParts(...given);
  return beside ? `${own} (${beside})` : own;
}

/** What orders cost together; `""` when none of them has a price. */
export function totalInWords({ once, monthly }: Total, texts: PriceTexts, locale: Locale): string {
  const words = [
    once && rangeInWords(once, texts, locale),
    monthly && rangeInWords(monthly, texts, locale, true),
  ];
  const [first, second] = words;
  if (first && second) return fill(texts.both, { once: first, monthly: second }, locale);
  return first ?? second ?? "";
}
