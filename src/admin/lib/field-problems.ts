/** Shows the server's errors at their fields. */
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError } from "./api.ts";

/**
 * Shows each error at its field and focuses the first; returns whether there was any. `placeOf`
 * maps the entries of lists to their paths in the form.
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
