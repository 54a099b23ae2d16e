/**
 * The declaration of a record kind's fields, each once. The kind's table (`service-fields.ts`,
 * `project-fields.ts`) determines schemas, defaults, forms, comparison, history, pages in every
 * language and files of `content/`.
 */
import { z } from "zod";
import { imageAlts } from "#domain/schema/inputs.ts";

export type FieldKind =
  "title" | "text" | "line" | "day" | "money" | "list" | "pictures" | "switch";

/** A field on pages. */
export interface OnPage {
  /** The field's name on pages. */
  name: string;
  /**
   * A fact is shared by all languages, a word is per language, and `file` fields exist in
   * `content/` only.
   */
  as: "fact" | "word" | "file";
  /** Converts a value for the page; `apart` leaves that to the overlay of its kind. */
  toPage?: ((value: never) => unknown) | "apart";
  /** The reverse: the initial value of a record filled from a page. */
  toRecord?: (said: never) => unknown;
  /** Key of the row's label, if the page shows the field in a row of facts. */
  row?: string;
  /** The initial value of a record filled from a page, when no page has it. */
  filled?: string;
  /**
   * Maximum length of one text in `content/` and in translations, which need more letters than
   * English; by default that of the form.
   */
  max?: number;
}

interface Field {
  kind: FieldKind;
  /** The accepted form input. */
  input: z.ZodType;
  /** The default in a new record. A field without one is required. */
  fresh?: unknown;
  /** Key of the label in the staff area. */
  label: string;
  page?: OnPage;
}

export type Fields = Readonly<Record<string, Field>>;

/**
 * Stored values passed validation on input, so these check only their type: a limit that shrinks
 * later must not make a record unreadable. A record older than a field gets its default.
 */
const STORED = {
  title: () => z.string(),
  text: (fresh?: unknown) => z.string().default((fresh as string | undefined) ?? ""),
  /** An optional text. */
  line: () => z.string().optional(),
  /** A calendar day, `YYYY-MM-DD`, or empty. */
  day: () => z.string().default(""),
  money: () => z.number().nullish(),
  list: () => z.array(z.string()).default([]),
  pictures: () => z.array(z.string()).default([]),
  switch: (fresh?: unknown) => z.boolean().default(fresh as boolean),
} as const satisfies Record<FieldKind, (fresh?: unknown) => z.ZodType>;

type MayBeLeftOut<F extends Field> = F extends { fresh: unknown } ? true : false;

type InputShape<F extends Fields> = {
  -readonly [Name in keyof F]: MayBeLeftOut<F[Name]> extends true
    ? z.ZodExactOptional<F[Name]["input"]>
    : F[Name]["input"];
} & { imageAlts: z.ZodExactOptional<typeof imageAlts> };

type StoredShape<F extends Fields> = {
  -readonly [Name in keyof F]: ReturnType<(typeof STORED)[F[Name]["kind"]]>;
} & { imageAlts: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodString>> };

type Fresh<F extends Fields> = {
  -readonly [
    Name in keyof F as MayBeLeftOut<F[Name]> extends true ? Name : never
  ]: F[Name]["fresh"];
} & { imageAlts: Record<string, string> };

/**
 * The accepted form input. Pictures take two fields: their addresses, and their descriptions by
 * address.
 */
export function inputShape<F extends Fields>(fields: F): InputShape<F> {
  const shape = mapped(fields, ({ input, ...field }) =>
    "fresh" in field ? z.exactOptional(input) : input,
  );
  return { ...shape, imageAlts: imageAlts.exactOptional() } as InputShape<F>;
}

/** The stored fields of a record, without metadata. */
export function storedShape<F extends Fields>(fields: F): StoredShape<F> {
  const shape = mapped(fields, ({ kind, fresh }) => STORED[kind](fresh));
  return { ...shape, imageAlts: z.record(z.string(), z.string()).default({}) } as StoredShape<F>;
}

/** The defaults of a new record. */
export function freshOf<F extends Fields>(fields: F): Fresh<F> {
  const optional = Object.entries(fields).filter(([, field]) => "fresh" in field);
  return {
    ...Object.fromEntries(optional.map(([name, { fresh }]) => [name, fresh])),
    imageAlts: {},
  } as unknown as Fresh<F>;
}

type IsSaidAsItIs<Name, F extends Field> = F extends {
  kind: "title" | "text" | "line" | "day";
  page: { name: Name };
}
  ? F extends { page: { toPage: unknown } }
    ? false
    : true
  : false;

type ContentShape<F extends Fields> = {
  -readonly [
    Name in keyof F as IsSaidAsItIs<Name, F[Name]> extends true ? Name : never
  ]: MayBeLeftOut<F[Name]> extends true ? z.ZodOptional<F[Name]["input"]> : F[Name]["input"];
};

/**
 * The texts that a page in `content/` shares with its record. Lists have their own limits there.
 */
export function contentShape<F extends Fields>(fields: F): ContentShape<F> {
  const texts = Object.entries(fields).filter(([name, { kind, page }]) => {
    return page?.name === name && page.toPage === undefined && kind !== "list";
  });
  const shape = mapped(Object.fromEntries(texts), ({ input, ...field }) =>
    "fresh" in field ? input.optional() : input,
  );
  return shape as ContentShape<F>;
}

type NamesAs<F extends Fields, As> = {
  [Name in keyof F]: F[Name] extends { page: { as: As; name: infer Page } } ? Page : never;
}[keyof F];

/** The page names of the fields with this `as`. */
export function pageNames<F extends Fields, As extends OnPage["as"]>(
  fields: F,
  as: As,
): NamesAs<F, As>[] {
  return Object.values(fields).flatMap(({ page }) =>
    page?.as === as ? [page.name as NamesAs<F, As>] : [],
  );
}

type RowOf<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { page: { name: infer Page; row: infer Row } }
    ? { field: Name; name: Page; row: Row }
    : never;
}[keyof F];

/** The fields with a row among the page's facts, in order. */
export function pageRows<F extends Fields>(fields: F): RowOf<F>[] {
  const rows = Object.entries(fields).filter(([, { page }]) => page?.row !== undefined);
  return rows.map(([field, { page }]) => ({
    field,
    name: page?.name,
    row: page?.row,
  })) as RowOf<F>[];
}

function mapped(fields: Fields, of: (field: Field) => z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field)]));
}
