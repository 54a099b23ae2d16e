/** Picks the dictionary of a language and fills values into its texts. */
import { kept } from "#domain/kept.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";
import { dollars } from "#domain/money.ts";
import { languageName as nameItself } from "#domain/words.ts";
import { bn } from "./bn.ts";
import { common as bnCommon } from "./bn/common.ts";
import { forms as bnForms } from "./bn/forms.ts";
import { common as enCommon } from "./en/common.ts";
import { forms as enForms } from "./en/forms.ts";
import { common as esCommon } from "./es/common.ts";
import { forms as esForms } from "./es/forms.ts";
import { common as frCommon } from "./fr/common.ts";
import { forms as frForms } from "./fr/forms.ts";
import { en, type Dictionary } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { translator } from "./translator.ts";

/** Pages take their words and what fills them from one place. */
export { numberIn, plural } from "#domain/plural.ts";
export { answerTimes, fill, inDigits } from "#domain/words.ts";

const DICTIONARIES: { readonly [Language in Locale]: Dictionary<Language> } = { en, bn, fr, es };

/** Words of the site. */
export const siteText = translator({
  en: { ...enCommon, ...enForms },
  bn: { ...bnCommon, ...bnForms },
  fr: { ...frCommon, ...frForms },
  es: { ...esCommon, ...esForms },
});

/** The languages that pages are built in: those with a complete dictionary. */
export const PUBLISHED_LOCALES = Object.keys(DICTIONARIES) as Locale[];

export function dictionary(locale: Locale): Dictionary {
  return DICTIONARIES[locale];
}

/** A category as readers call it; one that was made up elsewhere stays as it is. */
export function projectCategory(category: string, locale: Locale): string {
  const categories: Readonly<Record<string, string>> = dictionary(locale).projects.categories;
  return categories[category] ?? category;
}

/** As `projectCategory`. */
export function projectStatus(status: string, locale: Locale): string {
  const statuses: Readonly<Record<string, string>> = dictionary(locale).project.statuses;
  return statuses[status] ?? status;
}

/** What a form says of texts that come near the limit of their field, or over it. */
export function lengthTexts(locale: Locale): { count: string; tooLong: string } {
  return { count: dictionary(locale).characters, tooLong: siteText(locale)("problems.tooLongNow", { max: "{n}", now: "{now}" }) };
}

/** What a language calls itself. */
export const languageName = kept(nameItself);

/** An amount as content writes it, `"$32,500"`, as readers of the language write it. */
export function inDollars(amount: string, locale: Locale): string {
  return dollars(Number(amount.replace(/[$,]/g, "")), locale);
}

/** The paths of a page under `[...locale]`: no prefix for English. */
export function localePaths(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
  return PUBLISHED_LOCALES.map((locale) => ({ params: { locale: locale === DEFAULT_LOCALE ? undefined : locale }, props: { locale } }));
}
