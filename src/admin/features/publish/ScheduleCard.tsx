/** In a form: when the record goes public, and when it comes off the site. */
import { useRef } from "react";
import { type Control, useController } from "react-hook-form";
import { timeZone } from "#generated/agency.ts";
import type { ScheduleValues } from "#admin/features/records/form/form-of.ts";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentOf } from "#admin/lib/dates.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Field } from "#admin/ui/Field.tsx";
import { zoneName } from "#domain/text/zone-name.ts";
import { momentAt, wallTimeOf } from "#domain/text/wall-time.ts";

export function ScheduleCard({ control }: { control: Control<ScheduleValues> }) {
  const { t } = useTranslation();
  return (
    <section className="card form-card" aria-labelledby="schedule">
      <h2 id="schedule">{t("schedule.title")}</h2>
      <p className="muted">{t("schedule.note", { zone: zoneName(locale(), timeZone) })}</p>
      <Moment control={control} name="publishAt" label={t("schedule.publishAt")} />
      <Moment control={control} name="unpublishAt" label={t("schedule.unpublishAt")} />
    </section>
  );
}

interface MomentProps {
  control: Control<ScheduleValues>;
  name: keyof ScheduleValues;
  label: string;
}

/** A clock of the agency. The form holds the moment, or the typed time when there is none. */
function Moment({ control, name, label }: MomentProps) {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control, name });
  const input = useRef<HTMLInputElement>(null);
  const wall = wallTimeOf(field.value, timeZone);
  const isOwn = wall === wallTimeOf(field.value, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <div className="schedule-moment">
      <Field
        label={label}
        problem={fieldState.error?.message}
        note={isOwn ? undefined : t("schedule.yours", { time: momentOf(field.value) })}
      >
        <input
          className="input"
          type="datetime-local"
          name={name}
          ref={(element) => {
            field.ref(element);
            input.current = element;
          }}
          value={wall}
          onBlur={field.onBlur}
          onChange={({ target: { value } }) => {
            field.onChange(momentAt(value, timeZone) ?? value);
          }}
        />
      </Field>
      {field.value !== "" && (
        <Button
          kind="quiet"
          aria-label={t("schedule.clearNamed", { name: label })}
          onClick={() => {
            field.onChange("");
            input.current?.focus();
          }}
        >
          {t("schedule.clear")}
        </Button>
      )}
    </div>
  );
}
