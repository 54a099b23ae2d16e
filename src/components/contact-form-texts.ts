/** The texts of the contact form, used by two pages. */
import type { Locale } from "#domain/links.ts";
import { formTexts } from "#site/i18n/form-texts.ts";
import { lengthTexts, siteText, textGroup } from "#site/i18n/translate.ts";

export function contactFormTexts(locale: Locale) {
  const t = siteText(locale);
  return {
    ...textGroup("contactForm", locale),
    ...formTexts("enquiry", locale),
    follow: t("receipt.follow"),
    success: { title: t("thanks.home.title"), text: t("thanks.home.text") },
    lengths: lengthTexts(locale),
  };
}
