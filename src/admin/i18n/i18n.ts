/**
 * The language of the staff area: found and remembered as on the site, changed at once, without
 * loading the page again.
 * English is part of the application, and what is missing elsewhere is said in it; of the others,
 * only the one that is read is fetched.
 */
import i18next, { type BackendModule } from "i18next";
import LanguageDetector, { type DetectorOptions } from "i18next-browser-languagedetector";
import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";
import { formatter } from "#site/i18n/formatter.ts";
import { READING } from "#site/i18n/translator.ts";
import type { PlainKeys, Translate, Translation } from "#site/i18n/keys.ts";
import { en } from "./en.ts";

type Texts = typeof en;
/** A text that takes no values. */
export type TextKey = PlainKeys<Texts>;

const OTHERS: {
  readonly [Language in Exclude<Locale, "en">]: () => Promise<Translation<Language, Texts>>;
} = {
  bn: async () => (await import("./bn.ts")).bn,
  fr: async () => (await import("./fr.ts")).fr,
  es: async () => (await import("./es.ts")).es,
};

const chunks: BackendModule = {
  type: "backend",
  init() {
    // Nothing to set up.
  },
  read(language, _namespace, done) {
    OTHERS[language as keyof typeof OTHERS]().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error as Error, null),
    );
  },
};

/**
 * The order of the site's own detection (`scripts/early/language.js`), and the same place to
 * remember it.
 */
const detection: DetectorOptions = {
  order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
  lookupQuerystring: "lng",
  lookupCookie: "i18next",
  lookupLocalStorage: "i18nextLng",
  lookupSessionStorage: "i18nextLng",
  caches: ["localStorage"],
  convertDetectedLanguage: (tag) => tag.toLowerCase().split(/[-_]/)[0] ?? tag,
};

i18next.on("languageChanged", (language) => {
  document.documentElement.lang = language;
  // A cookie that somebody else has set would be found before what is remembered.
  if (/(^|; )i18next=/.test(document.cookie)) document.cookie = `i18next=${language};path=/`;
});

/** Comes true when there are texts to show. */
export const ready: Promise<unknown> = i18next
  .use(chunks)
  .use(formatter)
  .use(LanguageDetector)
  .init({
    ...READING,
    resources: { en: { translation: en } },
    partialBundledLanguages: true,
    detection,
  });

/**
 * A text outside of components, in the language of the moment. Inside, `useTranslation` also
 * follows a change.
 */
export const t = i18next.t.bind(i18next) as unknown as Translate<Texts>;

/** A text in English, the language of what staff write. */
export const inEnglish = i18next.getFixedT(DEFAULT_LOCALE) as unknown as Translate<Texts>;

/** The language of the moment. */
export function locale(): Locale {
  return i18next.resolvedLanguage as Locale;
}

/** Chooses another language, for good: one that the address asks for is chosen no more. */
export async function changeLocale(to: Locale): Promise<void> {
  const address = new URL(location.href);
  if (address.searchParams.has("lng")) {
    address.searchParams.delete("lng");
    history.replaceState(history.state, "", address);
    // The router would keep it otherwise, and put it back with the next filter.
    dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
  }
  await i18next.changeLanguage(to);
}
