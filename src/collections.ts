/**
 * All content for pages, by language, with the staff's records over it: sorted, with English for
 * missing translations, and with links between entries resolved. Only this file and `record-pages.ts`
 * call `getCollection`. Pictures are Astro's `ImageMetadata`.
 */
import type { ImageMetadata } from "astro";
import { type CollectionEntry, getCollection, getEntry, render } from "astro:content";
import * as agency from "#generated/agency.ts";
import type { BriefOffer } from "#domain/brief/brief.ts";
import { logoOf } from "#domain/brand/drawing.ts";
import type { NewsletterWords } from "#domain/content/newsletter.ts";
import { PARTS } from "#domain/content/parts.ts";
import {
  bylineOf,
  type Byline,
  type Person as PersonOf,
  wholePeople,
} from "#domain/content/person.ts";
import { type Priced, priced } from "#domain/content/price.ts";
import {
  langIn,
  langOf,
  type List,
  type Localised,
  localised,
  type Written,
} from "#domain/content/localised.ts";
import { type RedirectRule, siteRedirects } from "#domain/content/redirects.ts";
import { type ClientLogo, type Site, siteOf } from "#domain/content/site.ts";
import type { TimelineEntry } from "#domain/content/timeline.ts";
import { ABOUT_MAX } from "#domain/limits.ts";
import {
  DEFAULT_LOCALE,
  type Locale,
  LOCALES,
  pathWithoutLocale,
  siteLinks,
} from "#domain/links.ts";
import { recordRedirects } from "#domain/records/overlay.ts";
import type { ProjectPage } from "#domain/records/project.ts";
import type { Question } from "#domain/records/question.ts";
import type { RecordKind } from "#domain/records/record.ts";
import {
  platformCard,
  platformService,
  relatedCards,
  serviceCard,
  type ServiceCard as Card,
  type ServiceMenu,
  serviceMenu,
} from "#domain/records/service-card.ts";
import type { ContentWords } from "#domain/records/translation.ts";
import { once } from "./once.ts";
import {
  movedSlugs,
  projectPages,
  questionPages,
  recordLists,
  servicePages,
  staffPrices,
} from "./record-pages.ts";

export { getBuildInfo, getLastChange } from "./record-pages.ts";

type PageCollection = "services" | "platforms" | "projects" | "articles" | "realEstate" | "legal";

/** Collections of optional parts. */
const IS_THERE: Partial<Record<PageCollection, boolean>> = {
  platforms: PARTS.platforms,
  articles: PARTS.blog,
  realEstate: PARTS.realEstate,
};

/** What a service can have to show. */
type Work = "projects" | "articles";

type Content<C extends PageCollection> = CollectionEntry<C>["data"];
type Page<C extends PageCollection> = Localised<Content<C>>;
type Body = Awaited<ReturnType<typeof render>>;

export type ServiceCard = Card<ImageMetadata>;
export type Service = Priced<Page<"services">>;
export type Platform = Priced<Page<"platforms">>;
export type Project = Localised<ProjectPage<ImageMetadata>>;
/** With its author resolved: `person` is theirs if they are one of the agency. */
export type Article = Page<"articles"> & Byline<ImageMetadata>;
export type Person = PersonOf<ImageMetadata>;
export type RealEstate = Page<"realEstate">;
export type Legal = Page<"legal">;

/**
 * A client of the carousel with its one-colour logo: `shapes` is the content of an SVG of `width`
 * by `height`.
 */
export interface Client extends ClientLogo {
  width: number;
  height: number;
  shapes: string;
}

export const getSite = once(async (locale: Locale): Promise<Site> => {
  const { data, ...file } = await list("site", locale);
  return { ...siteOf(agency, data, file.locale), ...file };
});

/** `undefined` when the site lacks this part, and when staff show no question. */
export async function getFaqs(locale: Locale): Promise<List<Question> | undefined> {
  if (!PARTS.faqs) return undefined;
  const file = await list("faqs", locale);
  const items = localised(await questionPages(), locale).toSorted(byOrder);
  return items.length > 0 ? { items, locale: file.locale, written: file.written } : undefined;
}

