import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import type { TextKey } from "#admin/i18n/i18n.ts";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import type { RecordKind } from "#domain/records/record.ts";
import type { TranslationLocale, Word } from "#domain/records/translation.ts";
import { FIELDS_OF, hasSeveral, maxOf, wordFields } from "#domain/records/words.ts";
import { languageName } from "#domain/text/words.ts";
import type { FormValues } from "./translation-values.ts";
import { WordRow } from "./WordRow.tsx";

interface Props {
  kind: RecordKind;
  record: object;
  words: readonly Word[];
  form: UseFormReturn<FormValues>;
  locale: TranslationLocale;
}

/** A card for each field with texts, each text beside its translation. */
export function WordCards({ kind, record, words, form, locale }: Props) {
  const { t } = useTranslation();
  const language = languageName(locale);
  const { images = [] } = record as { images?: string[] };
  return wordFields(FIELDS_OF[kind]).flatMap(([name, field]) => {
    const own = words.filter((word) => word.field === name);
    if (own.length === 0) return [];
    const title = t(field.label as TextKey);
    return [
      <section key={name} className="card form-card word-card" aria-labelledby={`words-${name}`}>
        <header>
          <h2 id={`words-${name}`}>{title}</h2>
          <p className="word-card__heads" aria-hidden="true">
            <span lang={DEFAULT_LOCALE}>{languageName(DEFAULT_LOCALE)}</span>
            <span lang={locale}>{language}</span>
          </p>
        </header>
        <ol className="words">
          {own.map((word, row) => (
            <WordRow
              key={`${row} ${word.english}`}
              word={word}
              name={`${name}.${row}.value`}
              form={form}
              locale={locale}
              max={maxOf(field)}
              label={
                hasSeveral(field)
                  ? t("translations.several", { field: title, n: word.index + 1, language })
                  : t("translations.one", { field: title, language })
              }
              {...(field.kind === "pictures" && { picture: images[word.index] })}
            />
          ))}
        </ol>
      </section>,
    ];
  });
}
