/** The page of results, for links that are shared and for browsers without JavaScript. */
import { createElement } from "react";
import { DEFAULT_LOCALE, type Locale, LOCALES, siteLinks } from "#domain/links.ts";
import { SEARCH } from "#domain/page-limits.ts";
import { searchFile, type SearchFile } from "#domain/search/document.ts";
import { searchIn } from "#domain/search/engine.ts";
import { queryIn } from "#domain/search/query.ts";
import { framedPage } from "#server/forms/framed-page.ts";
import { builtFile } from "#server/http/built-file.ts";
import { PLAIN_HEADERS } from "#server/http/http.ts";
import { SearchPage } from "#site/forms/SearchPage.tsx";
import { resultTexts, searchText } from "#site/i18n/search-texts.ts";

const readIndex = builtFile("search index", searchFile, async (answer) =>
  searchIn((await answer.json()) as SearchFile),
);

export async function showResults({ request }: { request: Request }): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const query = queryIn(searchParams.get("q") ?? "");
  const asked = { ...(query && { q: query }) };
  const locale = localeOf(pathname, searchParams.get("lng"));
  if (!locale) return toEnglish(asked);

  const text = searchText(locale);
  const search = await readIndex(request, locale);
  const found = search?.find(query, SEARCH.shownOnPage);
  const title = query ? text("search.titleFor", { query }) : text("search.title");
  const address = `${siteLinks(locale).search}?${new URLSearchParams(asked)}`;
  return framedPage(
    request,
    { locale, title, address, ...(!search && { status: 503, headers: { "retry-after": "60" } }) },
    createElement(SearchPage, {
      action: siteLinks(locale).search,
      contact: siteLinks(locale).contact,
      query,
      found,
      useful: search?.useful ?? [],
      texts: resultTexts(locale, query, found?.total ?? 0),
    }),
  );
}

/** The language in the path; the English address may name another in `lng`. */
function localeOf(pathname: string, said: string | null): Locale | undefined {
  const isPlain = pathname.startsWith(siteLinks(DEFAULT_LOCALE).search);
  const [, first] = pathname.split("/");
  const named = LOCALES.find((known) => known === (isPlain ? said : first));
  return named ?? (isPlain ? DEFAULT_LOCALE : undefined);
}

/** For a language that the site does not have. */
function toEnglish(asked: Record<string, string>): Response {
  const location = `${siteLinks(DEFAULT_LOCALE).search}?${new URLSearchParams(asked)}`;
  return new Response(null, { status: 302, headers: { ...PLAIN_HEADERS, location } });
}
