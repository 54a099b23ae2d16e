import { type Control, type FieldValues, type Path, useWatch } from "react-hook-form";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { lengthNear } from "#domain/text/typed-text.ts";

/** The length of a text near its limit. */
export function Length({ text, max }: { text: string; max: number }) {
  const { t } = useTranslation();
  const now = lengthNear(max, text);
  return now !== undefined && <p className="field__note">{t("common.length", { now, max })}</p>;
}

/** `Length` of a form field: only this re-renders during typing. */
export function WatchedLength<Values extends FieldValues>({
  control,
  name,
  max,
}: {
  control: Control<Values>;
  name: Path<Values>;
  max: number;
}) {
  return <Length text={useWatch({ control, name }) as string} max={max} />;
}
