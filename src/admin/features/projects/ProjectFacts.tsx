import type { Control } from "react-hook-form";
import { TEXT_MAX } from "#domain/limits.ts";
import { PROJECT_CATEGORIES, PROJECT_STATUSES } from "#domain/records/project-choices.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { FormField } from "#admin/features/records/form/FormField.tsx";
import type { ProjectValues } from "./project-values.ts";

/** The card of what can be told in a word: kind, place, days and money. */
export function ProjectFacts({ control }: { control: Control<ProjectValues> }) {
  const { t } = useTranslation();
  return (
    <section className="card form-card" aria-labelledby="facts">
      <h2 id="facts">{t("projects.form.facts")}</h2>
      <div className="field-pair">
        <FormField control={control} name="category" label={t("facts.category")} required>
          <select className="input">
            {PROJECT_CATEGORIES.map((name) => (
              <option key={name} value={name}>
                {t(`categories.${name}`)}
              </option>
            ))}
          </select>
        </FormField>
        <FormField control={control} name="status" label={t("projects.form.status")} required>
          <select className="input">
            {PROJECT_STATUSES.map((name) => (
              <option key={name} value={name}>
                {t(`statuses.${name}`)}
              </option>
            ))}
          </select>
        </FormField>
        <FormField
          control={control}
          name="location"
          max={TEXT_MAX.location}
          label={t("projects.form.location")}
          required
        >
          <input className="input" autoComplete="off" />
        </FormField>
        {/* Typed, not a number field: the wheel must not change it, and what was typed must stay to be mended. */}
        <FormField
          control={control}
          name="budget"
          label={t("fields.budget")}
          note={t("projects.form.budgetNote")}
        >
          <input className="input" inputMode="decimal" autoComplete="off" />
        </FormField>
        <FormField control={control} name="startDate" label={t("projects.form.startDate")} required>
          <input className="input" type="date" />
        </FormField>
        <FormField
          control={control}
          name="completionDate"
          label={t("projects.form.completionDate")}
          required
        >
          <input className="input" type="date" />
        </FormField>
      </div>
    </section>
  );
}
