/** Reads collections, with English for missing translations. */
import { type CollectionEntry, getCollection, getEntry, render } from "astro:content";
import { type Localised, localised, type Written } from "#domain/content/localised.ts";
import { PARTS } from "#domain/content/parts.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";

type PageCollection = "services" | "platforms" | "projects" | "articles" | "realEstate" | "legal";

/** Collections of optional parts. */
const IS_THERE: Partial<Record<PageCollection, boolean>> = {
  platforms: PARTS.platforms,
  articles: PARTS.blog,
  realEstate: PARTS.realEstate,
};

type Content<C extends PageCollection> = CollectionEntry<C>["data"];

export type Page<C extends PageCollection> = Localised<Content<C>>;

export type Body = Awaited<ReturnType<typeof render>>;

/** The content of a collection with one file per language. */
export async function list<C extends "site" | "faqs" | "timeline" | "newsletter">(
  collection: C,
  locale: Locale,
): Promise<Written & { data: CollectionEntry<C>["data"] }> {
  const files: { id: string; data: CollectionEntry<C>["data"] }[] = await getCollection(collection);
  const [entry] = localised(
    files.map(({ id, data }) => ({ id: `${id}/${collection}`, data: { data } })),
    locale,
  );
  if (!entry) throw new Error(`content/${collection}/${DEFAULT_LOCALE}.yaml is missing.`);
  return entry;
}

export async function pages<C extends PageCollection>(
  collection: C,
  locale: Locale,
): Promise<Page<C>[]> {
  const entries = (IS_THERE[collection] ?? true) ? await getCollection(collection) : [];
  return localised<Content<C>>(entries, locale);
}

export async function body(
  collection: "articles" | "legal",
  page: { slug: string; locale: Locale },
): Promise<Body> {
  const entry = await getEntry(collection, `${page.locale}/${page.slug}`);
  if (!entry) throw new Error(`There is no ${collection} entry ${page.locale}/${page.slug}.`);
  return render(entry);
}

export function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}
