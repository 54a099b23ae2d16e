/**
 * Reusable zod fields: trimming, limits and error keys.
 */
import { z } from "zod";
import { LIST_MAX, TEXT_MAX } from "#domain/limits.ts";
import { SLUG } from "#domain/text/slug.ts";
import { isEmail, isPhone, typedEmail, typedPhone } from "#domain/text/typed-address.ts";
import { typedAmount } from "#domain/text/typed-amount.ts";
import { lengthOf, typedLine, typedText, VISIBLE } from "#domain/text/typed-text.ts";
import { PICTURE_ADDRESS } from "./picture-types.ts";
import { problem } from "./problem.ts";

/** A text as `typed` normalizes it, of at most `max` characters. */
const clean = (max: number, typed = typedText) =>
  z
    .string()
    .overwrite(typed)
    .refine((value) => lengthOf(value) <= max, {
      error: ({ input }) => problem("tooLongNow", { max, now: lengthOf(String(input)) }),
    })
    .meta({ maxLength: max });

/** A text with at least one visible character, on one or more lines. */
export const requiredText = (max: number, typed = typedText) =>
  clean(max, typed)
    .refine((value) => VISIBLE.test(value), problem("required"))
    .meta({ minLength: 1, maxLength: max });

/** As `requiredText`, but `""` (the default) is allowed. */
export const optionalText = (max: number) => clean(max).default("");

/** A single-line text; may be empty or missing. */
export const maybeLine = (max: number) => clean(max, typedLine);

/** A required single-line text, such as a name or subject. */
export const requiredLine = (max: number) => requiredText(max, typedLine);
export const optionalLine = (max: number) => clean(max, typedLine).default("");

/**
 * One mailbox, possibly with plus tag, apostrophe or international domain; never a list of
 * addresses.
 */
export const email = requiredText(TEXT_MAX.email, typedEmail)
  .pipe(z.string().refine(isEmail, problem("email")))
  .meta({
    minLength: 1,
    maxLength: TEXT_MAX.email,
    description: "One email address; international ones too.",
  });

/** A phone number as people write it, or empty. */
export const phone = clean(TEXT_MAX.phone, typedPhone)
  .pipe(z.string().refine((value) => value === "" || isPhone(value), problem("phone")))
  .default("");

/** A list of texts; drops blank entries, as from a form's empty last row. */
export const textList = (options: { max?: number; entryMax?: number; min?: number } = {}) =>
  z
    .array(clean(options.entryMax ?? TEXT_MAX.listEntry))
    .transform((entries) => entries.filter((entry) => VISIBLE.test(entry)))
    .pipe(
      z
        .array(z.string())
        .min(options.min ?? 0)
        .max(options.max ?? LIST_MAX),
    )
    .meta({
      description: `${options.min ?? 0} to ${options.max ?? LIST_MAX} entries; blank ones do not count and are dropped.`,
    });

/** A number, also as text that `typedAmount` can read; an empty text is `null`. */
export const typedNumber = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value, context) => {
      if (typeof value !== "string") return value;
      if (value.trim() === "") return null;
      const read = typedAmount(value);
      if ("amount" in read) return read.amount;
      const message =
        "refused" in read
          ? problem(read.refused)
          : problem("unclear", { typed: read.unclear, less: read.less, more: read.more });
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }, schema)
    .meta({
      description: "Text as people type it, like 1,000 or $5, is read too; an empty one is null.",
    });

/** An existing calendar day `YYYY-MM-DD`, years 1900 to 2199. Accepts YAML's own dates. */
export const isoDate = z.preprocess(
  (value) =>
    value instanceof Date && !Number.isNaN(value.valueOf())
      ? value.toISOString().slice(0, 10)
      : value,
  z
    .string(problem("date"))
    .regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/, problem("date"))
    .refine(isCalendarDay, problem("noDay")),
);

/** A moment in ISO 8601, as in backups. */
export const isoTime = z.iso.datetime({ offset: true, error: problem("time") });

/** A list of addresses of uploaded pictures, each once; blank entries are dropped. */
export const imageList = (max: number) =>
  z
    .array(clean(TEXT_MAX.imageUrl))
    .transform((entries) => [...new Set(entries)].filter((entry) => entry !== ""))
    .pipe(
      z
        .array(z.string().regex(PICTURE_ADDRESS, problem("picture")))
        .max(max, problem("pictures", { max })),
    )
    .meta({
      description: `At most ${max} addresses of uploaded pictures; blank ones are dropped.`,
    });

/** Alternative texts by picture address, so that they follow their pictures in any order. */
export const imageAlts = z.record(z.string(), optionalLine(TEXT_MAX.imageAlt));

/** A yes or no. */
export const flag = z.boolean();

/** The last segment of a content address: lower-case letters, digits and single hyphens. */
export const slug = z.string().max(TEXT_MAX.slug).regex(SLUG, problem("slug"));

/** An absolute https address, or one inside the site starting with a single slash. */
export const link = z.string().regex(/^(?:https:\/\/[^\s]+|\/(?!\/)[^\s]*)$/, problem("link"));

function isCalendarDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value);
}
