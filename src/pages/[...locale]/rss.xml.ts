/** The feed of the blog: every article with its whole text, all links and pictures absolute. */
import { getContainerRenderer } from "@astrojs/mdx/container-renderer";
import rss from "@astrojs/rss";
import type { APIContext } from "astro";
import { experimental_AstroContainer as AstroContainer } from "astro/container";
import { loadRenderers } from "astro:container";
import { localePath, siteLinks, type Locale } from "#domain/links.ts";
import { getArticleBody, getArticles, getFrame } from "#site/collections.ts";
import { dictionary, fill, localePaths } from "#site/i18n/translate.ts";
import FeedText from "#site/sections/blog/FeedText.astro";

export const getStaticPaths = localePaths;

export async function GET({ props, site: base }: APIContext<{ locale: Locale }>): Promise<Response> {
  if (!base) throw new Error("The feed needs `site` in astro.config.mjs.");
  const { locale } = props;
  const { site } = await getFrame(locale);
  const links = siteLinks(locale);
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });
  const items = (await getArticles(locale)).map(async (article) => {
    const { Content } = await getArticleBody(article);
    const text = await container.renderToString(Content);
    const html = await container.renderToString(FeedText, { props: { article, locale }, slots: { default: text } });
    return {
      title: article.title,
      link: new URL(links.article(article.id), base).href,
      pubDate: new Date(`${article.date}T00:00:00Z`),
      description: article.excerpt,
      categories: [article.category, ...article.tags],
      content: absolute(html, base, locale),
    };
  });
  return rss({
    title: fill(dictionary(locale).blog.feedTitle, { brand: site.brand, title: site.blog.title }, locale),
    description: site.blog.lede,
    site: new URL(links.blog, base).href,
    trailingSlash: false,
    xmlns: { atom: "http://www.w3.org/2005/Atom" },
    customData: `<language>${locale}</language><atom:link href="${new URL(links.feed, base).href}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(items),
  });
}

/** Feed readers show the text on a page of theirs, so no address may be relative. */
function absolute(html: string, base: URL, locale: Locale): string {
  return html
    .replace(/(\shref=")(\/(?!_astro\/)[^"]*)/g, (_, start: string, address: string) => start + localePath(locale, address))
    .replace(/(\s(?:href|src)=")(?=[/#])([^"]*)/g, (_, start: string, address: string) => start + new URL(address, base).href);
}
