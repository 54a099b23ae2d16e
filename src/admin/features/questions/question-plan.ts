/** The form of a question, and its requests. */
import { formOf, type ValuesOf } from "#admin/features/records/form/form-of.ts";
import type { RecordPlan } from "#admin/features/records/form/plan.ts";
import { recordResolver } from "#admin/features/records/form/values.ts";
import { QUESTION_FIELDS } from "#domain/records/question-fields.ts";
import { questionInput } from "#domain/records/question.ts";
import { withSchedule } from "#domain/records/schedule-input.ts";

type QuestionValues = ValuesOf<typeof QUESTION_FIELDS>;

const form = formOf<"questions", typeof QUESTION_FIELDS>(QUESTION_FIELDS);

export const questionPlan: RecordPlan<"questions", QuestionValues> = {
  ...form,
  kind: "questions",
  nameOf: ({ question }) => question,
  resolver: recordResolver(withSchedule(questionInput), form.toInput),
};
