/** The blog's feed: every article with its whole text, in markup for feed readers. */
import { getContainerRenderer } from "@astrojs/mdx/container-renderer";
import rss from "@astrojs/rss";
import type { APIContext } from "astro";
import { experimental_AstroContainer as AstroContainer } from "astro/container";
import { loadRenderers } from "astro:container";
import { type Locale, siteLinks } from "#domain/links.ts";
import { typedText } from "#domain/text/typed-text.ts";
import { getArticleBody, getArticles, getFrame } from "#site/collections.ts";
import { pathsOfPart, siteText } from "#site/i18n/translate.ts";
import { feedHtml } from "#site/markdown/feed.ts";
import FeedText from "#site/sections/blog/FeedText.astro";

export const getStaticPaths = pathsOfPart("blog");

export async function GET({
  props,
  site: base,
}: APIContext<{ locale: Locale }>): Promise<Response> {
  if (!base) throw new Error("The feed needs `site` in astro.config.mjs.");
  const { locale } = props;
  const { site } = await getFrame(locale);
  const links = siteLinks(locale);
  const container = await AstroContainer.create({
    renderers: await loadRenderers([getContainerRenderer()]),
  });
  const items = (await getArticles(locale)).map(async (article) => {
    const { Content } = await getArticleBody(article);
    const text = await container.renderToString(Content);
    const html = await container.renderToString(FeedText, {
      props: { article, locale },
      slots: { default: text },
    });
    const page = new URL(links.article(article.id), base);
    return {
      title: article.title,
      link: page.href,
      pubDate: new Date(`${article.date}T00:00:00Z`),
      description: article.excerpt,
      // RSS has no day of a change, Atom has.
      ...(article.updated && {
        customData: `<atom:updated>${article.updated}T00:00:00Z</atom:updated>`,
      }),
      categories: [...new Set([article.category, ...article.tags])],
      // One control character in one article would make the whole feed unreadable.
      content: typedText(feedHtml(html, page, locale)),
    };
  });
  return rss({
    title: siteText(locale)("blog.feedTitle", { brand: site.brand, title: site.blog.title }),
    description: site.blog.lede,
    site: new URL(links.blog, base).href,
    trailingSlash: false,
    xmlns: { atom: "http://www.w3.org/2005/Atom" },
    customData: `<language>${locale}</language><atom:link href="${new URL(links.feed, base).href}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(items),
  });
}
