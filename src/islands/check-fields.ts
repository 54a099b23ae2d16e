/**
 * Validates the fields in the browser before sending, by the server's rules
 * (`domain/schema/inputs.ts`) and in the page's words.
 */
import type { EnquiryInput } from "#domain/inbox/message.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import type { Locale } from "#domain/links.ts";
import { isEmail, isPhone, typedEmail, typedPhone } from "#domain/text/typed-address.ts";
import { lengthNear, typedText } from "#domain/text/typed-text.ts";
import { fill, grouped } from "#domain/text/words.ts";
import type { Length } from "#site/forms/Field.tsx";

type Checked = Pick<EnquiryInput, "name" | "email" | "phone">;

export interface LengthTexts {
  /** Near a limit: `{now}` of `{n}` characters. */
  count: string;
  /** Over the limit, with the same values. */
  tooLong: string;
}

/** Returns an error for each wrong field, by name; empty when the form can be sent. */
export function wrongFields(fields: Checked, problems: Checked): Record<string, string> {
  const email = typedEmail(fields.email);
  const phone = typedPhone(fields.phone);
  return {
    ...(fields.name.trim() === "" && { name: problems.name }),
    ...(!isEmail(email) && { email: problems.email }),
    ...(phone !== "" && !isPhone(phone) && { phone: problems.phone }),
  };
}

const LIMITED = ["service", "name", "email", "phone", "company", "message", "words"] as const;

/** The fields near or over their limit. */
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

/** An error for each overlong field. */
export function tooLong(lengths: Record<string, Length>): Record<string, string> {
  const over = Object.entries(lengths).filter(([, length]) => length.over);
  return Object.fromEntries(over.map(([name, { words }]) => [name, words]));
}
