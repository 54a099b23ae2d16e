import { Plus, Trash2 } from "lucide-react";
import { type Control, useFieldArray } from "react-hook-form";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Button, IconButton } from "#admin/ui/Button.tsx";
import { FormField } from "#admin/ui/FormField.tsx";
import { LOCALES } from "#domain/links.ts";
import { languageName } from "#domain/text/words.ts";
import { newHoliday, type Values } from "./form-values.ts";

/** Days on which the office is closed, and their names. */
export function Holidays({ control }: { control: Control<Values> }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control, name: "holidays" });
  return (
    <section className="card form-card" aria-labelledby="agency-holidays">
      <h2 id="agency-holidays">{t("agency.holidays")}</h2>
      <p className="muted">{t("agency.holidaysNote")}</p>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="agency-holiday">
          <legend className="visually-hidden">{t("agency.holiday", { n: index + 1 })}</legend>
          <div className="agency-holiday__day">
            <FormField
              control={control}
              name={`holidays.${index}.value`}
              label={t("agency.holiday", { n: index + 1 })}
            >
              <input className="input" type="date" />
            </FormField>
            <IconButton
              danger
              icon={Trash2}
              label={t("agency.removeHoliday", { n: index + 1 })}
              onClick={() => {
                remove(index);
              }}
            />
          </div>
          <div className="agency-holiday__names">
            {LOCALES.map((locale) => (
              <FormField
                key={locale}
                control={control}
                name={`holidays.${index}.names.${locale}`}
                label={t("agency.holidayName", { language: languageName(locale) })}
              >
                <input className="input" lang={locale} autoComplete="off" />
              </FormField>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="button-row">
        <Button
          icon={Plus}
          onClick={() => {
            append(newHoliday());
          }}
        >
          {t("agency.addHoliday")}
        </Button>
      </div>
    </section>
  );
}
