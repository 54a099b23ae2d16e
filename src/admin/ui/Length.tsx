import { lengthNear } from "#domain/text/typed-text.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useWatch, type Control, type FieldValues, type Path } from "react-hook-form";

/** How much of its limit a text takes, once that is nearly all of it. */
export function Length({ text, max }: { text: string; max: number }) {
  const { t } = useTranslation();
  const now = lengthNear(max, text);
  return now !== undefined && <p className="field__note">{t("common.length", { now, max })}</p>;
}

/** `Length` of a field of a form: only this is redrawn while one types. */
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
