/**
 * The addresses of the public site as functions, so that no page writes a path by hand. No trailing
 * slashes.
 */
import { brand, languages } from "#generated/agency.ts";
import { DEFAULT_LOCALE, type Locale } from "./languages.ts";
import { slugOf } from "./text/slug.ts";

export { DEFAULT_LOCALE, type Locale } from "./languages.ts";

/** The languages of the site, in the agency's order. */
export const LOCALES: readonly [Locale, ...Locale[]] = languages;

/** The language of texts and addresses for a person whose language the site may have given up. */
export function siteLocale(locale: Locale): Locale {
  return LOCALES.includes(locale) ? locale : DEFAULT_LOCALE;
}

/** `path` (starting with a slash) in a language: English has no prefix. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/**
 * The canonical address of a page, from its built or requested path: `/blog.html` and `/blog/`
 * become `/blog`, `/index.html` becomes `/`.
 */
export function pagePath(pathname: string): string {
  return pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, "") || "/";
}

/** A page's address without its language: `/bn/blog` becomes `/blog`. */
export function pathWithoutLocale(path: string): string {
  const [, first, rest = ""] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  return LOCALES.some((locale) => locale === first) ? rest || "/" : path;
}

/** The server's page with the results for `q`, in each language at an address of its own. */
export const SEARCH_PAGE = "/search";

/** Every public route of a language. */
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
    person: (slug: string) => at(`/people/${slug}`),
    contact: at("/contact"),
    brief: at("/brief"),
    /** The brief for a service or platform, by the last part of its address. */
    briefFor: (slug: string) => at(`/brief?service=${slug}`),
    realEstate: at("/real-estate-solutions"),
    terms: at("/terms-condition"),
    privacy: at("/privacy-policy"),
    search: at(SEARCH_PAGE),
    meeting: at(`/meeting-with-${slugOf(brand)}`),
  };
}

/** Addresses of the API that public pages post to. */
export const API = {
  contact: "/api/contact",
  serviceRequest: "/api/service/submit-request",
  newsletter: "/api/newsletter",
} as const;

/**
 * The server's page with the request form, prefilled from `service` and `message` in its address.
 */
export const REQUEST_PAGE = "/request";

/** The server's pages of the brief for browsers without JavaScript, step by step. */
export const BRIEF_STEPS = "/brief/steps";

/** What a brief can choose from: a file of the build in each language, for these pages. */
export const BRIEF_OFFER = "/brief-offer.json";

/** End pages of the forms without JavaScript; the field `thanks` names the one among its kind's. */
export const THANKS_PAGES = {
  home: "/thank-you",
  contact: "/thank-you/contact",
  proposal: "/thank-you/proposal",
  request: "/thank-you/request",
  newsletter: "/newsletter/thank-you",
} as const;
export type Thanks = keyof typeof THANKS_PAGES;

/** The server's pages behind the links in newsletter mails. */
export const NEWSLETTER_PAGES = {
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const;

/**
 * The server's pages with the receipts of enquiries: `/enquiry/<id>.<mark>`, or the page after a
 * withdrawal.
 */
export const RECEIPTS = "/enquiry/";
/** The parameter with the form's name, right after a message was sent without JavaScript. */
export const SENT = "sent";
export const WITHDRAWN_PAGE = `${RECEIPTS}withdrawn`;

/** The server's pages with previews of records: `/preview/<kind>/<record>/<link>.<mark>`. */
export const PREVIEWS = "/preview/";

/** The facts that texts name in braces: a file of the build in each language, for these pages. */
export const PAGE_FACTS = "/page-facts.json";

/** Pages served by functions have one address for all languages. */
const FUNCTION_PAGES: readonly string[] = [
  REQUEST_PAGE,
  BRIEF_STEPS,
  ...Object.values(NEWSLETTER_PAGES),
];

/**
 * The frame of these pages, which the build writes for each language. Functions fetch it, so it
 * answers 200, at an address that visitors do not try.
 */
export const FRAME = "/frame-for-functions";

/**
 * The address of the same page in another language. English has no prefix, so its address names it
 * in a parameter: otherwise the remembered language would win.
 */
export function addressIn(language: Locale, address: string): string {
  const { pathname, searchParams } = new URL(address, "https://site.example");
  const isForAll =
    FUNCTION_PAGES.includes(pathname) ||
    [RECEIPTS, PREVIEWS].some((start) => pathname.startsWith(start));
  for (const name of ["locale", "lng"]) searchParams.delete(name);
  if (isForAll || language === DEFAULT_LOCALE) searchParams.set("lng", language);
  const path = isForAll ? pathname : localePath(language, pathWithoutLocale(pathname));
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

/**
 * Returns the absolute URL of `path`. Throws when the build does not know the site's address
 * (`site` in the config).
 */
export function absoluteUrl(path: string, base: URL | undefined): string {
  if (!base) throw new Error("Absolute addresses need `site` in astro.config.mjs.");
  return new URL(path, base).href;
}

/** The `@id` of the agency in structured data, the same on every page. */
export function agencyId(base: URL | undefined): string {
  return absoluteUrl("/#agency", base);
}

/** The `@id` of a person in structured data, the same in every language. */
export function personId(slug: string, base: URL | undefined): string {
  return absoluteUrl(`${siteLinks(DEFAULT_LOCALE).person(slug)}#person`, base);
}

/** Whether a Netlify deploy context is a preview, which search engines must not list. */
export function isPreview(context: string | undefined): boolean {
  return context === "deploy-preview" || context === "branch-deploy";
}
