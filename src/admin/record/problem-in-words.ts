import { IMAGE_MAX, LIST_MAX } from "#domain/limits.ts";
import type { Locale } from "#domain/links.ts";
import { problemIn } from "#domain/problems.ts";
import { locale, t } from "../i18n/i18n.ts";

/** What the schemas of services and projects say, and visitors' forms do not. */
const OWN = [
  (lng: Locale) => t("record.problems.date", { lng }),
  (lng: Locale) => t("record.problems.calendar", { lng }),
  (lng: Locale) => t("record.problems.completion", { lng }),
  (lng: Locale) => t("record.problems.tooMany", { lng, max: LIST_MAX }),
  (lng: Locale) => t("pictures.full", { lng, max: IMAGE_MAX.perService }),
  (lng: Locale) => t("pictures.full", { lng, max: IMAGE_MAX.perProject }),
];

/** A sentence of the schemas, which speak English, in the language of the moment. */
export function problemInWords(sentence: string | undefined): string | undefined {
  if (sentence === undefined) return undefined;
  const own = OWN.find((say) => say("en") === sentence);
  return own ? own(locale()) : problemIn(sentence, locale());
}
