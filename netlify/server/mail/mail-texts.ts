/** The texts of mails. */
import { common as bnCommon } from "#site/i18n/bn/common.ts";
import { mail as bnMail } from "#site/i18n/bn/mail.ts";
import { common as enCommon } from "#site/i18n/en/common.ts";
import { mail as enMail } from "#site/i18n/en/mail.ts";
import { common as esCommon } from "#site/i18n/es/common.ts";
import { mail as esMail } from "#site/i18n/es/mail.ts";
import { common as frCommon } from "#site/i18n/fr/common.ts";
import { mail as frMail } from "#site/i18n/fr/mail.ts";
import { translator } from "#site/i18n/translator.ts";

export const mailIn = translator({
  en: { ...enCommon, ...enMail },
  bn: { ...bnCommon, ...bnMail },
  fr: { ...frCommon, ...frMail },
  es: { ...esCommon, ...esMail },
});
