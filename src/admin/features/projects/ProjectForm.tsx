import { useQuery } from "@tanstack/react-query";
import type { Control } from "react-hook-form";
import { useParams } from "react-router";
import { ListField } from "#admin/features/records/form/ListField.tsx";
import { RecordForm } from "#admin/features/records/form/RecordForm.tsx";
import { RecordScreen } from "#admin/features/records/form/RecordScreen.tsx";
import { useRecordForm } from "#admin/features/records/form/use-record-form.ts";
import { Pictures } from "#admin/features/records/pictures/Pictures.tsx";
import { projectQueries } from "#admin/features/records/queries.ts";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { AddressNote, FormField } from "#admin/ui/FormField.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import { currency } from "#generated/agency.ts";
import { IMAGE_MAX, TEXT_MAX } from "#domain/limits.ts";
import { PROJECT_CATEGORIES, PROJECT_STATUSES } from "#domain/records/project-choices.ts";
import type { ProjectRecord } from "#domain/records/project.ts";
import { currencyName } from "#domain/text/money.ts";
import { categoryInWords } from "./choices.ts";
import { projectPlan, type ProjectValues } from "./project-plan.ts";

/** The form of a new or an existing project. */
export function Component() {
  const { id } = useParams();
  const query = useQuery(projectQueries.one(id));
  return (
    <RecordScreen key={id} plan={projectPlan} id={id} query={query}>
      {(record) => <ProjectForm record={record} />}
    </RecordScreen>
  );
}

function ProjectForm({ record }: { record: ProjectRecord | undefined }) {
  const { t } = useTranslation();
  const editing = useRecordForm(projectPlan, record);
  const { form, uploads } = editing;
  const { control, register } = form;
  return (
    <RecordForm
      plan={projectPlan}
      record={record}
      editing={editing}
      side={
        <section className="card form-card">
          <Switch
            label={t("record.activeOnSite")}
            note={t("record.activeNote")}
            {...register("isActive")}
          />
          <Switch
            label={t("projects.featured")}
            note={t("projects.form.featuredNote")}
            {...register("isFeatured")}
          />
        </section>
      }
    >
      <section className="card form-card" aria-labelledby="basics">
        <h2 id="basics">{t("record.basics")}</h2>
        <FormField
          control={control}
          name="title"
          max={TEXT_MAX.title}
          label={t("projects.form.title")}
          required
          note={
            <AddressNote
              control={control}
              name="title"
              text={(slug) => t("projects.form.address", { slug })}
            />
          }
        >
          <input className="input" autoComplete="off" />
        </FormField>
        <FormField
          control={control}
          name="client"
          max={TEXT_MAX.company}
          label={t("facts.client")}
          required
        >
          <input className="input" autoComplete="off" />
        </FormField>
        <FormField
          control={control}
          name="description"
          max={TEXT_MAX.description}
          label={t("projects.form.description")}
          required
        >
          <textarea className="input" rows={5} />
        </FormField>
      </section>
      <ProjectFacts control={control} />
      <ListField
        control={control}
        name="features"
        noun="feature"
        title={t("projects.form.features")}
        note={t("projects.form.featuresNote")}
      />
      <Pictures form={form} uploads={uploads} max={IMAGE_MAX.perProject} />
    </RecordForm>
  );
}

/** Category, place, dates and budget. */
function ProjectFacts({ control }: { control: Control<ProjectValues> }) {
  const { t } = useTranslation();
  return (
    <section className="card form-card" aria-labelledby="facts">
      <h2 id="facts">{t("projects.form.facts")}</h2>
      <div className="field-pair">
        <FormField control={control} name="category" label={t("facts.category")} required>
          <select className="input">
            {PROJECT_CATEGORIES.map((name) => (
              <option key={name} value={name}>
                {categoryInWords(name)}
              </option>
            ))}
          </select>
        </FormField>
        <FormField control={control} name="status" label={t("facts.status")} required>
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
          name="industry"
          max={TEXT_MAX.company}
          label={t("facts.industry")}
        >
          <input className="input" autoComplete="off" />
        </FormField>
        <FormField
          control={control}
          name="location"
          max={TEXT_MAX.location}
          label={t("facts.location")}
          required
        >
          <input className="input" autoComplete="off" />
        </FormField>
        {/* Not a number field: the wheel would change it, and a wrong entry would vanish instead of staying to be corrected. */}
        <FormField
          control={control}
          name="budget"
          label={t("fields.budget")}
          note={t("projects.form.budgetNote", { currency: currencyName(currency, locale()) })}
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
