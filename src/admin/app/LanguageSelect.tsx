import { Languages } from "lucide-react";
import { changeLocale, locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { hasLanguages } from "#generated/agency.ts";
import { type Locale, LOCALES } from "#domain/links.ts";
import { languageName } from "#domain/text/words.ts";

/**
 * The languages of the staff area under their own names. A choice applies at once, and to the site
 * too. Nothing where there is only one.
 */
export function LanguageSelect() {
  const { t } = useTranslation();
  if (!hasLanguages) return null;
  return (
    <label className="language-select">
      <Languages />
      <span className="visually-hidden">{t("common.language")}</span>
      <select
        className="input"
        value={locale()}
        onChange={({ target }) => void changeLocale(target.value as Locale)}
      >
        {LOCALES.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageName(language)}
          </option>
        ))}
      </select>
    </label>
  );
}
