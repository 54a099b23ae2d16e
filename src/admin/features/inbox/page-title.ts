/** The title of a page of the site, as the page itself says it. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useBrand } from "#admin/lib/brand.ts";
import { localePath, pathWithoutLocale, siteLocale } from "#domain/links.ts";

/**
 * The title in the reader's language; until it is known, and where there is no such page any more,
 * its English path.
 */
export function usePageTitle(path: string): string {
  const { t } = useTranslation();
  const { name } = useBrand();
  const english = pathWithoutLocale(path);
  const isHome = english === "/";
  const own = localePath(siteLocale(locale()), english);
  const { data } = useQuery({ ...pageTitle(own), enabled: !isHome });
  if (isHome) return t("answer.homePage");
  return data?.replace(` - ${name}`, "") || english;
}

const pageTitle = (path: string) =>
  queryOptions({
    queryKey: ["page-title", path],
    queryFn: async ({ signal }) => {
      const answer = await fetch(path, { signal });
      // A page that is gone may lead to another one.
      if (!answer.ok || plain(new URL(answer.url).pathname) !== plain(path)) return "";
      return new DOMParser().parseFromString(await answer.text(), "text/html").title;
    },
    staleTime: Infinity,
    retry: false,
  });

function plain(path: string): string {
  return path.replace(/\/$/, "");
}
