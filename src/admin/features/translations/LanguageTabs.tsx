/** The languages of a record's page: English in its form, the others in a form of their own. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { TRANSLATED, translationState } from "#domain/records/translation.ts";
import { FIELDS_OF, wordsOf } from "#domain/records/words.ts";
import { languageName } from "#domain/text/words.ts";
import { translationQueries } from "./queries.ts";

interface Props {
  kind: RecordKind;
  record: { _id: string };
}

/** Each language with how far it is translated. Nothing on a site in English alone. */
export function LanguageTabs({ kind, record }: Props) {
  const { t } = useTranslation();
  const { _id: id } = record;
  const { data: views } = useQuery({
    ...translationQueries.ofRecord(kind, id),
    enabled: TRANSLATED.length > 0,
  });
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isCounted = views !== undefined;
  useEffect(() => {
    if (strip.current) centreCurrent(strip.current);
    // The counts widen the tabs.
  }, [pathname, isCounted]);
  if (TRANSLATED.length === 0) return null;
  const english = wordsOf(FIELDS_OF[kind], record);
  return (
    <nav ref={strip} className="language-tabs" aria-label={t("translations.tabs")}>
      <NavLink to={`/${kind}/edit/${id}`} end lang={DEFAULT_LOCALE}>
        <b>{languageName(DEFAULT_LOCALE)}</b>
      </NavLink>
      {TRANSLATED.map((locale) => {
        const view = views?.find((one) => one.locale === locale);
        const state = view && translationState(english, view, view.content);
        const toDo = state ? state.missing + state.outdated : 0;
        return (
          <NavLink key={locale} to={`/${kind}/edit/${id}/${locale}`}>
            <b lang={locale}>{languageName(locale)}</b>
            {state && (
              <small>
                {toDo === 0 ? t("translations.whole") : t("translations.toDo", { count: toDo })}
                {!state.isPublished && ` · ${t("translations.hidden")}`}
              </small>
            )}
          </NavLink>
        );
      })}
    </nav>
  );
}

/** On a phone the strip is wider than the window. The page itself does not move. */
function centreCurrent(strip: HTMLElement): void {
  const tab = strip.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!tab) return;
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollLeft += tab.left + tab.width / 2 - (left + width / 2);
}
