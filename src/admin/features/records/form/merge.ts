/** Merges two people's changes of the same version. */
import { sameValue } from "./values.ts";

export interface Merged<Values> {
  /**
   * Mine with the other's changes; a field that both have changed stays mine until the user
   * chooses.
   */
  values: Values;
  /** Changed by the other only. */
  taken: (keyof Values & string)[];
  /** Changed by both, differently. */
  clashes: (keyof Values & string)[];
}

/** @param base the version that both started from. */
export function mergeValues<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merged<Values> {
  const merged: Merged<Values> = { values: { ...mine }, taken: [], clashes: [] };
  for (const name of Object.keys(theirs) as (keyof Values & string)[]) {
    if (sameValue(mine[name], theirs[name])) continue;
    if (sameValue(mine[name], base[name])) {
      merged.values[name] = theirs[name];
      merged.taken.push(name);
    } else if (!sameValue(theirs[name], base[name])) merged.clashes.push(name);
  }
  return merged;
}

/** The merged values with the other's version of the `chosen` fields. */
export function resolveClashes<Values extends object>(
  { values }: Merged<Values>,
  theirs: Values,
  chosen: readonly (keyof Values & string)[],
): Values {
  const result = { ...values };
  for (const name of chosen) result[name] = theirs[name];
  return result;
}
