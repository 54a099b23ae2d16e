/** The words of the contact form, which is on two pages. */
import type { Locale } from "#domain/links.ts";
import { lengthTexts, siteText, textGroup } from "#site/i18n/translate.ts";

export function contactFormTexts(locale: Locale) {
  const t = siteText(locale);
  const { fields, ...texts } = textGroup("contactForm", locale);
  return {
    ...texts,
    optional: t("form.optional"),
    trap: t("form.trap"),
    send: t("form.enquiry.send"),
    fields: {
      name: fields.name,
      email: { label: t("fields.email"), hint: fields.email.hint },
      phone: { label: t("fields.phone"), hint: fields.phone.hint },
      company: { label: t("fields.company"), hint: fields.company.hint },
      message: { label: t("fields.message"), hint: fields.message.hint },
    },
    lengths: lengthTexts(locale),
  };
}
