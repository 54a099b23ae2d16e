import { type Control, useWatch } from "react-hook-form";
import { timeZone } from "#generated/agency.ts";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { FormField } from "#admin/ui/FormField.tsx";
import { DAY } from "#domain/content/hours.ts";
import { WEEK, type Weekday } from "#domain/content/week.ts";
import { zoneName } from "#domain/text/zone-name.ts";
import type { Values } from "./form-values.ts";

/** Opening and closing on each weekday. */
export function Hours({ control }: { control: Control<Values> }) {
  const { t } = useTranslation();
  return (
    <section className="card form-card" aria-labelledby="agency-hours">
      <h2 id="agency-hours">{t("agency.hours")}</h2>
      <p className="muted">{t("agency.hoursNote", { zone: zoneName(locale(), timeZone) })}</p>
      <p className="agency-hours-head" aria-hidden="true">
        <span>{t("agency.opens")}</span>
        <span>{t("agency.closes")}</span>
      </p>
      {WEEK.map((day) => (
        <Day key={day} control={control} day={day} />
      ))}
    </section>
  );
}

function Day({ control, day }: { control: Control<Values>; day: Weekday }) {
  const { t } = useTranslation();
  const open = useWatch({ control, name: `hours.${day}.open` });
  const name = nameOf(day);
  return (
    <fieldset className="agency-day">
      <legend className="visually-hidden">{name}</legend>
      <label className="switch">
        <input type="checkbox" role="switch" {...control.register(`hours.${day}.open`)} />
        <i aria-hidden="true" />
        <span>{name}</span>
      </label>
      {open ? (
        <>
          <FormField control={control} name={`hours.${day}.opens`} label={t("agency.opens")}>
            <input className="input" type="time" />
          </FormField>
          <FormField control={control} name={`hours.${day}.closes`} label={t("agency.closes")}>
            <input className="input" type="time" />
          </FormField>
        </>
      ) : (
        <p className="muted">{t("agency.closed")}</p>
      )}
    </fieldset>
  );
}

/** 1 January 2024 was a Monday. */
function nameOf(day: Weekday): string {
  return new Intl.DateTimeFormat(locale(), { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, DAY[day]),
  );
}
