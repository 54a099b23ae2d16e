/** Texts of the search, for the build and functions. */
import { common } from "#generated/texts/common.ts";
import { search } from "#generated/texts/search.ts";
import type { Locale } from "#domain/links.ts";
import { type Group, GROUPS } from "#domain/search/document.ts";
import { translator } from "./translator.ts";

export const searchText = translator(common, search);

/** The words of the page of results. */
export interface ResultTexts {
  title: string;
  label: string;
  send: string;
  groups: Readonly<Record<Group, string>>;
  /** What was found, in one sentence. */
  summary: string;
  useful: string;
  noneText: string;
  similar: string;
  ask: string;
  away: string;
}

export function resultTexts(locale: Locale, query = "", count = 0): ResultTexts {
  const t = searchText(locale);
  return {
    title: t("search.title"),
    label: t("search.label"),
    send: t("search.send"),
    groups: Object.fromEntries(
      GROUPS.map((group) => [group, t(`search.groups.${group}`)]),
    ) as ResultTexts["groups"],
    summary: count > 0 ? t("search.found", { count, query }) : t("search.none", { query }),
    useful: t("search.useful"),
    noneText: t("search.noneText"),
    similar: t("search.similar"),
    ask: t("search.ask"),
    away: t("search.away"),
  };
}
