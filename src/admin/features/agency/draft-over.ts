/** Opening a draft of the agency's form over the version that is saved by then. */
import type { Draft } from "#domain/records/draft.ts";
import { fittingValues } from "#domain/records/form-values.ts";
import { mergeFacts, type Values } from "./form-values.ts";

/**
 * The values of a draft over the present version: what was saved since the draft stays, where the
 * draft did not change it. A draft of an earlier release has no base and covers everything.
 */
export function draftOver({ values }: Pick<Draft, "values">, present: Values): Values {
  const base = toValues(values["base"], present);
  return mergeFacts(base, toValues(values["form"], base), present);
}

/** In the fields of this release. */
function toValues(text: unknown, shape: Values): Values {
  try {
    return fittingValues(JSON.parse(text as string) as object, shape);
  } catch {
    return shape;
  }
}
