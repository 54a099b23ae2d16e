/**
 * How long the words in a form are, by the limits of the server, and what a visitor is told of it.
 */
import { TEXT_MAX } from "#domain/limits.ts";
import type { Locale } from "#domain/links.ts";
import { typedEmail, typedPhone } from "#domain/text/typed-address.ts";
import { lengthNear, typedText } from "#domain/text/typed-text.ts";
import { fill, grouped } from "#domain/text/words.ts";

export interface LengthTexts {
  /** Near a limit: `{now}` of `{n}` characters. */
  count: string;
  /** Over it, with the same values. */
  tooLong: string;
}

/** What is said under a field. */
export interface Length {
  words: string;
  over: boolean;
}

const LIMITED = ["service", "name", "email", "phone", "company", "message"] as const;

/** The fields that are near their limit, or over it. */
export function lengthsOf(
  values: Partial<Record<string, string>>,
  texts: LengthTexts,
  locale: Locale,
): Record<string, Length> {
  const lengths: Record<string, Length> = {};
  for (const name of LIMITED) {
    const max = TEXT_MAX[name];
    const typed = { email: typedEmail, phone: typedPhone }[name as string] ?? typedText;
    const now = lengthNear(max, typed(values[name] ?? ""));
    if (now === undefined) continue;
    const over = now > max;
    const words = fill(
      over ? texts.tooLong : texts.count,
      { n: grouped(max, locale), now: grouped(now, locale) },
      locale,
    );
    lengths[name] = { words, over };
  }
  return lengths;
}

/** A sentence for each field that is too long to be sent. */
export function tooLong(lengths: Record<string, Length>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lengths).flatMap(([name, { words, over }]) => (over ? [[name, words]] : [])),
  );
}
