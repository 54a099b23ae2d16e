/** The texts of the contact form, used by two pages. */
import type { Locale } from "#domain/links.ts";
import { formTexts } from "#site/i18n/form-texts.ts";
import { lengthTexts, textGroup } from "#site/i18n/translate.ts";

export function contactFormTexts(locale: Locale) {
  return {
    ...textGroup("contactForm", locale),
    ...formTexts("enquiry", locale),
    lengths: lengthTexts(locale),
  };
}
