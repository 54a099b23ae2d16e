import { Plus, Trash2 } from "lucide-react";
import { type Control, useFieldArray } from "react-hook-form";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Button, IconButton } from "#admin/ui/Button.tsx";
import { FormField } from "#admin/ui/FormField.tsx";
import type { Values } from "./form-values.ts";

/** Days on which the office is closed. */
export function Holidays({ control }: { control: Control<Values> }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control, name: "holidays" });
  return (
    <section className="card form-card" aria-labelledby="agency-holidays">
      <h2 id="agency-holidays">{t("agency.holidays")}</h2>
      <p className="muted">{t("agency.holidaysNote")}</p>
      {fields.map(({ id }, index) => (
        <div key={id} className="agency-holiday">
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
      ))}
      <div className="button-row">
        <Button
          icon={Plus}
          onClick={() => {
            append({ value: "" });
          }}
        >
          {t("agency.addHoliday")}
        </Button>
      </div>
    </section>
  );
}
