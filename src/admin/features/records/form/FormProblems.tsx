/** The problems of a refused save, at the head of the form, each with the way to its field. */
import { CircleAlert } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { focusField, nameOf } from "#admin/features/checks/focus-field.ts";
import { fieldName } from "#admin/features/publish/PublishMark.tsx";
import type { Kind } from "#admin/features/records/queries.ts";
import { locale, t } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { problemText } from "#admin/ui/Problem.tsx";
import { inDigits } from "#domain/text/words.ts";
import { listedProblems, type ListedProblem } from "./listed-problems.ts";
import type { FieldPlans } from "./plan.ts";

interface Props<Values extends FieldValues> {
  kind: Kind;
  fields: FieldPlans<Values>;
  control: Control<Values>;
}

/**
 * Several problems get the focus as a list, whose name a screen reader reads once; a single one
 * gets it at its field. What has been corrected leaves the list.
 */
export function FormProblems<Values extends FieldValues>({ kind, fields, control }: Props<Values>) {
  const { t } = useTranslation();
  const { errors, submitCount } = useFormState({ control });
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const problems = listedProblems(fields, errors);
  const meet = useEffectEvent(() => {
    const [first, ...more] = problems;
    if (first && more.length === 0) focusField(nameOf(first.field, first.row));
    else box.current?.focus();
  });
  useEffect(() => {
    if (submitCount > 0) meet();
  }, [submitCount]);
  if (problems.length === 0) return null;
  return (
    <section className="card form-problems" aria-labelledby={id} tabIndex={-1} ref={box}>
      <h2 id={id}>
        <CircleAlert size={19} />
        {t("lists.problems", { count: problems.length })}
      </h2>
      <ul>
        {problems.map((problem) => {
          const name = nameOf(problem.field, problem.row);
          return (
            <li key={name}>
              <a
                href={`?${new URLSearchParams({ field: name })}`}
                onClick={(event) => {
                  // The address keeps its place in the history of the form.
                  event.preventDefault();
                  focusField(name);
                }}
              >
                {inWords(kind, problem)}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** `Features 2: This field is required.` */
function inWords(kind: Kind, { field, row, message }: ListedProblem): string {
  const name = fieldName(kind, field);
  return t("publish.problem", {
    field: row === undefined ? name : `${name} ${inDigits(row + 1, locale())}`,
    reason: problemText(message),
  });
}
