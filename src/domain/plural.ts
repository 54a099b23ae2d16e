/** Texts that depend on a number: one form for each kind of number that the rules of the language tell apart. */
import { intlTag } from "./intl-tag.ts";
import { kept } from "./kept.ts";
import type { Locale } from "./links.ts";

/** Zero is `one` in French and Bengali, and a million is `many` in French and Spanish, which say a million *of* things. */
interface Kinds {
  en: "one" | "other";
  bn: "one" | "other";
  fr: "one" | "many" | "other";
  es: "one" | "many" | "other";
}

/** The forms that a text needs in a language. */
export type Plural<Language extends Locale> = Readonly<Record<Kinds[Language], string>>;

/** What a language must say: the keys, the lengths of lists and the plurals of the English texts, in words of its own. */
export type Translated<Texts, Language extends Locale> = Texts extends string
  ? string
  : Texts extends Plural<"en">
    ? Plural<Language>
    : { readonly [Key in keyof Texts]: Translated<Texts[Key], Language> };

const rules = kept((tag: string) => new Intl.PluralRules(tag));

/** The form for `n`: `plural({ one: "{n} part", other: "{n} parts" }, 1, "en")` is `"{n} part"`, for `fill` to put values in. */
export function plural(forms: Plural<"en"> & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>, n: number, locale: Locale): string {
  return forms[rules(intlTag(locale)).select(n)] ?? forms.other;
}

/** The number that a figure tells, `500` for `"500+"` and for `"৫০০+"`; `NaN`, which is more than one, when it is all words. */
export function numberIn(figure: string): number {
  const digits = figure.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)).replace(/\D/g, "");
  return digits === "" ? Number.NaN : Number(digits);
}
