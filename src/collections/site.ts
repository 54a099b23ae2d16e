/** What the whole site says, and what the build makes of `content/` besides its pages. */
import { type CollectionEntry, getCollection, getEntry } from "astro:content";
import * as agency from "#generated/agency.ts";
import { logoOf } from "#domain/brand/drawing.ts";
import { type List, localised, type Written } from "#domain/content/localised.ts";
import type { NewsletterWords } from "#domain/content/newsletter.ts";
import { PARTS } from "#domain/content/parts.ts";
import { type RedirectRule, siteRedirects } from "#domain/content/redirects.ts";
import { type ClientLogo, type Site, siteOf } from "#domain/content/site.ts";
import type { TimelineEntry } from "#domain/content/timeline.ts";
import { type Locale, LOCALES, siteLinks } from "#domain/links.ts";
import { recordRedirects } from "#domain/records/overlay.ts";
import type { Question } from "#domain/records/question.ts";
import type { RecordKind } from "#domain/records/record.ts";
import type { ContentWords } from "#domain/records/translation.ts";
import { once } from "../once.ts";
import { questionPages, recordLists } from "../record-pages.ts";
import { body, type Body, byOrder, list, type Page, pages } from "./read.ts";

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

/** The texts of the newsletter's box; `undefined` as in `getFaqs`. */
export async function getNewsletter(
  locale: Locale,
): Promise<(NewsletterWords & Written) | undefined> {
  if (!PARTS.newsletter) return undefined;
  const { data, ...file } = await list("newsletter", locale);
  return { ...data, ...file };
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
  const files = import.meta.glob<string>("../../content/clients/*.svg", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const [clients] = await getCollection("clients");
  return (clients?.data ?? []).map((client) => {
    try {
      return { ...client, ...logoOf(files[`../../content/clients/${client.id}.svg`] ?? "") };
    } catch (error) {
      const { message } = error as Error;
      throw new Error(`content/clients/${client.id}.svg ${message}.`, { cause: error });
    }
  });
}
