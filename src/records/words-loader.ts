/** The texts of the pages in `content/` with their translations, facts still in braces, by kind. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Loader } from "astro/loaders";
import { fillFacts, type Facts } from "#domain/content/fill-facts.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";
import { fieldsOfPage } from "#domain/records/field-overlay.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { type ContentWords, type Pairs, TRANSLATED } from "#domain/records/translation.ts";
import { FIELDS_OF, wordsOf } from "#domain/records/words.ts";
import { readFacts } from "#site/facts/read.ts";
import { readContentList } from "./content-list.ts";
import { type ContentPage, readContentPages } from "./content-pages.ts";

type Page = Record<string, unknown> & { images?: { src: string; alt: string }[] };

export function words(): Loader {
  return {
    name: "words",
    async load({ store, parseData, config }) {
      store.clear();
      const root = fileURLToPath(config.root);
      for (const kind of RECORD_KINDS) {
        const data = await readContentWords(root, kind);
        store.set({ id: kind, data: await parseData({ id: kind, data }) });
      }
    },
  };
}

/** The texts of a kind's pages by slug and language. */
export async function readContentWords(root: string, kind: RecordKind): Promise<ContentWords> {
  const facts = readFacts(join(root, "content"))[DEFAULT_LOCALE];
  const english = await readPages(root, kind, DEFAULT_LOCALE);
  const result: ContentWords = Object.fromEntries(english.map(({ slug }) => [slug, {}]));
  for (const locale of TRANSLATED)
    for (const { slug, fields } of await readPages(root, kind, locale)) {
      const source = english.find((page) => page.slug === slug);
      const words = result[slug];
      if (source && words) words[locale] = pairsOf(kind, source.fields, fields, facts);
    }
  return result;
}

async function readPages(root: string, kind: RecordKind, locale: Locale): Promise<ContentPage[]> {
  if (kind !== "questions") return readContentPages(root, kind, locale);
  return (await readContentList(root, locale)).entries;
}

/** The texts of a page by field; its pictures are in the order of `source`, the English page. */
export function pageWords(kind: RecordKind, page: Page, source: Page): Record<string, string[]> {
  const fields = FIELDS_OF[kind];
  return wordsOf(fields, {
    ...fieldsOfPage(fields, page),
    images: (source.images ?? []).map(({ src }) => src),
    imageAlts: Object.fromEntries((page.images ?? []).map(({ src, alt }) => [src, alt])),
  });
}

function pairsOf(kind: RecordKind, source: Page, own: Page, facts: Facts): Pairs {
  const translated = pageWords(kind, own, source);
  const pairs = Object.entries(pageWords(kind, source, source)).map(
    ([field, texts]): [string, Pairs[string]] => {
      const said = texts.flatMap((english, index) => {
        const text = translated[field]?.[index] ?? "";
        return english === "" || text === "" ? [] : [{ english, text }];
      });
      // Records of earlier versions have the facts themselves.
      const filled = said
        .map(({ english, text }) => ({ english: fillFacts(english, facts), text }))
        .filter(({ english }) => !texts.includes(english));
      return [field, [...said, ...filled]];
    },
  );
  return Object.fromEntries(pairs);
}
