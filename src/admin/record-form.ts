/** What the forms of services and projects have in common: list fields, and checking by the domain's own schemas. */
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** A row of a list field; forms need objects where records have texts. */
export interface Row {
  value: string;
}

/** A picture of a record with its alternative text. */
export interface Picture {
  url: string;
  alt: string;
}

/** A list starts with one empty entry. */
export function rowsOf(entries: readonly string[]): Row[] {
  return entries.length === 0 ? [{ value: "" }] : entries.map((value) => ({ value }));
}

export function textsOf(rows: readonly Row[]): string[] {
  return rows.map(({ value }) => value).filter((value) => value.trim() !== "");
}

export function picturesOf({ images, imageAlts }: { images: string[]; imageAlts: Record<string, string> }): Picture[] {
  return images.map((url) => ({ url, alt: imageAlts[url] ?? "" }));
}

/** The two fields of a record that pictures are stored in. */
export function imagesOf(pictures: readonly Picture[]): { images: string[]; imageAlts: Record<string, string> } {
  return {
    images: pictures.map(({ url }) => url),
    imageAlts: Object.fromEntries(pictures.filter(({ alt }) => alt !== "").map(({ url, alt }) => [url, alt])),
  };
}

/** As much of a domain schema as is needed here. */
interface Schema<Input> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Input } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** Checks what would be sent; each problem stands at the field that it is about. */
export function recordResolver<Values extends FieldValues, Input>(
  schema: Schema<Input>,
  toInput: (values: Values) => unknown,
): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(toInput(values));
    if (result.success) return { values, errors: {} };
    const problems = Object.fromEntries(
      result.error.issues.toReversed().map(({ path, message }) => [String(path[0]), { type: "domain", message }]),
    );
    return { values: {}, errors: problems as FieldErrors<Values> };
  };
}
