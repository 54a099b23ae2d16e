/** The words of the contact form, which is on two pages. */
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
