/** Services, platforms and real estate, with links between entries resolved. */
import type { ImageMetadata } from "astro";
import { localised, type Written } from "#domain/content/localised.ts";
import { type Priced, priced } from "#domain/content/price.ts";
import type { Site } from "#domain/content/site.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";
import {
  platformCard,
  relatedCards,
  serviceCard,
  type ServiceCard as Card,
} from "#domain/records/service-card.ts";
import { once } from "../once.ts";
import { movedSlugs, servicePages, staffPrices } from "../record-pages.ts";
import { byOrder, type Page, pages } from "./read.ts";
import { getSite } from "./site.ts";
import { getProjects } from "./works.ts";

export type ServiceCard = Card<ImageMetadata>;

export type Service = Priced<Page<"services">>;

export type Platform = Priced<Page<"platforms">>;

export type RealEstate = Page<"realEstate">;

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

export const getPlatforms = once(async (locale: Locale): Promise<Platform[]> => {
  const english = await pages("platforms", DEFAULT_LOCALE);
  const staff = await staffPrices("platforms");
  return priced(await pages("platforms", locale), english, staff).toSorted(byOrder);
});

export async function getRealEstate(
  locale: Locale,
): Promise<RealEstate & { related: ServiceCard[] }> {
  const [page] = await pages("realEstate", locale);
  if (!page) throw new Error("content/real-estate has no English page.");
  return withRelated(page);
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
