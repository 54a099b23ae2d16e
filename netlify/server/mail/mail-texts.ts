/** The texts of mails. */
import { common } from "#generated/texts/common.ts";
import { mail } from "#generated/texts/mail.ts";
import { translator } from "#site/i18n/translator.ts";

export const mailIn = translator(common, mail);
