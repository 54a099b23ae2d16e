/**
 * The texts for components, which re-render when the language changes. The hook of react-i18next
 * would copy i18next for each component: half a millisecond in every row of a list.
 */
import i18next from "i18next";
import { createContext, type ReactNode, use, useContext, useSyncExternalStore } from "react";
import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";
import { locale, ready, t } from "./i18n.ts";

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);
const TEXTS = { t };

/** Wraps the application. Suspends until the texts of the detected language are loaded. */
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
