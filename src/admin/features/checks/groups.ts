/** Checks by record. */
import type { RecordCheck } from "#domain/api/checks.ts";

/** The checks of one record, errors first. */
export interface CheckGroup extends Pick<RecordCheck, "kind" | "_id" | "title"> {
  hasError: boolean;
  checks: RecordCheck[];
}

/** By record, in the order of the checks: as these begin with the errors, so do the records. */
export function byRecord(checks: readonly RecordCheck[]): CheckGroup[] {
  const groups = Map.groupBy(checks, ({ kind, _id }) => `${kind}/${_id}`);
  return Array.from(groups.values()).flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { kind, _id, title } = first;
    return [{ kind, _id, title, hasError: own.some(isError), checks: own }];
  });
}

export function isError({ weight }: Pick<RecordCheck, "weight">): boolean {
  return weight === "error";
}

/** Tells a check from the others of its record. */
export function keyOf({ field, entry, locale, reason }: RecordCheck): string {
  return `${locale ?? ""}/${field ?? ""}/${entry ?? ""}/${reason}`;
}
