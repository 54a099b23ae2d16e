/** Reads the facts of a content folder. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { ownFacts } from "#domain/content/agency.ts";
import { factsOf } from "#domain/content/facts.ts";
import type { Facts } from "#domain/content/fill-facts.ts";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#domain/links.ts";
import { readAgency } from "#site/agency/read.ts";

/**
 * Facts by language. A language without a site file has the English ones. Throws when a fact is
 * missing.
 */
export function readFacts(content: string): Record<Locale, Facts> {
  const agency = readAgency(content);
  const fileOf = (locale: Locale) => join(content, "site", `${locale}.yaml`);
  const facts = LOCALES.map((locale) => {
    const file = existsSync(fileOf(locale)) ? fileOf(locale) : fileOf(DEFAULT_LOCALE);
    const own = z.object(ownFacts.shape).parse(parse(readFileSync(file, "utf8")));
    return [locale, factsOf(agency, own, locale)];
  });
  return Object.fromEntries(facts) as Record<Locale, Facts>;
}
