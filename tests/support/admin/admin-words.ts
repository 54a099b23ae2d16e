/** The staff area's texts in each language, for checks of its screens. */
import { bn } from "#site/admin/i18n/bn.ts";
import { en } from "#site/admin/i18n/en.ts";
import { es } from "#site/admin/i18n/es.ts";
import { fr } from "#site/admin/i18n/fr.ts";
import { work as bnWork } from "#site/i18n/bn/work.ts";
import { work as enWork } from "#site/i18n/en/work.ts";
import { work as esWork } from "#site/i18n/es/work.ts";
import { work as frWork } from "#site/i18n/fr/work.ts";

export const WORDS = {
  en: { ...en, ...enWork },
  bn: { ...bn, ...bnWork },
  fr: { ...fr, ...frWork },
  es: { ...es, ...esWork },
};
