/** Reads the facts of a content folder. */
import { factsOf } from "#domain/content/facts.ts";
import type { Facts } from "#domain/content/fill-facts.ts";
import { type Locale, LOCALES } from "#domain/links.ts";
import { withStaffFacts } from "#domain/content/staff-facts.ts";
import { staffFactsOfBuild } from "./staff.ts";
import { readAgency, readOwnFacts } from "#site/agency/read.ts";

/** Facts by language, in a build with the staff's. Throws when a fact is missing. */
export function readFacts(content: string): Record<Locale, Facts> {
  const agency = withStaffFacts(readAgency(content), staffFactsOfBuild()?.facts);
  const facts = LOCALES.map((locale) => [
    locale,
    factsOf(agency, readOwnFacts(content, locale), locale),
  ]);
  return Object.fromEntries(facts) as Record<Locale, Facts>;
}
