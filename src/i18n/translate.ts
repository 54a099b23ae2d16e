/** The texts of the site in a language, and what else pages write as its readers do. */
import type { Part } from "#domain/content/part-places.ts";
import { PARTS } from "#domain/content/parts.ts";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#domain/links.ts";
import { memoize } from "#domain/text/intl.ts";
import { dollars } from "#domain/text/money.ts";
import { languageName as nameItself } from "#domain/text/words.ts";
import { common as bnCommon } from "./bn/common.ts";
import { forms as bnForms } from "./bn/forms.ts";
import { site as bn } from "./bn/site.ts";
import { common as enCommon } from "./en/common.ts";
import { forms as enForms } from "./en/forms.ts";
import { site as en } from "./en/site.ts";
import { common as esCommon } from "./es/common.ts";
import { forms as esForms } from "./es/forms.ts";
import { site as es } from "./es/site.ts";
import { common as frCommon } from "./fr/common.ts";
import { forms as frForms } from "./fr/forms.ts";
import { site as fr } from "./fr/site.ts";
import type { Translation } from "./keys.ts";
import { translator } from "./translator.ts";

/** Re-exported so that pages import their texts and values from one module. */
export { answerTimes, inDigits, numberIn } from "#domain/text/words.ts";

type Site = typeof en;
const SITE: Record<Locale, Translation<"en", Site>> = { en, bn, fr, es };

/** `siteText("fr")("platform.pictures", { name })`. */
export const siteText = translator({
  en: { ...enCommon, ...enForms, ...en },
  bn: { ...bnCommon, ...bnForms, ...bn },
  fr: { ...frCommon, ...frForms, ...fr },
  es: { ...esCommon, ...esForms, ...es },
});

/** A group of texts for an island or a script, which fills in `{name}`. */
export function textGroup<Name extends keyof Site>(
  name: Name,
  locale: Locale,
): Translation<"en", Site>[Name] {
  const written = JSON.stringify(SITE[locale][name]).replace(/\{\{(\w+)\}\}/g, "{$1}");
  return JSON.parse(written) as Translation<"en", Site>[Name];
}

/** The name of a category; an unknown one stays unchanged. */
export function projectCategory(category: string, locale: Locale): string {
  return isKey(enCommon.categories, category)
    ? siteText(locale)(`categories.${category}`)
    : category;
}

/** As `projectCategory`. */
export function projectStatus(status: string, locale: Locale): string {
  return isKey(enCommon.statuses, status) ? siteText(locale)(`statuses.${status}`) : status;
}

function isKey<Texts extends object>(texts: Texts, key: PropertyKey): key is keyof Texts {
  return Object.hasOwn(texts, key);
}

/** What a form says when a text nears or passes the limit of its field. */
export function lengthTexts(locale: Locale): { count: string; tooLong: string } {
  const t = siteText(locale);
  return {
    count: t("characters", { n: "{n}", now: "{now}" }),
    tooLong: t("problems.tooLongNow", { max: "{n}", now: "{now}" }),
  };
}

/** The name of a language in that language: `Français`. */
export const languageName = memoize(nameItself);

/** An amount from content, `"$32,500"`, in the format of the language. */
export function inDollars(amount: string, locale: Locale): string {
  return dollars(Number(amount.replace(/[$,]/g, "")), locale);
}

interface LocalePath {
  params: { locale: string | undefined };
  props: { locale: Locale };
}

/** `getStaticPaths` of the pages of a part. */
export const pathsOfPart = (part: Part) => () => (PARTS[part] ? localePaths() : []);

/** The paths of a page under `[...locale]`: no prefix for English. */
export function localePaths(): LocalePath[] {
  return LOCALES.map((locale) => ({
    params: { locale: locale === DEFAULT_LOCALE ? undefined : locale },
    props: { locale },
  }));
}
