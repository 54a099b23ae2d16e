/**
 * The addresses of the public site as functions, so that no page writes a path by hand. No trailing
 * slash anywhere.
 */
import { slugOf } from "./text/slug.ts";

export const LOCALES = ["en", "bn", "fr", "es"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "en";

/** `path` (starting with a slash) in a language: English has no prefix. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/**
 * The address of a page as links write it, from the path it was built or asked for under:
 * `/blog.html` and `/blog/` are `/blog`, `/index.html` is `/`.
 */
export function pagePath(pathname: string): string {
  return pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, "") || "/";
}

/** A page's address without its language: `/bn/blog` is `/blog`. */
export function pathWithoutLocale(path: string): string {
  const [, first, rest = ""] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  return LOCALES.some((locale) => locale === first) ? rest || "/" : path;
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
    feed: at("/rss.xml"),
    about: at("/about"),
    contact: at("/contact"),
    realEstate: at("/real-estate-solutions"),
    terms: at("/terms-condition"),
    privacy: at("/privacy-policy"),
    meeting: (brand: string) => at(`/meeting-with-${slugOf(brand)}`),
  };
}

/** Addresses of the API that public pages post to. */
export const API = {
  contact: "/api/contact",
  serviceRequest: "/api/service/submit-request",
  newsletter: "/api/newsletter",
} as const;

/**
 * Page of the server with the form of a request, `service` and `message` of its address filled in.
 */
export const REQUEST_PAGE = "/request";

/**
 * Where a form without script ends; which of those of its kind, a form says by the name in its
 * field `thanks`.
 */
export const THANKS_PAGES = {
  home: "/thank-you",
  contact: "/thank-you/contact",
  proposal: "/thank-you/proposal",
  request: "/thank-you/request",
  newsletter: "/newsletter/thank-you",
} as const;
export type Thanks = keyof typeof THANKS_PAGES;

/** Pages of the server that links in the newsletter's mails lead to. */
export const NEWSLETTER_PAGES = {
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const;

/** Pages of functions have one address in all languages. */
const FUNCTION_PAGES: readonly string[] = [REQUEST_PAGE, ...Object.values(NEWSLETTER_PAGES)];

/**
 * The frame of these pages, which the build writes for each language. Functions fetch it, so it
 * answers 200: its address is one that no visitor tries.
 */
export const FRAME = "/frame-for-functions";

/**
 * The address of the same page in another language. English has no language in its path, so that a
 * visitor who comes for it says so: what was remembered must not win.
 */
export function addressIn(language: Locale, address: string): string {
  const { pathname, searchParams } = new URL(address, "https://site.example");
  if (!FUNCTION_PAGES.includes(pathname)) {
    const path = localePath(language, pathWithoutLocale(pathname));
    return language === DEFAULT_LOCALE ? `${path}?lng=${language}` : path;
  }
  searchParams.delete("locale");
  searchParams.set("lng", language);
  return `${pathname}?${searchParams}`;
}

/**
 * `path` as the rest of the world writes it. Throws when the build does not know the site's own
 * address (`site` in the config).
 */
export function absoluteUrl(path: string, base: URL | undefined): string {
  if (!base) throw new Error("Absolute addresses need `site` in astro.config.mjs.");
  return new URL(path, base).href;
}

/** The `@id` of the agency in structured data, the same on every page. */
export function agencyId(base: URL | undefined): string {
  return absoluteUrl("/#agency", base);
}

/** Whether a deploy context of Netlify is a preview, which search engines must not list. */
export function isPreview(context: string | undefined): boolean {
  return context === "deploy-preview" || context === "branch-deploy";
}
