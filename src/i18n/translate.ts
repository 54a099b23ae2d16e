/** The site's texts in a language, and the language's formats for pages. */
import { phone } from "#generated/agency.ts";
import { common } from "#generated/texts/common.ts";
import { forms } from "#generated/texts/forms.ts";
import { site } from "#generated/texts/site.ts";
import type { Part } from "#domain/content/part-places.ts";
import { PARTS } from "#domain/content/parts.ts";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#domain/links.ts";
import { memoize } from "#domain/text/intl.ts";
import { amountIn, money } from "#domain/text/money.ts";
import { languageName as nameItself } from "#domain/text/words.ts";
import type { Translation } from "./keys.ts";
import { translator } from "./translator.ts";

/** Re-exported so that pages import their texts and values from one module. */
export { answerTimes, inDigits, numberIn } from "#domain/text/words.ts";

type Site = (typeof site)["en"];
const SITE: Partial<Record<Locale, Translation<"en", Site>>> = site;

/** `siteText("fr")("platform.pictures", { name })`. */
export const siteText = translator(common, forms, site);

/** A group of texts for an island or script, which fills in `{name}`. */
export function textGroup<Name extends keyof Site>(
  name: Name,
  locale: Locale,
): Translation<"en", Site>[Name] {
  const written = JSON.stringify((SITE[locale] ?? site.en)[name])
    .replaceAll("{{examplePhone}}", phone)
    .replace(/\{\{(\w+)\}\}/g, "{$1}");
  return JSON.parse(written) as Translation<"en", Site>[Name];
}

/** The name of a status; an unknown one stays unchanged. */
export function projectStatus(status: string, locale: Locale): string {
  return isKey(common.en.statuses, status) ? siteText(locale)(`statuses.${status}`) : status;
}

function isKey<Texts extends object>(texts: Texts, key: PropertyKey): key is keyof Texts {
  return Object.hasOwn(texts, key);
}

/** Messages for a text near or over its field's limit. */
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
export function amountInWords(amount: string, locale: Locale): string {
  return money(amountIn(amount), locale);
}

interface LocalePath {
  params: { locale: string | undefined };
  props: { locale: Locale };
}

/** `getStaticPaths` for the pages of a part. */
export const pathsOfPart = (part: Part) => () => (PARTS[part] ? localePaths() : []);

/** The paths of a page under `[...locale]`: no prefix for English. */
export function localePaths(): LocalePath[] {
  return LOCALES.map((locale) => ({
    params: { locale: locale === DEFAULT_LOCALE ? undefined : locale },
    props: { locale },
  }));
}
