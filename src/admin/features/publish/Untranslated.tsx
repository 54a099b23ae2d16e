import type { RecordState } from "#domain/records/publishing.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { fieldName } from "./field-name.ts";

/**
 * Which words of a record pages in other languages show in English: they were changed after they
 * were translated.
 */
export function Untranslated({
  kind,
  state: { untranslated },
}: {
  kind: RecordKind;
  state: RecordState;
}) {
  const { t } = useTranslation();
  if (!untranslated) return null;
  const names = new Intl.DisplayNames(locale(), { type: "language" });
  const inWords = (items: string[]) => new Intl.ListFormat(locale()).format(items);
  const languages = inWords(untranslated.locales.map((other) => names.of(other) ?? other));
  const fields = inWords(untranslated.fields.map((field) => fieldName(kind, field)));
  return <small>{t("publish.untranslated", { languages, fields })}</small>;
}
