import { lengthNear } from "#domain/text/typed-text.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";

/** How much of its limit a text takes, once that is nearly all of it. */
export function Length({ text, max }: { text: string; max: number }) {
  const { t } = useTranslation();
  const now = lengthNear(max, text);
  return now !== undefined && <p className="field__note">{t("common.length", { now, max })}</p>;
}