/** In file order; `undefined` as in `getFaqs`. */
export async function getTimeline(locale: Locale): Promise<List<TimelineEntry> | undefined> {
  if (!PARTS.timeline) return undefined;
  const { data, ...file } = await list("timeline", locale);
  return { items: data, ...file };
}

export const getServices = once(async (locale: Locale): Promise<Service[]> => {
  const pages = await servicePages();
  const english = localised(pages, DEFAULT_LOCALE);
  const services = priced(localised(pages, locale), english, await staffPrices("services"));
  return services.toSorted(byOrder);
});

/** A service and the cards of its related services. */
export async function getService(
  locale: Locale,
  slug: string,
): Promise<(Service & { related: ServiceCard[] }) | undefined> {
  const service = (await getServices(locale)).find((entry) => entry.slug === slug);
  return (
    service && {
      ...(await withRelated(service)),
      caseStudies: await reachable(service.caseStudies, "url"),
    }
  );
}

/** The agency's services as the about page words them, limited to those with a page. */
export async function getOffers(locale: Locale): Promise<Site["about"]["services"]> {
  const { about } = await getSite(locale);
  return reachable(about.services, "href");
}

/** All service cards: the platforms first, then the services. */
export const getServiceCards = once(async (locale: Locale): Promise<ServiceCard[]> => {
  const { storeService } = await getSite(locale);
  return [
    ...(await getPlatforms(locale)).map((platform) => platformCard(platform, storeService, locale)),
    ...(await getServices(locale)).map((service) => serviceCard(service, locale)),
  ];
});

/** A page of what the agency offers: a service, a platform or real estate. */
interface OfferedPage {
  slug: string;
  name: string;
  /** The language of the name, if not that of the list. */
  lang: Locale | undefined;
  href: string;
  price?: Service["price"];
  /** In the English list: the slug of the person who leads it. */
  lead?: string | undefined;
}

const offeredPages = once(async (locale: Locale): Promise<OfferedPage[]> => {
  const links = siteLinks(locale);
  const { storeService } = await getSite(locale);
  const realEstate = PARTS.realEstate ? [await getRealEstate(locale)] : [];
  return [
    ...(await getServices(locale)).map(({ slug, serviceType: name, price, lead, ...page }) => ({
      ...{ slug, name, price, lead },
      lang: langOf(name, locale, page),
      href: links.service(slug),
    })),
    ...(await getPlatforms(locale)).map(({ slug, price, lead, ...page }) => ({
      ...{ slug, price, lead },
      name: platformService(page, storeService),
      lang: langIn(locale, page),
      href: links.platform(slug),
    })),
    ...realEstate.map(({ slug, serviceType: name, lead, ...page }) => ({
      ...{ slug, name, lead },
      lang: langIn(locale, page),
      href: links.realEstate,
    })),
  ];
});

/** What a brief can choose from. */
export const getBriefOffer = once(async (locale: Locale): Promise<BriefOffer> => {
  const services = (await offeredPages(locale)).map(({ slug: id, name, lang, price }) => ({
    id,
    name,
    lang,
    price,
  }));
  return {
    // A platform may have the name of a service that staff added.
    services: services.filter(({ id }, at) => services.findIndex((one) => one.id === id) === at),
    projects: (await getProjects(locale)).slice(0, ABOUT_MAX).map((project) => ({
      path: siteLinks(DEFAULT_LOCALE).project(project.slug),
      title: project.title,
      lang: langOf(project.title, locale, project),
    })),
  };
});

/**
 * The data for the frame of every page: the site in this language, the agency in English for
 * structured data, and the services menu.
 */
export const getFrame = once(
  async (locale: Locale): Promise<{ site: Site; agency: Site; menu: ServiceMenu }> => {
    const site = await getSite(locale);
    return {
      site,
      agency: await getSite(DEFAULT_LOCALE),
      menu: serviceMenu(await getServices(locale), site, locale),
    };
  },
);

export const getPlatforms = once(async (locale: Locale): Promise<Platform[]> => {
  const english = await pages("platforms", DEFAULT_LOCALE);
  const staff = await staffPrices("platforms");
  return priced(await pages("platforms", locale), english, staff).toSorted(byOrder);
});

