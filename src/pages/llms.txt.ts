/**
 * The site in plain text for language models (llmstxt.org): the agency, and each relevant page with
 * one line.
 */
import type { APIRoute } from "astro";
import type { Price } from "#domain/brief/price.ts";
import { rangeParts } from "#domain/brief/range-words.ts";
import { PARTS } from "#domain/content/parts.ts";
import { absoluteUrl, DEFAULT_LOCALE, siteLinks } from "#domain/links.ts";
import { platformService } from "#domain/records/service-card.ts";
import {
  getArticles,
  getPeople,
  getPlatforms,
  getProjects,
  getRealEstate,
  getServices,
  getSite,
} from "#site/collections.ts";
import { priceTexts } from "#site/i18n/price-texts.ts";
import { searchText } from "#site/i18n/search-texts.ts";
import { siteText } from "#site/i18n/translate.ts";

interface Entry {
  name: string;
  path: string;
  about: string;
}

/** A description with the usual price. */
function withPrice(description: string, price: Price | undefined): string {
  if (!price) return description;
  const [from, to] = price.usual;
  const t = siteText(DEFAULT_LOCALE);
  const range = rangeParts(
    { from, to },
    priceTexts(DEFAULT_LOCALE),
    DEFAULT_LOCALE,
    price.per === "month",
  );
  return `${description} ${t("price.usual")}: ${range.own}.`;
}

export const GET: APIRoute = async ({ site: base }) => {
  const links = siteLinks(DEFAULT_LOCALE);
  const t = siteText(DEFAULT_LOCALE);
  const site = await getSite(DEFAULT_LOCALE);
  const realEstate = PARTS.realEstate ? [await getRealEstate(DEFAULT_LOCALE)] : [];
  const { email, phone, address } = site.contacts;

  const services = (await getServices(DEFAULT_LOCALE)).map(
    ({ serviceType, slug, metaDescription, price }) => ({
      name: serviceType,
      path: links.service(slug),
      about: withPrice(metaDescription, price),
    }),
  );
  const stores = (await getPlatforms(DEFAULT_LOCALE)).map((platform) => ({
    name: platformService(platform, site.storeService),
    path: links.platform(platform.slug),
    about: withPrice(platform.details.seo.metaDescription, platform.price),
  }));
  const photos = realEstate.map(({ serviceType, metaDescription }) => ({
    name: serviceType,
    path: links.realEstate,
    about: metaDescription,
  }));
  const projects = (await getProjects(DEFAULT_LOCALE)).map(({ title, slug, metaDescription }) => ({
    name: title,
    path: links.project(slug),
    about: metaDescription,
  }));
  const articles = (await getArticles(DEFAULT_LOCALE)).map(({ title, id, metaDescription }) => ({
    name: title,
    path: links.article(id),
    about: metaDescription,
  }));
  const team = (await getPeople(DEFAULT_LOCALE)).map(({ name, role, slug, does }) => ({
    name: `${name}, ${role}`,
    path: links.person(slug),
    about: does,
  }));
  const company = [
    { name: t("nav.about"), path: links.about, about: site.about.lede },
    {
      name: t("nav.contact"),
      path: links.contact,
      about: `${email}, ${phone}, ${address.street}, ${address.city} ${address.postalCode}`,
    },
    { name: t("nav.meeting"), path: links.meeting, about: site.meeting.lede },
    {
      name: searchText(DEFAULT_LOCALE)("search.title"),
      path: links.search,
      about: `${searchText(DEFAULT_LOCALE)("search.label")}, ${absoluteUrl(links.search, base)}?q=logo`,
    },
  ];

  const section = (title: string, entries: Entry[]) =>
    entries.length > 0 &&
    [
      `## ${title}`,
      "",
      ...entries.map(
        ({ name, path, about }) => `- [${name}](${absoluteUrl(path, base)}): ${about}`,
      ),
      "",
    ].join("\n");
  return new Response(
    [
      `# ${site.brand}\n`,
      `> ${site.metaDescription}\n`,
      section(t("nav.services"), [...services, ...stores, ...photos]),
      section(t("nav.projects"), projects),
      section(t("nav.blog"), articles),
      section(t("nav.about"), company),
      section(t("people.title"), team),
    ]
      .filter((lines) => lines !== false)
      .join("\n"),
  );
};
