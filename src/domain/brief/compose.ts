/** A brief as a request for services, in the visitor's words and for the staff to read. */
import type { Locale } from "#domain/languages.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import { fitText } from "#domain/text/text.ts";
import { lengthOf, typedText } from "#domain/text/typed-text.ts";
import { fill } from "#domain/text/words.ts";
import type { Brief } from "./brief.ts";
import { rangeOf, type Size, totalOf } from "./price.ts";
import { inOneLine, type PriceTexts, rangeParts, totalParts } from "./range-words.ts";

export interface BriefWords {
  prices: PriceTexts;
  sizes: Record<Size, string>;
  /** A service with its `{name}`, `{size}` and `{range}`. */
  order: string;
  /** For a service without a price. */
  unpriced: string;
  /** `{range}` is the sum. */
  sum: string;
}

/** Each service of a brief with its size and range: `"Web Design: usual, $4,000 to $18,000"`. */
export function orderLines({ services }: Brief, words: BriefWords, locale: Locale): string[] {
  return services.map(({ name, size, price }) => {
    const range = price
      ? inOneLine(rangeParts(rangeOf(price, size), words.prices, locale, price.per === "month"))
      : words.unpriced;
    return fill(words.order, { name, size: words.sizes[size], range }, locale);
  });
}

/** What all services of a brief cost together; empty when none has a price. */
export function sumOf({ services }: Brief, words: BriefWords, locale: Locale) {
  return totalParts(totalOf(services), words.prices, locale);
}

/** The fields of a request. What the visitor wrote stays whole; the lines before it may be cut. */
export function requestOf(brief: Brief, words: BriefWords, locale: Locale) {
  const own = typedText(brief.words);
  const sum = inOneLine(sumOf(brief, words, locale));
  const lines = [
    ...orderLines(brief, words, locale),
    ...(sum === "" ? [] : [fill(words.sum, { range: sum }, locale)]),
  ].join("\n");
  const room = TEXT_MAX.message - (own === "" ? 0 : lengthOf(own) + 2);
  const message = [fitText(lines, Math.max(room, 1)), own].filter((part) => part !== "");
  return {
    service: namesOf(brief),
    message: message.join("\n\n"),
    budget: brief.budget,
    timeline: brief.timeline,
    about: brief.likes.map(({ path }) => path),
  };
}

/** The services by name, as many as fit, then the number of the others. */
function namesOf({ services }: Brief): string {
  const names = services.map(({ name }) => name);
  const joined = (count: number) =>
    [...names.slice(0, count), ...(count < names.length ? [`+${names.length - count}`] : [])].join(
      ", ",
    );
  const count = names.findLastIndex((_, index) => lengthOf(joined(index + 1)) <= TEXT_MAX.service);
  return fitText(joined(Math.max(count + 1, 1)), TEXT_MAX.service);
}