/** Empty when the site lacks the part, whatever the store holds. */
export const getProjects = once(async (locale: Locale): Promise<Project[]> =>
  PARTS.projects ? localised(await projectPages(), locale).toSorted(byOrder) : [],
);

/** Newest first; of two from the same day, the smaller number first. */
export async function getArticles(locale: Locale): Promise<Article[]> {
  const articles = (await pages("articles", locale)).map(async (article) => ({
    ...article,
    ...bylineOf(article, await getPeople(article.locale)),
  }));
  return (await Promise.all(articles)).toSorted(
    (a, b) => b.date.localeCompare(a.date) || a.id - b.id,
  );
}

/** The text of an article, as a component. */
export async function getArticleBody(article: Article): Promise<Body> {
  return body("articles", article);
}

/** The team in its order; empty when the site lacks the part. */
export const getPeople = once(async (locale: Locale): Promise<Person[]> => {
  const files = PARTS.people ? await getCollection("people") : [];
  return localised(wholePeople<ImageMetadata>(files), locale).toSorted(byOrder);
});

/** What a person leads, of the pages that the site has now, and their articles, newest first. */
export async function getWork(
  locale: Locale,
  slug: string,
): Promise<{ leads: OfferedPage[]; articles: Article[] }> {
  const leads = await leadsByPath();
  return {
    leads: (await offeredPages(locale)).filter(
      ({ href }) => leads.get(pathWithoutLocale(href)) === slug,
    ),
    articles: (await getArticles(locale)).filter(({ person }) => person?.slug === slug),
  };
}

/** The person who leads the page at an address, in the words of a language. */
export async function getLead(locale: Locale, href: string): Promise<Person | undefined> {
  const lead = (await leadsByPath()).get(pathWithoutLocale(href));
  return (await getPeople(locale)).find(({ slug }) => slug === lead);
}

const leadsByPath = once(
  async () =>
    new Map((await offeredPages(DEFAULT_LOCALE)).map(({ href, lead }) => [href, lead] as const)),
);

/** The texts of the newsletter's box; `undefined` as in `getFaqs`. */
export async function getNewsletter(
  locale: Locale,
): Promise<(NewsletterWords & Written) | undefined> {
  if (!PARTS.newsletter) return undefined;
  const { data, ...file } = await list("newsletter", locale);
  return { ...data, ...file };
}

export async function getRealEstate(
  locale: Locale,
): Promise<RealEstate & { related: ServiceCard[] }> {
  const [page] = await pages("realEstate", locale);
  if (!page) throw new Error("content/real-estate has no English page.");
  return withRelated(page);
}

/**
 * The service of a project or article, in the page's actual language. `undefined` without one, and
 * while its service has no page.
 */
export async function getServiceOf(
  kind: Work,
  { slug, locale }: { slug: string } & Written,
): Promise<ServiceCard | undefined> {
  const service = (await servicesOf(kind)).get(slug);
  const page = (await getServices(locale)).find((entry) => entry.slug === service);
  return page && serviceCard(page, locale);
}

/** The projects and articles of a service, in a language. */
export async function getWorksOf(
  service: string,
  locale: Locale,
): Promise<{ projects: Project[]; articles: Article[] }> {
  const ofProjects = await servicesOf("projects");
  const ofArticles = await servicesOf("articles");
  return {
    projects: (await getProjects(locale)).filter(({ slug }) => ofProjects.get(slug) === service),
    articles: (await getArticles(locale)).filter(({ slug }) => ofArticles.get(slug) === service),
  };
}

/** A legal page with its text as a component, and its headings. */
export async function getLegal(
  locale: Locale,
  slug: "privacy-policy" | "terms-condition",
): Promise<Legal & Body> {
  const page = (await pages("legal", locale)).find((entry) => entry.slug === slug);
  if (!page) throw new Error(`content/legal/en/${slug}.mdx is missing.`);
  return { ...page, ...(await body("legal", page)) };
}

