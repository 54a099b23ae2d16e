/** A record as its form and its drafts hold it: texts, rows of lists, pictures and switches. */
import type { FieldKind, Fields } from "./fields.ts";

/** A row of a list field: forms need objects. */
export interface Row {
  value: string;
}

/** A picture of a record with its alternative text. */
export interface Picture {
  url: string;
  alt: string;
}

interface FormValue {
  title: string;
  text: string;
  line: string;
  day: string;
  /** The typed text; empty without a value. */
  money: string;
  list: Row[];
  pictures: Picture[];
  switch: boolean;
}

/** The values of a kind's fields. */
export type FieldValuesOf<F extends Fields> = {
  -readonly [Name in keyof F]: FormValue[F[Name]["kind"]];
};

type Content = Record<string, unknown>;

/** From stored values to form values. */
const TO_FORM: { [What in FieldKind]: (value: unknown, content: Content) => FormValue[What] } = {
  title: textOf,
  text: textOf,
  line: textOf,
  day: textOf,
  money: (amount) => (typeof amount === "number" ? String(amount) : ""),
  list: (entries = []) => rowsOf(entries as string[]),
  pictures: (_, content) => picturesOf(content),
  switch: (value) => value === true,
};

/** The form values of stored content; a field that it lacks is as in a new record. */
export function formValuesOf<F extends Fields>(fields: F, content: object): FieldValuesOf<F> {
  const all = Object.entries(fields).map(([name, { kind, fresh }]) => [
    name,
    TO_FORM[kind]((content as Content)[name] ?? fresh, content as Content),
  ]);
  return Object.fromEntries(all) as FieldValuesOf<F>;
}

/** The values of `found` where they fit the fields, otherwise those of `shape`. */
export function fittingValues<Values extends object>(found: object, shape: Values): Values {
  const known = Object.entries(shape).map(([name, like]: [string, unknown]) => {
    const value = (found as Content)[name];
    const fits = typeof value === typeof like && Array.isArray(value) === Array.isArray(like);
    return [name, fits ? structuredClone(value) : like];
  });
  return Object.fromEntries(known) as Values;
}

/** An empty list has one empty row. */
function rowsOf(entries: readonly string[]): Row[] {
  return entries.length === 0 ? [{ value: "" }] : entries.map((value) => ({ value }));
}

export function textsOf(rows: readonly Row[]): string[] {
  return rows.map(({ value }) => value).filter((value) => value.trim() !== "");
}

/** The pictures of stored content with their descriptions, as rows of a form. */
export function picturesOf({
  images = [],
  imageAlts = {},
}: {
  images?: string[];
  imageAlts?: Record<string, string>;
}): Picture[] {
  return images.map((url) => ({ url, alt: imageAlts[url] ?? "" }));
}

function textOf(value: unknown): string {
  return (value as string | undefined) ?? "";
}

const TEXTS = ["title", "text", "line"] as const satisfies FieldKind[];

type TextsOf<F extends Fields> = {
  [Name in keyof F as F[Name]["kind"] extends (typeof TEXTS)[number] ? Name : never]: string;
};

/** The texts of a form by field, for the preview. */
export function textsShown<F extends Fields>(fields: F, values: FieldValuesOf<F>): TextsOf<F> {
  const names = Object.keys(fields).filter((name) =>
    TEXTS.some((kind) => kind === fields[name]?.kind),
  );
  return Object.fromEntries(names.map((name) => [name, values[name]])) as unknown as TextsOf<F>;
}
