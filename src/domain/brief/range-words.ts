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

/** A range in the agency's currency, and in the other one of the language. */
interface Parts {
  own: string;
  beside?: string;
}

/** `"$2,500 to $8,000"`, `"from $8,000"`, `"$400 to $900 a month"`. */
export function rangeParts(
  { from, to }: Range,
  texts: PriceTexts,
  locale: Locale,
  isMonthly = false,
): Parts {
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

/** What orders cost together; empty when none of them has a price. */
export function totalParts({ once, monthly }: Total, texts: PriceTexts, locale: Locale): Parts {
  if (!once) return monthly ? rangeParts(monthly, texts, locale, true) : { own: "" };
  const first = rangeParts(once, texts, locale);
  if (!monthly) return first;
  const second = rangeParts(monthly, texts, locale, true);
  const both = (once: string, monthly: string) => fill(texts.both, { once, monthly }, locale);
  const own = both(first.own, second.own);
  if (!first.beside || !second.beside) return { own };
  const besideMonthly = fill(texts.monthly, { amount: second.beside }, locale);
  return { own, beside: both(first.beside, besideMonthly) };
}

/** Both currencies in one line. */
export function inOneLine({ own, beside }: Parts): string {
  return beside ? `${own} (${beside})` : own;
}