/** The pictures of `content/`, with the uses by its files. */
export async function getContentPictures(): Promise<CollectionEntry<"pictures">["data"][]> {
  return (await getCollection("pictures")).map(({ data }) => data);
}

/** The texts of a kind's pages in `content/` with their translations, for the staff's form. */
export async function getContentWords(kind: RecordKind): Promise<ContentWords> {
  return (await getEntry("words", kind))?.data ?? {};
}

/**
 * Every redirect of the site. Those of records come first and are temporary: names and visibility
 * may change back.
 */
export async function getRedirects(): Promise<RedirectRule[]> {
  const { services, projects } = await recordLists();
  const ofRecords = LOCALES.map(siteLinks).flatMap((links) => [
    ...recordRedirects(links.services, services?.records ?? []),
    ...(PARTS.projects ? recordRedirects(links.projects, projects?.records ?? []) : []),
  ]);
  const [moved] = PARTS.redirects ? await getCollection("redirects") : [];
  return [
    ...ofRecords.map((rule) => ({ ...rule, status: 302 as const })),
    ...siteRedirects(moved?.data ?? []),
  ];
}

/** The clients in file order. */
export async function getClients(): Promise<Client[]> {
  if (!PARTS.clients) return [];
  const files = import.meta.glob<string>("../content/clients/*.svg", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const [clients] = await getCollection("clients");
  return (clients?.data ?? []).map((client) => {
    try {
      return { ...client, ...logoOf(files[`../content/clients/${client.id}.svg`] ?? "") };
    } catch (error) {
      const { message } = error as Error;
      throw new Error(`content/clients/${client.id}.svg ${message}.`, { cause: error });
    }
  });
}

/** Current slugs of services by the slug of a project or article, as the English files say. */
const servicesOf = once(async (kind: Work): Promise<Map<string, string>> => {
  const { services: current } = await movedSlugs();
  const works =
    kind === "projects" ? await getProjects(DEFAULT_LOCALE) : await getArticles(DEFAULT_LOCALE);
  return new Map(
    works.flatMap(({ slug, service }) =>
      service === undefined ? [] : [[slug, current.get(service) ?? service] as const],
    ),
  );
});

/** The content of a collection with one file per language. */
async function list<C extends "site" | "faqs" | "timeline" | "newsletter">(
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

async function pages<C extends PageCollection>(collection: C, locale: Locale): Promise<Page<C>[]> {
  const entries = (IS_THERE[collection] ?? true) ? await getCollection(collection) : [];
  return localised<Content<C>>(entries, locale);
}

async function body(
  collection: "articles" | "legal",
  page: { slug: string; locale: Locale },
): Promise<Body> {
  const entry = await getEntry(collection, `${page.locale}/${page.slug}`);
  if (!entry) throw new Error(`There is no ${collection} entry ${page.locale}/${page.slug}.`);
  return render(entry);
}

/** Adds the related cards, in the page's actual language. */
async function withRelated<P extends { relatedServices: string[] } & Written>(
  page: P,
): Promise<P & { related: ServiceCard[] }> {
  const { services: current } = await movedSlugs();
  const slugs = page.relatedServices.map((slug) => current.get(slug) ?? slug);
  return { ...page, related: relatedCards(slugs, await getServiceCards(page.locale)) };
}

/**
 * The items whose link leads to a page, with its current address: staff may have renamed, hidden or
 * deleted it.
 */
async function reachable<Key extends string, Item extends Record<Key, string>>(
  items: readonly Item[],
  key: Key,
): Promise<Item[]> {
  const moved = await movedSlugs();
  const pages = {
    services: await getServices(DEFAULT_LOCALE),
    projects: await getProjects(DEFAULT_LOCALE),
  };
  return items.flatMap((item) => {
    const [, kind, slug = ""] = /^\/(services|projects)\/([^/#?]+)$/.exec(item[key]) ?? [];
    if (kind !== "services" && kind !== "projects") return [item];
    const now = moved[kind].get(slug) ?? slug;
    return pages[kind].some((page) => page.slug === now)
      ? [{ ...item, [key]: `/${kind}/${now}` }]
      : [];
  });
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}
