/** What can be found in a language, for the dialog, the search page and the not-found page. */
import { getContainerRenderer } from "@astrojs/mdx/container-renderer";
import type { APIContext } from "astro";
import { experimental_AstroContainer as AstroContainer } from "astro/container";
import { loadRenderers } from "astro:container";
import { type Locale, LOCALES, siteLinks } from "#domain/links.ts";
import { PARTS } from "#domain/content/parts.ts";
import type { SearchFile } from "#domain/search/document.ts";
import * as of from "#domain/search/documents.ts";
import { pageDocuments, usefulLinks } from "#domain/search/page-documents.ts";
import * as content from "#site/collections.ts";
import { sectionsOf } from "#site/markdown/sections.ts";

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }));

export async function GET({ params }: APIContext): Promise<Response> {
  const locale = params["locale"] as Locale;
  const links = siteLinks(locale);
  const site = await content.getSite(locale);
  const renderers = await loadRenderers([getContainerRenderer()]);
  const container = await AstroContainer.create({ renderers });
  const sectionsIn = async ({ Content }: Awaited<ReturnType<typeof content.getArticleBody>>) =>
    sectionsOf(await container.renderToString(Content));

  const faqs = await content.getFaqs(locale);
  const articles = (await content.getArticles(locale)).map(async (article) =>
    of.articleDocument(article, await sectionsIn(await content.getArticleBody(article)), locale),
  );
  const people = (await content.getPeople(locale)).map(async (person) => {
    const { leads } = await content.getWork(locale, person.slug);
    return of.personDocument(
      person,
      leads.map(({ name }) => name),
      locale,
    );
  });
  const legal = (["privacy-policy", "terms-condition"] as const).map(async (slug) => {
    const page = await content.getLegal(locale, slug);
    const href = slug === "privacy-policy" ? links.privacy : links.terms;
    return of.legalDocuments(page, await sectionsIn(page), href, locale);
  });
  const documents = [
    ...(await content.getServices(locale)).flatMap((one) => of.serviceDocuments(one, locale)),
    ...(PARTS.realEstate
      ? of.realEstateDocuments(await content.getRealEstate(locale), locale)
      : []),
    ...(await content.getPlatforms(locale)).map((one) =>
      of.platformDocument(one, site.storeService, locale),
    ),
    ...(await content.getProjects(locale)).map((one) => of.projectDocument(one, locale)),
    ...(await Promise.all(people)),
    ...(await Promise.all(articles)),
    ...(faqs ? of.homeQuestionDocuments(faqs.items, links.home, locale) : []),
    ...pageDocuments(site, locale),
    ...(await Promise.all(legal)).flat(),
  ];
  return Response.json({ useful: usefulLinks(locale), documents } satisfies SearchFile);
}
