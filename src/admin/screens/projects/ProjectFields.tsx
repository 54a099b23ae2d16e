import { useForm, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { IMAGE_MAX } from "#domain/limits.ts";
import { PROJECT_CATEGORIES, PROJECT_STATUSES } from "#domain/project-choices.ts";
import type { ProjectRecord } from "#domain/project.ts";
import { slugOf } from "#domain/slug.ts";
import { CardPreview } from "../../parts/CardPreview.tsx";
import { Field } from "../../parts/Field.tsx";
import { ListField } from "../../parts/ListField.tsx";
import { PageTop } from "../../parts/PageTop.tsx";
import { Pictures } from "../../parts/Pictures.tsx";
import { SaveSide } from "../../parts/SaveSide.tsx";
import { Switch } from "../../parts/Switch.tsx";
import { useRecordForm } from "../../parts/use-record-form.ts";
import { resolver, toInput, toValues, type Values } from "./project-values.ts";
import { texts } from "./texts.ts";

const words = texts.form;

export function ProjectFields({ record }: { record: ProjectRecord | undefined }) {
  const form = useForm<Values>({ resolver, defaultValues: toValues(record) });
  const { register, control, setValue, getValues, formState } = form;
  const { errors } = formState;
  const saving = useRecordForm({ kind: "projects", record, form, toInput, toValues, failed: words.saveFailed });
  const [title, description, images] = useWatch({ control, name: ["title", "description", "images"] });

  return (
    <>
      <PageTop title={record?.title ?? words.create} lede={<Link to="/projects">{words.back}</Link>} />
      <form className="form-layout" noValidate onSubmit={(event) => void saving.submit(event)}>
        <div className="form-main">
          <section className="card form-card" aria-labelledby="basics">
            <h2 id="basics">{words.basics}</h2>
            <Field label={words.title} required problem={errors.title?.message} note={words.address(slugOf(title) || "…")}>
              <input className="input" autoComplete="off" {...register("title")} />
            </Field>
            <Field label={words.client} required problem={errors.client?.message}>
              <input className="input" autoComplete="off" {...register("client")} />
            </Field>
            <Field label={words.description} required problem={errors.description?.message}>
              <textarea className="input" rows={5} {...register("description")} />
            </Field>
          </section>
          <section className="card form-card" aria-labelledby="facts">
            <h2 id="facts">{words.facts}</h2>
            <div className="field-pair">
              <Field label={words.category} required problem={errors.category?.message}>
                <select className="input" {...register("category")}>
                  {PROJECT_CATEGORIES.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              </Field>
              <Field label={words.status} required problem={errors.status?.message}>
                <select className="input" {...register("status")}>
                  {PROJECT_STATUSES.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              </Field>
              <Field label={words.location} required problem={errors.location?.message}>
                <input className="input" autoComplete="off" {...register("location")} />
              </Field>
              {/* Typed, not a number field: the wheel must not change it, and what was typed must stay to be mended. */}
              <Field label={words.budget} problem={errors.budget && words.budgetWrong} note={words.budgetNote}>
                <input className="input" inputMode="decimal" autoComplete="off" {...register("budget")} />
              </Field>
              <Field label={words.startDate} required problem={errors.startDate?.message}>
                <input className="input" type="date" {...register("startDate")} />
              </Field>
              <Field label={words.completionDate} required problem={errors.completionDate?.message}>
                <input className="input" type="date" {...register("completionDate")} />
              </Field>
            </div>
          </section>
          <ListField
            control={control}
            register={register}
            name="features"
            noun={words.feature}
            title={words.features}
            note={words.featuresNote}
            problem={errors.features?.message}
          />
          <Pictures
            pictures={images}
            max={IMAGE_MAX.perProject}
            problem={errors.images?.message}
            onChange={(change) => {
              setValue("images", change(getValues("images")), { shouldDirty: true });
            }}
          />
        </div>
        <SaveSide submit={record ? words.submitEdit : words.submitNew} saving={saving}>
          <section className="card form-card">
            <Switch label={words.active} note={words.activeNote} {...register("isActive")} />
            <Switch label={words.featured} note={words.featuredNote} {...register("isFeatured")} />
          </section>
          <CardPreview
            label={words.preview}
            picture={images[0]?.url}
            title={title || words.title}
            text={description || words.description}
          />
        </SaveSide>
      </form>
    </>
  );
}
