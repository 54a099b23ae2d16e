/**
 * The staff's translations as a content collection, one entry per language and kind. A text counts
 * only while the record says what it translates. Fails when the store does not answer.
 */
import { fileURLToPath } from "node:url";
import type { Loader } from "astro/loaders";
import { fillFacts } from "#domain/content/fill-facts.ts";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import type { BuiltTranslations } from "#domain/records/published.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { type Pairs, TRANSLATED, type TranslationLocale } from "#domain/records/translation.ts";
import { wordsOf } from "#domain/records/words.ts";
import { COLLECTIONS, liveOf } from "#server/records/collections.ts";
import { readTranslation } from "#server/records/translations.ts";
import { openStoresInBuild } from "#server/store/stores.ts";
import { readFacts } from "#site/facts/read.ts";

export function translations(): Loader {
  return {
    name: "translations",
    async load({ store, parseData, config }) {
      store.clear();
      if (!openStoresInBuild()) return;
      const facts = readFacts(fileURLToPath(new URL("content/", config.root)));
      for (const kind of RECORD_KINDS)
        for (const locale of TRANSLATED) {
          const id = `${locale}/${kind}`;
          const saved = await currentTranslations(kind, locale);
          const data: BuiltTranslations = Object.fromEntries(
            Object.entries(saved).map(([record, translation]) => [
              record,
              {
                ...translation,
                fields: mapPairs(translation.fields, ({ english, text }) => ({
                  english: fillFacts(english, facts[DEFAULT_LOCALE]),
                  text: fillFacts(text, facts[locale]),
                })),
              },
            ]),
          );
          store.set({ id, data: await parseData({ id, data }) });
        }
    },
  };
}

/** The saved translations of a kind by record, without texts that translate former ones. */
export async function currentTranslations(
  kind: RecordKind,
  locale: TranslationLocale,
): Promise<BuiltTranslations> {
  const { document, fields } = COLLECTIONS[kind];
  const saved = liveOf(await document.list()).map(async (record) => {
    if (!record.translations?.[locale]) return [];
    const translation = await readTranslation(kind, record._id, locale);
    if (!translation) return [];
    const { revision, isPublished } = translation;
    const english = wordsOf(fields, record);
    const current = Object.entries(translation.fields).map(([field, pairs]) => [
      field,
      pairs.filter((pair) => english[field]?.includes(pair.english)),
    ]);
    const said = { revision, isPublished, fields: Object.fromEntries(current) as Pairs };
    return [[record._id, said] as const];
  });
  return Object.fromEntries((await Promise.all(saved)).flat());
}

function mapPairs(
  pairs: Pairs,
  change: (pair: Pairs[string][number]) => Pairs[string][number],
): Pairs {
  return Object.fromEntries(
    Object.entries(pairs).map(([field, texts]) => [field, texts.map(change)]),
  );
}
