/** The pages that are no entry of a collection, by what the menu calls them. */
import { PARTS } from "#domain/content/parts.ts";
import { langIn } from "#domain/content/localised.ts";
import type { Site } from "#domain/content/site.ts";
import { type Locale, siteLinks } from "#domain/links.ts";
import { answerTimes, siteText } from "#site/i18n/translate.ts";
import type { SearchDocument, SearchFile } from "./document.ts";

export function pageDocuments(site: Site, locale: Locale): SearchDocument[] {
  const t = siteText(locale);
  const links = siteLinks(locale);
  const lang = langIn(locale, site);
  const { brand, about, meeting, services, projects, blog, contacts, figures } = site;
  const { street, city, postalCode } = contacts.address;
  const contact = t("contactPage.metaDescription", {
    brand,
    city,
    time: answerTimes(site.promises, locale).contactPage,
  });
  const pages = [
    { href: links.home, title: brand, text: site.metaDescription, words: site.tagline, lang },
    {
      href: links.services,
      title: t("nav.services"),
      text: services.metaDescription,
      more: services.why.map(({ title, text }) => `${title}: ${text}`).join(" "),
      lang,
    },
    PARTS.projects && { href: links.projects, title: t("nav.projects"), text: projects.lede, lang },
    PARTS.blog && {
      href: links.blog,
      title: t("nav.blog"),
      text: blog.lede,
      words: blog.title,
      lang,
    },
    {
      href: links.about,
      title: t("nav.about"),
      text: about.lede,
      words: `${t("footer.about")} ${about.title}`,
      more: [
        about.mission,
        about.vision,
        ...about.values.map(({ title, text }) => `${title}: ${text}`),
      ].join(" "),
      lang,
    },
    {
      href: links.contact,
      title: t("nav.contact"),
      text: contact,
      words: [
        contacts.email,
        contacts.phone,
        street,
        city,
        postalCode,
        t("chat.support", { support: figures.support }),
      ].join(" · "),
    },
    {
      href: links.meeting,
      title: t("nav.meeting"),
      text: meeting.lede,
      words: meeting.title,
      lang,
    },
    {
      href: links.brief,
      title: t("brief.title"),
      text: t("briefPage.metaDescription"),
      words: t("briefPage.searchWords"),
    },
  ];
  return pages.flatMap((page) => (page ? [{ group: "pages", ...page }] : []));
}

/** The ways on before a visitor types. */
export function usefulLinks(locale: Locale): SearchFile["useful"] {
  const t = siteText(locale);
  const links = siteLinks(locale);
  return [
    { href: links.services, title: t("nav.services") },
    ...(PARTS.projects ? [{ href: links.projects, title: t("nav.projects") }] : []),
    ...(PARTS.blog ? [{ href: links.blog, title: t("nav.blog") }] : []),
    { href: links.brief, title: t("brief.title") },
    { href: links.contact, title: t("nav.contact") },
  ];
}
