/** The fields of a question on the home page that staff edit. */
import { TEXT_MAX } from "#domain/limits.ts";
import { flag, requiredLine, requiredText } from "#domain/schema/inputs.ts";
import type { Fields } from "./fields.ts";

export const QUESTION_FIELDS = {
  question: {
    kind: "title",
    input: requiredLine(TEXT_MAX.question),
    label: "questions.form.question",
    page: { name: "question", as: "word" },
  },
  answer: {
    kind: "text",
    input: requiredText(TEXT_MAX.answer),
    label: "questions.form.answer",
    page: { name: "answer", as: "word" },
  },
  isActive: { kind: "switch", input: flag, fresh: true, label: "record.activeOnSite" },
} as const satisfies Fields;
