/** Reads the facts of a content folder. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { factsOf, factSource, promiseSource } from "#domain/content/facts.ts";
import type { Facts } from "#domain/content/fill-facts.ts";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#domain/links.ts";

/**
 * By language. One without a site file has those of the English one. Throws when a fact is missing.
 */
export function readFacts(content: string): Record<Locale, Facts> {
  const fileOf = (locale: Locale) => join(content, "site", `${locale}.yaml`);
  const read = (file: string): unknown => parse(readFileSync(file, "utf8"));
  const { promises } = promiseSource.parse(read(fileOf(DEFAULT_LOCALE)));
  const facts = LOCALES.map((locale) => {
    const file = existsSync(fileOf(locale)) ? fileOf(locale) : fileOf(DEFAULT_LOCALE);
    return [locale, factsOf({ ...factSource.parse(read(file)), promises }, locale)];
  });
  return Object.fromEntries(facts) as Record<Locale, Facts>;
}
