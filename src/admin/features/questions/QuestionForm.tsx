import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { RecordForm } from "#admin/features/records/form/RecordForm.tsx";
import { RecordScreen } from "#admin/features/records/form/RecordScreen.tsx";
import { useRecordForm } from "#admin/features/records/form/use-record-form.ts";
import { questionQueries } from "#admin/features/records/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { AddressNote, FormField } from "#admin/ui/FormField.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import { TEXT_MAX } from "#domain/limits.ts";
import type { QuestionRecord } from "#domain/records/question.ts";
import { questionPlan } from "./question-plan.ts";

/** The form of a new or an existing question. */
export function Component() {
  const { id } = useParams();
  const query = useQuery(questionQueries.one(id));
  return (
    <RecordScreen key={id} plan={questionPlan} id={id} query={query}>
      {(record) => <QuestionForm record={record} />}
    </RecordScreen>
  );
}

function QuestionForm({ record }: { record: QuestionRecord | undefined }) {
  const { t } = useTranslation();
  const editing = useRecordForm(questionPlan, record);
  const { control, register } = editing.form;
  const address = (slug: string) => t("questions.form.address", { slug });
  return (
    <RecordForm
      plan={questionPlan}
      record={record}
      editing={editing}
      side={
        <section className="card form-card">
          <Switch
            label={t("record.activeOnSite")}
            note={t("questions.form.activeNote")}
            {...register("isActive")}
          />
        </section>
      }
    >
      <section className="card form-card" aria-labelledby="basics">
        <h2 id="basics">{t("record.basics")}</h2>
        <FormField
          control={control}
          name="question"
          max={TEXT_MAX.question}
          label={t("questions.form.question")}
          required
          note={
            record ? (
              address(record.slug)
            ) : (
              <AddressNote control={control} name="question" text={address} />
            )
          }
        >
          <input className="input" autoComplete="off" />
        </FormField>
        <FormField
          control={control}
          name="answer"
          max={TEXT_MAX.answer}
          label={t("questions.form.answer")}
          required
          note={t("questions.form.answerNote")}
        >
          <textarea className="input" rows={8} />
        </FormField>
      </section>
    </RecordForm>
  );
}
