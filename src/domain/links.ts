/** The addresses of the public site as functions, so that no page writes a path by hand. No trailing slash anywhere. */
import { slugOf } from "./slug.ts";

export const LOCALES = ["en", "bn", "fr", "es"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "en";

/** `path` (starting with a slash) in a language: English has no prefix. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** Every public route below one language. */
export function siteLinks(locale: Locale) {
  const at = (path: string) => localePath(locale, path);
  return {
    home: at("/"),
    services: at("/services"),
    service: (slug: string) => at(`/services/${slug}`),
    platform: (id: string) => at(`/platform/${id}`),
    projects: at("/projects"),
    project: (slug: string) => at(`/projects/${slug}`),
    blog: at("/blog"),
    article: (id: number) => at(`/blog/${id}`),
    about: at("/about"),
    contact: at("/contact"),
    realEstate: at("/real-estate-solutions"),
    terms: at("/terms-condition"),
    privacy: at("/privacy-policy"),
    meeting: (brand: string) => at(`/meeting-with-${slugOf(brand)}`),
  };
}

export type SiteLinks = ReturnType<typeof siteLinks>;

/** Addresses of the API that public pages post to. */
export const API = { contact: "/api/contact", serviceRequest: "/api/service/submit-request" } as const;
