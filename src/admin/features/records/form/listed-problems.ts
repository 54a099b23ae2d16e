/** What keeps a form from being saved, in the order of the page. */
import { type FieldError, type FieldErrors, type FieldValues, get } from "react-hook-form";
import type { FieldPlans } from "./plan.ts";

export interface ListedProblem {
  field: string;
  /** The entry of a list, from 0. */
  row?: number;
  /** As a schema or the server gives it. */
  message: string;
}

/** The errors at the fields of a form, and at the entries of its lists. */
export function listedProblems<Values extends FieldValues>(
  fields: FieldPlans<Values>,
  errors: FieldErrors<Values>,
): ListedProblem[] {
  return fields.flatMap(({ name: field }): ListedProblem[] => {
    const error = get(errors, field) as
      (FieldError & ({ value?: FieldError } | undefined)[]) | undefined;
    if (error?.message !== undefined) return [{ field, message: error.message }];
    if (!Array.isArray(error)) return [];
    // Entries without an error are holes.
    return Array.from(error as ({ value?: FieldError } | undefined)[]).flatMap((entry, row) =>
      entry?.value?.message === undefined ? [] : [{ field, row, message: entry.value.message }],
    );
  });
}
