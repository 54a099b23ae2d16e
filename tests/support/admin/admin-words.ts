/** The staff area's texts in each language, for checks of its screens. */
import { bn } from "#site/admin/i18n/bn.ts";
import { en } from "#site/admin/i18n/en.ts";
import { es } from "#site/admin/i18n/es.ts";
import { fr } from "#site/admin/i18n/fr.ts";

export const WORDS = { en, bn, fr, es };
