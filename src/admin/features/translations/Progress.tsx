import { type Control, useWatch } from "react-hook-form";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import type { Word } from "#domain/records/translation.ts";
import { type FormValues, saidIn } from "./translation-values.ts";

/** How many texts are translated, with what is typed so far. */
export function Progress({
  control,
  words,
}: {
  control: Control<FormValues>;
  words: readonly Word[];
}) {
  const { t } = useTranslation();
  const values = useWatch({ control }) as FormValues;
  const open = words.filter(
    ({ field, english }) =>
      !saidIn(values, field).some((row) => row.english === english && row.value.trim() !== ""),
  );
  const outdated = open.filter(({ before }) => before !== undefined).length;
  const [done, total] = [words.length - open.length, words.length];
  return (
    <div className="translation__progress">
      <progress max={total} value={done} aria-hidden="true" />
      <p>
        {t("translations.progress", { done, total })}
        {outdated > 0 && ` · ${t("translations.outdated", { count: outdated })}`}
      </p>
    </div>
  );
}

/** Focuses the next empty text after the last focused one, from the top after the end. */
export function focusNextMissing(last: Element | null): void {
  const inputs = Array.from(document.querySelectorAll<HTMLTextAreaElement>(".word textarea"));
  const at = inputs.findIndex((input) => input === last);
  const order = [...inputs.slice(at + 1), ...inputs.slice(0, at + 1)];
  const next = order.find(({ value }) => value.trim() === "");
  next?.focus();
  next?.scrollIntoView({ block: "center" });
}
