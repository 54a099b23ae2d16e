/** The card of a service or platform for lists and menus. */
import { langIn, langOf, type Written } from "#domain/content/localised.ts";
import type { PlatformContent } from "#domain/content/platform.ts";
import type { Site } from "#domain/content/site.ts";
import { COUNTS } from "#domain/limits.ts";
import { type Locale, localePath, siteLinks } from "#domain/links.ts";
import type { ServiceContent } from "./service.ts";

export interface ServiceCard<Picture = unknown> {
  id: string;
  serviceType: string;
  shortDetails: string;
  /** A Lucide icon, or with `iconType` `image` the name of a word mark. */
  icon: string;
  iconType: "lucide" | "image";
  isEcommerce: boolean;
  /** The platform behind a store-management service, else `null`. */
  platformId: string | null;
  href: string;
  /** The card's picture, then its hover picture. */
  images: { src: Picture; alt: string; lang: Locale | undefined }[];
  /** Tools of a service, or works of a platform; the complete list. */
  tech: string[];
  /** The language of its name, if not that of the page. */
  lang: Locale | undefined;
  /** As `lang`, for the short details. */
  detailsLang: Locale | undefined;
}

export interface MenuEntry {
  id: string;
  serviceType: string;
  /** The service's own menu line, if it has one. */
  shortDetails: string;
  icon: string;
  href: string;
  /** As in a card. */
  lang: Locale | undefined;
  detailsLang: Locale | undefined;
}

/** The services menu: the services and the extra entries in `site.menu`. */
export interface ServiceMenu {
  services: MenuEntry[];
  extras: MenuEntry[];
  /** Heading of the extras, in their language. */
  extrasTitle: string;
}

type Slugged<Content> = Content & Pick<Written, "locale" | "inEnglish"> & { slug: string };

export function serviceCard<Picture>(
  service: Slugged<ServiceContent<Picture>>,
  locale: Locale,
): ServiceCard<Picture> {
  const { slug, serviceType, shortDetails, icon, iconType, images, techStack } = service;
  return {
    id: slug,
    serviceType,
    shortDetails,
    icon,
    iconType,
    isEcommerce: false,
    platformId: null,
    href: siteLinks(locale).service(slug),
    images: images
      .slice(0, 2)
      .map((picture) => ({ ...picture, lang: langOf(picture.alt, locale, service) })),
    tech: techStack.map((tool) => tool.name),
    lang: langOf(serviceType, locale, service),
    detailsLang: langOf(shortDetails, locale, service),
  };
}

/**
 * The name of the service for a platform.
 * @param storeService `site.storeService`, with `{platform}` for the platform's name.
 */
export function platformService({ name }: { name: string }, storeService: string): string {
  return storeService.replace("{platform}", name);
}

/** @param storeService as in `platformService`. */
export function platformCard<Picture>(
  platform: Slugged<PlatformContent<Picture>>,
  storeService: string,
  locale: Locale,
): ServiceCard<Picture> {
  const lang = langIn(locale, platform);
  return {
    id: platform.slug,
    serviceType: platformService(platform, storeService),
    shortDetails: platform.summary,
    icon: platform.logo,
    iconType: "image",
    isEcommerce: true,
    platformId: platform.slug,
    href: siteLinks(locale).platform(platform.slug),
    images: platform.bannerImages.slice(0, 2).map((picture) => ({ ...picture, lang })),
    tech: platform.details.services,
    lang,
    detailsLang: lang,
  };
}

/**
 * The first services, as many as fit the menu; the list page has all. `site` has the extra entries.
 */
export function serviceMenu(
  services: readonly Slugged<ServiceContent>[],
  site: Pick<Site, "menu" | "locale">,
  locale: Locale,
): ServiceMenu {
  return {
    services: services.slice(0, COUNTS.menuServices).map((service) => ({
      id: service.slug,
      serviceType: service.serviceType,
      shortDetails: service.menuLine ?? service.shortDetails,
      icon: service.icon,
      href: siteLinks(locale).service(service.slug),
      lang: langOf(service.serviceType, locale, service),
      detailsLang: langOf(service.shortDetails, locale, service),
    })),
    extrasTitle: site.menu?.title ?? "",
    extras: (site.menu?.entries ?? []).map((entry) => ({
      ...entry,
      href: entry.href.startsWith("/") ? localePath(locale, entry.href) : entry.href,
      lang: langIn(locale, site),
      detailsLang: langIn(locale, site),
    })),
  };
}

/** The cards for `slugs`, in that order, without unpublished services. */
export function relatedCards<Picture>(
  slugs: readonly string[],
  cards: readonly ServiceCard<Picture>[],
): ServiceCard<Picture>[] {
  return slugs.flatMap((slug) => cards.find((card) => card.id === slug) ?? []);
}
