/**
 * What every language of the staff area says: the keys of the English dictionary, each with a text of its own, and each plural in the
 * forms that the language has. They are told apart by i18next, which asks `Intl.PluralRules`: `found_one`, `found_many`, `found_other`.
 */
import type { Locale } from "#domain/links.ts";
import type { Plural } from "#domain/plural.ts";
import type { en } from "./en/en.ts";

export type Translation<Language extends Locale, Texts = typeof en> = {
  readonly [Key in keyof Texts as Key | Forms<Key, Language>]: Texts[Key] extends string ? string : Translation<Language, Texts[Key]>;
};

type Forms<Key, Language extends Locale> = Key extends `${infer Name}_other` ? `${Name}_${keyof Plural<Language>}` : never;

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}
