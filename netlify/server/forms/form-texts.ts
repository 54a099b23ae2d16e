/** What the pages say that functions make. */
import { common as bnCommon } from "#site/i18n/bn/common.ts";
import { forms as bnForms } from "#site/i18n/bn/forms.ts";
import { common as enCommon } from "#site/i18n/en/common.ts";
import { forms as enForms } from "#site/i18n/en/forms.ts";
import { common as esCommon } from "#site/i18n/es/common.ts";
import { forms as esForms } from "#site/i18n/es/forms.ts";
import { common as frCommon } from "#site/i18n/fr/common.ts";
import { forms as frForms } from "#site/i18n/fr/forms.ts";
import { translator } from "#site/i18n/translator.ts";

export const formsIn = translator({
  en: { ...enCommon, ...enForms },
  bn: { ...bnCommon, ...bnForms },
  fr: { ...frCommon, ...frForms },
  es: { ...esCommon, ...esForms },
});
