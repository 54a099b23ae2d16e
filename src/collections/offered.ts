/** What goes across the pages that the agency offers: frame, brief, leads, and the works of a service. */
import type { BriefOffer } from "#domain/brief/brief.ts";
import { langIn, langOf, type Written } from "#domain/content/localised.ts";
import { PARTS } from "#domain/content/parts.ts";
import type { Site } from "#domain/content/site.ts";
import { ABOUT_MAX } from "#domain/limits.ts";
import { DEFAULT_LOCALE, type Locale, pathWithoutLocale, siteLinks } from "#domain/links.ts";
import {
  platformService,
  serviceCard,
  type ServiceMenu,
  serviceMenu,
} from "#domain/records/service-card.ts";
import { once } from "../once.ts";
import { movedSlugs } from "../record-pages.ts";
import {
  getPlatforms,
  getRealEstate,
  getServices,
  type Service,
  type ServiceCard,
} from "./services.ts";
import { getSite } from "./site.ts";
import {
  type Article,
  getArticles,
  getPeople,
  getProjects,
  type Person,
  type Project,
} from "./works.ts";

/** What a service can have to show. */
type Work = "projects" | "articles";

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
