/** Reads the facts of a content folder. */
import { factsOf } from "#domain/content/facts.ts";
import type { Facts } from "#domain/content/fill-facts.ts";
import { type Locale, LOCALES } from "#domain/links.ts";
import { readAgency, readOwnFacts } from "#site/agency/read.ts";

/** Facts by language. Throws when a fact is missing. */
export function readFacts(content: string): Record<Locale, Facts> {
  const agency = readAgency(content);
  const facts = LOCALES.map((locale) => [
    locale,
    factsOf(agency, readOwnFacts(content, locale), locale),
  ]);
  return Object.fromEntries(facts) as Record<Locale, Facts>;
}
