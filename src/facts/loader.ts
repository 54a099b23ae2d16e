/** Facts in content fields: fills every text of an entry before its schema parses it. */
import { fileURLToPath } from "node:url";
import type { Loader } from "astro/loaders";
import { fillFacts } from "#domain/content/fill-facts.ts";
import { DEFAULT_LOCALE, LOCALES } from "#domain/links.ts";
import { readFacts } from "./read.ts";

/** A loader of entries with ids like `en/web-design-development` or `en`. */
export function withFacts({ name, load }: Loader): Loader {
  return {
    name,
    load(context) {
      const facts = readFacts(fileURLToPath(new URL("content/", context.config.root)));
      const known = JSON.stringify(LOCALES.map((locale) => [...facts[locale]]));
      const factsFor = (id: string) =>
        facts[LOCALES.find((locale) => locale === id.split("/")[0]) ?? DEFAULT_LOCALE];
      return load({
        ...context,
        // Includes the facts, so that an entry reloads when a fact changes but its file does not.
        generateDigest: (data) =>
          context.generateDigest(known + (typeof data === "string" ? data : JSON.stringify(data))),
        parseData: (entry) =>
          context.parseData({ ...entry, data: fillFacts(entry.data, factsFor(entry.id)) }),
      });
    },
  };
}
