/** Every word that the server itself says to a visitor: in its own pages, answers and mails. It has no dictionary of the site. */
import type { Locale } from "./links.ts";
import { bn } from "./server-texts/bn.ts";
import { en, type ServerTexts } from "./server-texts/en.ts";
import { es } from "./server-texts/es.ts";
import { fr } from "./server-texts/fr.ts";

const TEXTS: Record<Locale, ServerTexts> = { en, bn, fr, es };

export function serverTexts(locale: Locale): ServerTexts {
  return TEXTS[locale];
}
