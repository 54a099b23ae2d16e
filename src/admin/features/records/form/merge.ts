/**
 * Two people have changed the same version of a record: what of both can stand together, and where
 * somebody has to choose.
 */
import { sameValue } from "./values.ts";

export interface Merged<Values> {
  /**
   * Mine, with whatever only they have changed; a field where both differ is mine until somebody
   * chooses.
   */
  values: Values;
  /** Changed by them alone, and so taken over. */
  taken: (keyof Values & string)[];
  /** Changed by both, and not to the same. */
  clashes: (keyof Values & string)[];
}

/** @param base the version that both have started from. */
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

/** What is saved once it is chosen whose a field is. */
export function resolveClashes<Values extends object>(
  { values }: Merged<Values>,
  theirs: Values,
  chosen: readonly (keyof Values & string)[],
): Values {
  const result = { ...values };
  for (const name of chosen) result[name] = theirs[name];
  return result;
}
