/**
 * How the records of the staff become pages. The page in `content/` is the base: a record overlays the fields that it has, one
 * without such a page becomes a page of its own, and one that is not active hides its page.
 */
import { TEXT_CUTS } from "./limits.ts";
import { DEFAULT_LOCALE, pathWithoutLocale } from "./links.ts";
import { dollars } from "./money.ts";
import type { ProjectPage } from "./project.ts";
import type { PublishedList, PublishedProject, PublishedService } from "./published.ts";
import type { ServiceContent } from "./service.ts";
import { cutText, splitBullet } from "./text.ts";

/** A page in `content/`, with an id like `en/web-design-development`. */
export interface Entry<Data> {
  id: string;
  data: Data;
}

/** What all records have that decides about their pages. */
export interface Addressed {
  _id: string;
  slug: string;
  formerSlugs: readonly string[];
  page?: string | undefined;
  isActive: boolean;
}

/** The staff's category that says nothing: a page in `content/` keeps the one of the portfolio. */
const NO_CATEGORY = "Other";
/** The status of a project that visitors can use; any other is told in place of the launch. */
const LAUNCHED = "Completed";
const SERVICE_ICON = "layers";

/**
 * The pages with the records over them, in the staff's order; pages without a record stand where their own `order` says.
 * Other languages keep their own words and follow the address and the place of the English page.
 */
export function overlaid<Data extends { order: number }, Record extends Addressed>(
  pages: readonly Entry<Data>[],
  { records, gone }: Pick<PublishedList<Record>, "records" | "gone">,
  overlay: (record: Record, page: Data | undefined) => Data,
): Entry<Data>[] {
  const inEnglish = new Map(pages.flatMap(({ id, data }) => (languageOf(id) === DEFAULT_LOCALE ? [[slugIn(id), data]] : [])));
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
      ({ id }) => languageOf(id) === DEFAULT_LOCALE && !holders.has(slugIn(id)) && !gone.includes(slugIn(id)) && !slugs.has(slugIn(id)),
    )
    .toSorted((a, b) => a.data.order - b.data.order);
  for (const page of alone) made.splice(Math.min(page.data.order - 1, made.length), 0, page);

  const english = made.map(({ id, data }, index) => ({ id, data: { ...data, order: index + 1 } }));
  const orders = new Map(english.map(({ id, data }) => [slugIn(id), data.order]));
  const translated = pages.flatMap(({ id, data }) => {
    const slug = holders.get(slugIn(id))?.slug ?? slugIn(id);
    const order = orders.get(slug) ?? data.order;
    return languageOf(id) === DEFAULT_LOCALE ? [] : [{ id: `${languageOf(id)}/${slug}`, data: { ...data, order } }];
  });
  return [...english, ...translated];
}

/** The slug under which a page is found now, by the one that it has in `content/`: what other pages call it. */
export function currentSlugs(records: readonly Addressed[]): Map<string, string> {
  return new Map(Array.from(pageHolders(records), ([page, { slug }]) => [page, slug]));
}

export function overlayService<Picture>(
  record: PublishedService<Picture>,
  page: ServiceContent<Picture> | undefined,
): ServiceContent<Picture> {
  const { serviceType, shortDetails, fullDetails, bulletPoints } = record;
  const images = record.images.map(({ src, alt }) => ({ src, alt: alt || serviceType }));
  const base: ServiceContent<Picture> = page ?? {
    serviceType,
    shortDetails,
    fullDetails,
    bulletPoints,
    images,
    order: 1,
    icon: SERVICE_ICON,
    iconType: "lucide",
    metaDescription: cutText(shortDetails, TEXT_CUTS.metaDescription),
    techStack: [],
    process: [],
    benefits: [],
    testimonials: [],
    caseStudies: [],
    industries: [],
    faqs: [],
    relatedServices: [],
  };
  return {
    ...base,
    serviceType,
    shortDetails: shortDetails || base.shortDetails,
    fullDetails: filled(fullDetails, base.fullDetails),
    bulletPoints: filled(bulletPoints, base.bulletPoints),
    images: filled(images, base.images),
  };
}

export function overlayProject<Picture>(record: PublishedProject<Picture>, page: ProjectPage<Picture> | undefined): ProjectPage<Picture> {
  const { title, client, description, category, status, location, completionDate, budget, features } = record;
  const captions = new Map(page?.images.map(({ src, caption }) => [src, caption]));
  const images = record.images.map(({ src, alt }) => ({ src, alt: alt || title, caption: captions.get(src) ?? alt }));
  const descriptions = description.split(/\n{2,}/).filter((text) => text.trim() !== "");
  const launchDate = completionDate || page?.launchDate;
  const base: ProjectPage<Picture> = page
    ? { ...page }
    : {
        title,
        client,
        order: 1,
        category,
        metaDescription: cutText(descriptions[0] ?? title, TEXT_CUTS.metaDescription),
        descriptions,
        technologies: [],
        solution: { overview: "", features: [] },
        features: [],
        images,
        seoKeywords: [],
      };
  delete base.launchDate;
  return {
    ...base,
    title,
    client: client || base.client,
    category: category === NO_CATEGORY ? base.category : category,
    descriptions: filled(descriptions, base.descriptions),
    solution: { ...base.solution, features: filled(features.map(splitBullet), base.solution.features) },
    images: filled(images, base.images),
    ...(location !== "" && { location }),
    ...(budget !== undefined && budget !== null && { projectBudget: dollars(budget) }),
    ...(status !== LAUNCHED ? { status } : launchDate !== undefined && launchDate !== "" && { launchDate }),
  };
}

export interface Redirect {
  from: string;
  to: string;
}

/**
 * Where the addresses lead that are no page: the id of each record and its earlier slugs to its page, and all of them to the list
 * when it is not active. An earlier slug that is another record's by now is left to that one.
 * @param list the address of all services or projects, in whichever language; ids have addresses in English alone
 */
export function recordRedirects(list: string, records: readonly Addressed[]): Redirect[] {
  const own = new Set(records.map(({ slug }) => slug));
  const told = new Set<string>();
  const isEnglish = pathWithoutLocale(list) === list;
  return records.flatMap((record) => {
    const { _id, slug, formerSlugs, isActive } = record;
    const former = [pageOf(record), ...formerSlugs].filter((old) => !own.has(old));
    return [...(isEnglish ? [_id] : []), ...(isActive ? [] : [slug]), ...former]
      .filter((part) => !told.has(part) && told.add(part))
      .map((part) => ({ from: `${list}/${part}`, to: isActive ? `${list}/${slug}` : list }));
  });
}

/** Slug of the page in `content/` that a record overlays, if there is one. */
export function pageOf({ page, slug }: Pick<Addressed, "page" | "slug">): string {
  return page ?? slug;
}

/** Each page's record: the one that was filled from it, else the one of its slug. */
function pageHolders<Record extends Addressed>(records: readonly Record[]): Map<string, Record> {
  const bySlug = records.filter(({ page }) => page === undefined).map((record) => [record.slug, record] as const);
  return new Map([...bySlug, ...records.flatMap((record) => (record.page === undefined ? [] : [[record.page, record] as const]))]);
}

/** An empty field is one that the record does not have. */
function filled<Item>(own: Item[], base: Item[]): Item[] {
  return own.length > 0 ? own : base;
}

function languageOf(id: string): string {
  return id.slice(0, id.indexOf("/"));
}

function slugIn(id: string): string {
  return id.slice(id.indexOf("/") + 1);
}
