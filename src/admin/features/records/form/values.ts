/** The values of a record's form: conversion, equality, and the place of each error. */
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { Picture, Row } from "#domain/records/form-values.ts";
import { problemOf } from "#domain/schema/problem.ts";

/** A translation with the English text that it follows. */
export interface Said extends Row {
  english: string;
}

export function idOf({ _id, revision }: { _id: string; revision: number }) {
  return { _id, revision };
}

/** The two stored fields of pictures. */
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

/** Whether two values are stored alike; outer whitespace and blank entries do not count. */
export function sameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(stored(a)) === JSON.stringify(stored(b));
}

export function sameValues<Values extends object>(a: Values, b: Values): boolean {
  return (Object.keys(a) as (keyof Values)[]).every((name) => sameValue(a[name], b[name]));
}

function stored(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\r\n?/g, "\n").trim();
  if (!Array.isArray(value)) return value;
  return (value as (Row | Picture | Said)[])
    .map((entry) => {
      if ("url" in entry) return [entry.url, entry.alt.trim()];
      const said = entry.value.trim();
      return "english" in entry ? said && [entry.english, said] : said;
    })
    .filter(Boolean);
}

/** The part of a zod schema used here. */
interface Schema<Input> {
  safeParse: (
    value: unknown,
    how: { error: typeof problemOf },
  ) =>
    | { success: true; data: Input }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** Validates the request; each error is placed at its field or list entry. */
export function recordResolver<Values extends FieldValues, Input>(
  schema: Schema<Input>,
  toInput: (values: Values) => unknown,
): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(toInput(values), { error: problemOf });
    if (result.success) return { values, errors: {} };
    const errors: Record<string, unknown> = {};
    // Backwards, so that the first error of a field wins.
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
 * Maps a path of the request to the form's field and row. Blank rows are not sent. An alternative
 * text belongs to its picture.
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
