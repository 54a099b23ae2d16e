/**
 * The language of the staff area: detected and remembered as on the site, changed without a reload.
 * English is bundled and fills gaps; another language is loaded on demand. The texts of the screens
 * behind the dashboard load with the first of them, in every language in use.
 */
import i18next, { type BackendModule } from "i18next";
import LanguageDetector, { type DetectorOptions } from "i18next-browser-languagedetector";
import { others, work } from "#generated/admin-texts.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";
import { formatter } from "#site/i18n/formatter.ts";
import type { PlainKeys, Translate } from "#site/i18n/keys.ts";
import type { work as workTexts } from "#site/i18n/en/work.ts";
import { READING } from "#site/i18n/translator.ts";
import { en } from "./en.ts";

type Texts = typeof en & typeof workTexts;
/** A text that takes no values. */
export type TextKey = PlainKeys<Texts>;

type Loaders = Readonly<Record<string, () => Promise<object>>>;
const OTHERS: Loaders = others;
const WORK: Loaders = work;
let working: Promise<void> | undefined;

const chunks: BackendModule = {
  type: "backend",
  init() {
    // Nothing to set up.
  },
  read(language, _namespace, done) {
    textsIn(language).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error as Error, null),
    );
  },
};

async function textsIn(language: string): Promise<object> {
  const texts = await OTHERS[language]?.();
  return working ? { ...texts, ...(await WORK[language]?.()) } : { ...texts };
}

/** The order and the storage of the site's own detection (`scripts/early/language.js`). */
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
  // An existing cookie would win over the stored choice.
  if (/(^|; )i18next=/.test(document.cookie)) document.cookie = `i18next=${language};path=/`;
});

/** Resolves when the texts are loaded. */
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

/** Loads the texts of the screens behind the dashboard. Rejects when a file does not come. */
function loadWork(): Promise<void> {
  working ??= addWork().catch((error: unknown) => {
    working = undefined;
    throw error;
  });
  return working;
}

/** Loads a part of the code together with these texts. */
export function withWork<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadWork()]))[0];
}

/** A language that loads later brings them itself. */
async function addWork(): Promise<void> {
  await ready;
  for (const language of Object.keys(i18next.store.data))
    i18next.addResourceBundle(language, "translation", await WORK[language]?.(), true);
}

/**
 * A text outside of components, in the current language. Components use `useTranslation`, which
 * follows changes.
 */
export const t = i18next.t.bind(i18next) as unknown as Translate<Texts>;

/** A text in English, the language of the content. */
export const inEnglish = i18next.getFixedT(DEFAULT_LOCALE) as unknown as Translate<Texts>;

/** The current language. */
export function locale(): Locale {
  return i18next.resolvedLanguage as Locale;
}

/** Changes the language permanently, and removes a language from the address. */
export async function changeLocale(to: Locale): Promise<void> {
  const address = new URL(location.href);
  if (address.searchParams.has("lng")) {
    address.searchParams.delete("lng");
    history.replaceState(history.state, "", address);
    // Otherwise the router would restore it with the next filter.
    dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
  }
  await i18next.changeLanguage(to);
}
