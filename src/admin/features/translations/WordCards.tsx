import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import type { TextKey } from "#admin/i18n/i18n.ts";
import type { RecordKind } from "#domain/records/record.ts";
import type { TranslationLocale, Word } from "#domain/records/translation.ts";
import { FIELDS_OF, hasSeveral, maxOf, wordFields } from "#domain/records/words.ts";
import { languageName } from "#domain/text/words.ts";
import { languageInWords } from "./language-in-words.ts";
import type { FormValues } from "./translation-values.ts";
import { WordRow } from "./WordRow.tsx";

interface Props {
  kind: RecordKind;
  record: object;
  words: readonly Word[];
  form: UseFormReturn<FormValues>;
  locale: TranslationLocale;
}

/**
 * Each text beside its translation: the single texts in one card, and a card for each field with
 * several.
 */
export function WordCards(props: Props) {
  const { t } = useTranslation();
  const fields = wordFields(FIELDS_OF[props.kind]).filter(([name]) =>
    props.words.some(({ field }) => field === name),
  );
  const [several, single] = [true, false].map((is) =>
    fields.filter(([, field]) => hasSeveral(field) === is),
  );
  return (
    <>
      {single && single.length > 0 && (
        <Card {...props} id="words" title={t("record.basics")} fields={single} />
      )}
      {several?.map((field) => (
        <Card
          key={field[0]}
          {...props}
          id={`words-${field[0]}`}
          title={t(field[1].label as TextKey)}
          fields={[field]}
        />
      ))}
    </>
  );
}

interface CardProps extends Props {
  id: string;
  title: string;
  fields: ReturnType<typeof wordFields>;
}

function Card({ id, title, fields, record, words, form, locale }: CardProps) {
  const { t } = useTranslation();
  const language = languageInWords(locale);
  const { images = [] } = record as { images?: string[] };
  return (
    <section className="card form-card word-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p aria-hidden="true" lang={locale}>
          {languageName(locale)}
        </p>
      </header>
      <ol className="words">
        {fields.flatMap(([name, field]) =>
          words
            .filter((word) => word.field === name)
            .map((word, row) => {
              const label = t(field.label as TextKey);
              return (
                <WordRow
                  key={`${name} ${row} ${word.english}`}
                  word={word}
                  name={`${name}.${row}.value`}
                  form={form}
                  locale={locale}
                  max={maxOf(field)}
                  {...(hasSeveral(field)
                    ? {
                        label: t("translations.several", {
                          field: label,
                          n: word.index + 1,
                          language,
                        }),
                      }
                    : { label: t("translations.one", { field: label, language }), title: label })}
                  {...(field.kind === "pictures" && { picture: images[word.index] })}
                />
              );
            }),
        )}
      </ol>
    </section>
  );
}
