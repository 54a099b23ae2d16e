/**
 * Turns the staff's records into pages. The page in `content/` is the base: a record overlays its
 * fields, a record without a page gets one of its own, and an inactive record hides its page.
 */
import { DEFAULT_LOCALE, type Locale, LOCALES, pathWithoutLocale } from "#domain/links.ts";
import { SLUG } from "#domain/text/slug.ts";
import type { PublishedList, Untranslated } from "./published.ts";
import type { Translated } from "./translated.ts";
import type { Pairs } from "./translation.ts";

/**
 * A page with an id like `en/web-design-development`, and the record's changes to a translation.
 */
export interface Entry<Data> extends Partial<Omit<Translated<Data>, "data">> {
  id: string;
  data: Data;
}

/** The staff's translations by language and record. */
export type StaffTranslations = Partial<
  Record<Locale, Readonly<Record<string, { isPublished: boolean; fields: Pairs }>>>
>;

/** A picture of a record in a build. */
interface Described {
  alts?: Partial<Record<Locale, string | undefined>> | undefined;
}

/** The fields that decide about a record's page. */
export interface Addressed {
  _id: string;
  slug: string;
  formerSlugs: readonly string[];
  page?: string | undefined;
  isActive: boolean;
  /** Its pictures, with their own descriptions by language. */
  images?: readonly (Described | string)[] | undefined;
}

/** Merges the records of a kind with their pages. */
export interface Overlay<Item, Data> {
  /** A page with its record's fields, or the page of a record without one. */
  overlay: (record: Item, page: Data | undefined) => Data;
  /**
   * The translation of `english`, a page with its record's fields: by the page `own` in `content/`,
   * whose English one is `source`, and by the staff.
   */
  translated: (
    english: Data,
    given: { content?: { source: Data; own: Data } | undefined; staff?: Pairs | undefined },
  ) => Translated<Data>;
  /** Whether the page comes before all others; no page does by default. */
  isFeatured?: (record: Item) => boolean;
}

/**
 * The pages with their records' fields: featured ones first, then in the staff's order; a page
 * without a record is placed by its own `order`. In other languages pages have the address and
 * position of the English one; `translated` decides about the texts. A translation that staff have
 * not published is left out.
 */
export function overlaid<Data extends { order: number }, Record extends Addressed>(
  pages: readonly Entry<Data>[],
  { records, gone }: Pick<PublishedList<Record>, "records" | "gone">,
  { overlay, translated, isFeatured = () => false }: Overlay<Record, Data>,
  staff: StaffTranslations = {},
): Entry<Data>[] {
  const inEnglish = new Map(
    pages.flatMap(({ id, data }) =>
      languageOf(id) === DEFAULT_LOCALE ? [[slugIn(id), data]] : [],
    ),
  );
  const holders = pageHolders(records);
  const active = records.filter(({ isActive }) => isActive);
  const slugs = new Set(active.map(({ slug }) => slug));

  const made = active.map((record) => {
    const page = pageOf(record);
    const data = overlay(record, holders.get(page) === record ? inEnglish.get(page) : undefined);
    return { id: `${DEFAULT_LOCALE}/${record.slug}`, data };
  });
  const alone = pages
    .filter(
      ({ id }) =>
        languageOf(id) === DEFAULT_LOCALE &&
        !holders.has(slugIn(id)) &&
        !gone.includes(slugIn(id)) &&
        !slugs.has(slugIn(id)),
    )
    .toSorted((a, b) => a.data.order - b.data.order);
  for (const page of alone) made.splice(Math.min(page.data.order - 1, made.length), 0, page);

  const featured = new Set(
    active.filter(isFeatured).map(({ slug }) => `${DEFAULT_LOCALE}/${slug}`),
  );
  const sorted = made.toSorted((a, b) => Number(featured.has(b.id)) - Number(featured.has(a.id)));
  const english = sorted.map(({ id, data }, index) => ({
    id,
    data: { ...data, order: index + 1 },
  }));
  const now = new Map(english.map(({ id, data }) => [slugIn(id), data]));
  const others = pages
    .filter(({ id }) => languageOf(id) !== DEFAULT_LOCALE)
    .flatMap(({ id, data }): Entry<Data>[] => {
      const record = holders.get(slugIn(id));
      const slug = record?.slug ?? slugIn(id);
      const said = record && staff[languageOf(id)]?.[record._id];
      if (said?.isPublished === false) return [];
      const [page, source] = [now.get(slug), inEnglish.get(slugIn(id))];
      const own =
        record && page && source
          ? translated(page, {
              content: { source, own: data },
              staff: withDescriptions(record, languageOf(id), said?.fields),
            })
          : { data };
      return [
        {
          ...own,
          id: `${languageOf(id)}/${slug}`,
          data: { ...own.data, order: page?.order ?? data.order },
        },
      ];
    });
  const there = new Set(others.map(({ id }) => id));
  const added = LOCALES.flatMap((locale) =>
    active.flatMap((record): Entry<Data>[] => {
      const [id, page] = [`${locale}/${record.slug}`, now.get(record.slug)];
      const said = staff[locale]?.[record._id];
      if (!said?.isPublished || !page || there.has(id)) return [];
      return [
        { ...translated(page, { staff: withDescriptions(record, locale, said.fields) }), id },
      ];
    }),
  );
  return [...english, ...others, ...added];
}

