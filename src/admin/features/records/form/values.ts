/**
 * The values of a record's form: how they stand beside what is stored, when two are the same, and
 * where a problem belongs.
 */
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { problemOf } from "#domain/schema/problem.ts";

/** A row of a list field; forms need objects where records have texts. */
export interface Row {
  value: string;
}

/** A picture of a record with its alternative text. */
export interface Picture {
  url: string;
  alt: string;
}

export function idOf({ _id, revision }: { _id: string; revision: number }) {
  return { _id, revision };
}

/** A list starts with one empty entry. */
export function rowsOf(entries: readonly string[]): Row[] {
  return entries.length === 0 ? [{ value: "" }] : entries.map((value) => ({ value }));
}

export function textsOf(rows: readonly Row[]): string[] {
  return rows.map(({ value }) => value).filter((value) => value.trim() !== "");
}

export function picturesOf({
  images = [],
  imageAlts = {},
}: {
  images?: string[];
  imageAlts?: Record<string, string>;
}): Picture[] {
  return images.map((url) => ({ url, alt: imageAlts[url] ?? "" }));
}

/** The two fields of a record that pictures are stored in. */
export function imagesOf(pictures: readonly Picture[]): {
  images: string[];
  imageAlts: Record<string, string>;
} {
  return {
    images: pictures.map(({ url }) => url),
    imageAlts: Object.fromEntries(
      pictures.filter(({ alt }) => alt !== "").map(({ url, alt }) => [url, alt]),
    ),
  };
}

/**
 * Whether two values of a field would be stored alike: space around texts and blank entries do not
 * count.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(stored(a)) === JSON.stringify(stored(b));
}

export function sameValues<Values extends object>(a: Values, b: Values): boolean {
  return (Object.keys(a) as (keyof Values)[]).every((name) => sameValue(a[name], b[name]));
}

function stored(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\r\n?/g, "\n").trim();
  if (!Array.isArray(value)) return value;
  return (value as (Row | Picture)[])
    .map((entry) => ("url" in entry ? [entry.url, entry.alt.trim()] : entry.value.trim()))
    .filter(Boolean);
}

/** As much of a domain schema as is needed here. */
interface Schema<Input> {
  safeParse: (
    value: unknown,
    how: { error: typeof problemOf },
  ) =>
    | { success: true; data: Input }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

/**
 * Checks what would be sent; each problem stands at the field, and at the entry of a list, that it
 * is about.
 */
export function recordResolver<Values extends FieldValues, Input>(
  schema: Schema<Input>,
  toInput: (values: Values) => unknown,
): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(toInput(values), { error: problemOf });
    if (result.success) return { values, errors: {} };
    const errors: Record<string, unknown> = {};
    // Backwards, so that the first problem of a field is the one that stays.
    for (const { path, message } of result.error.issues.toReversed()) {
      const [name, row] = placeOf(path.map(String), values);
      const problem = { type: "domain", message };
      if (row === undefined) errors[name] = problem;
      else
        (errors[name] = Array.isArray(errors[name]) ? errors[name] : [])[row] = { value: problem };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/**
 * The field that a path of what was sent leads to, and the row of a list field: blank rows are not
 * sent, and so not counted there. A description is its picture's.
 */
export function placeOf(
  [name = "", index]: readonly string[],
  values: FieldValues,
): [name: string, row?: number] {
  if (name === "imageAlts") {
    const picture = (values["images"] as Picture[]).findIndex(({ url }) => url === index);
    return picture < 0 ? ["images"] : ["images", picture];
  }
  const list: unknown = values[name];
  if (name === "images" || index === undefined || !Array.isArray(list)) return [name];
  const sent = (list as Row[]).flatMap(({ value }, row) => (value.trim() === "" ? [] : [row]));
  const row = sent[Number(index)];
  return row === undefined ? [name] : [name, row];
}
