/** What the server says of single fields, put to them in a form. */
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError } from "./api.ts";

/**
 * Shows each sentence at its field and puts the focus into the first; whether there was any. An
 * entry of a list is told at the list, unless `placeOf` gives the entry's own path in the form.
 */
export function showFieldProblems<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  placeOf = (path: string[]): string => path[0] ?? "",
): boolean {
  const problems = error instanceof ApiError ? Object.entries(error.fields) : [];
  problems.forEach(([name, message], index) => {
    setError(placeOf(name.split(".")) as Path<Values>, { message }, { shouldFocus: index === 0 });
  });
  return problems.length > 0;
}