/**
 * Records whose translations are partly in English, with those fields and languages; `pages` is the
 * result of `overlaid`.
 */
export function untranslatedIn(
  pages: readonly Entry<unknown>[],
  records: readonly (Addressed & { revision: number })[],
): Untranslated[] {
  const behind = pages.filter(({ fields = [] }) => fields.length > 0);
  return records.flatMap(({ _id, revision, slug }) => {
    const own = behind.filter(({ id }) => slugIn(id) === slug);
    const fields = Array.from(new Set(own.flatMap(({ fields = [] }) => fields)));
    return own.length > 0
      ? [
          {
            _id,
            revision,
            fields,
            locales: LOCALES.filter((locale) => own.some(({ id }) => languageOf(id) === locale)),
          },
        ]
      : [];
  });
}

/** Current slugs of pages by their slug in `content/`, which other pages use in links. */
export function currentSlugs(records: readonly Addressed[]): Map<string, string> {
  return new Map(Array.from(pageHolders(records), ([page, { slug }]) => [page, slug]));
}

export interface Redirect {
  from: string;
  to: string;
}

/**
 * Redirects of addresses without a page: a record's id and earlier slugs lead to its page, and all
 * its addresses to the list while it is inactive. An earlier slug that another record uses now is
 * left to that record.
 * @param list the address of all services or projects, in any language; ids have English addresses
 * only
 */
export function recordRedirects(list: string, records: readonly Addressed[]): Redirect[] {
  const own = new Set(records.map(({ slug }) => slug));
  const seen = new Set<string>();
  const isEnglish = pathWithoutLocale(list) === list;
  return records.flatMap((record) => {
    const { _id, slug, formerSlugs, isActive } = record;
    const former = [pageOf(record), ...formerSlugs].filter((old) => !own.has(old));
    return [...(isEnglish ? [_id] : []), ...(isActive ? [] : [slug]), ...former]
      .filter((part) => SLUG.test(part) && !seen.has(part) && seen.add(part))
      .map((part) => ({ from: `${list}/${part}`, to: isActive ? `${list}/${slug}` : list }));
  });
}

/** Slug of the page in `content/` that a record overlays, if any. */
export function pageOf({ page, slug }: Pick<Addressed, "page" | "slug">): string {
  return page ?? slug;
}

/** The record of each page: the one filled from it, otherwise the one with the same slug. */
function pageHolders<Record extends Addressed>(records: readonly Record[]): Map<string, Record> {
  const bySlug = records
    .filter(({ page }) => page === undefined)
    .map((record) => [record.slug, record] as const);
  return new Map([
    ...bySlug,
    ...records.flatMap((record) =>
      record.page === undefined ? [] : [[record.page, record] as const],
    ),
  ]);
}

/** The staff's texts, and after them what the library says about a record's pictures. */
function withDescriptions({ images = [] }: Addressed, locale: Locale, fields: Pairs = {}): Pairs {
  const own = images.flatMap((picture) => {
    const { alts }: Described = typeof picture === "string" ? {} : picture;
    const [english, text] = [alts?.[DEFAULT_LOCALE], alts?.[locale]];
    return english && text ? [{ english, text }] : [];
  });
  return own.length === 0 ? fields : { ...fields, images: [...(fields["images"] ?? []), ...own] };
}

function languageOf(id: string): Locale {
  return id.replace(/\/.*/s, "") as Locale;
}

function slugIn(id: string): string {
  return id.slice(id.indexOf("/") + 1);
}
