/**
 * The texts for components: whoever calls `useTranslation` is drawn anew when the language changes.
 * One context instead of the hook of react-i18next, which copies the whole of i18next for each
 * component that calls it: half a millisecond, in every row of a list.
 */
import i18next from "i18next";
import { createContext, use, useContext, useSyncExternalStore, type ReactNode } from "react";
import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";
import { locale, ready, t } from "./i18n.ts";

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);
const TEXTS = { t };

/** Around the application. Suspends until the texts of the language that was found have come. */
export function Translated({ children }: { children: ReactNode }) {
  use(ready);
  return <LocaleContext value={useSyncExternalStore(subscribe, locale)}>{children}</LocaleContext>;
}

export function useTranslation(): typeof TEXTS {
  useContext(LocaleContext);
  return TEXTS;
}

function subscribe(listener: () => void): () => void {
  i18next.on("languageChanged", listener);
  return () => {
    i18next.off("languageChanged", listener);
  };
}
