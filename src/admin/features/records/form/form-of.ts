/** Converts a record to form values and back, by its table of fields. */
import type { FieldValues } from "react-hook-form";
import type { InputOf, Kind, RecordOf } from "#admin/features/records/queries.ts";
import type { TextKey } from "#admin/i18n/i18n.ts";
import type { FieldKind, Fields } from "#domain/records/fields.ts";
import { SCHEDULE_LABELS } from "#domain/records/schedule.ts";
import { plainAmount } from "#domain/text/typed-amount.ts";
import type { FieldPlans } from "./plan.ts";
import { imagesOf, type Picture, picturesOf, type Row, rowsOf, textsOf } from "./values.ts";

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

export type ValuesOf<F extends Fields> = {
  -readonly [Name in keyof F]: FormValue[F[Name]["kind"]];
} & ScheduleValues;

/** Moments in UTC, `""` for none, or a clock's time that does not exist. */
export interface ScheduleValues {
  publishAt: string;
  unpublishAt: string;
}

/** Every record may have a schedule, besides the fields of its kind. */
const SCHEDULE = ["publishAt", "unpublishAt"] as const satisfies (keyof ScheduleValues)[];

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

/** The fields of a kind with the text keys of their labels. */
export type LabelledFields = Fields & Readonly<Record<string, { label: TextKey }>>;

interface FormOf<K extends Kind, Values> {
  fields: FieldPlans<Values>;
  toValues: (content?: Partial<RecordOf<K>>) => Values;
  toInput: (values: Values) => InputOf<K>;
}

/** @param said formats stored values for display. */
export function formOf<K extends Kind, F extends LabelledFields>(
  fields: F,
  said: { [Name in keyof F]?: (value: string) => string } = {},
): FormOf<K, ValuesOf<F>> {
  const all = Object.entries(fields) as [keyof F & string, LabelledFields[string]][];
  return {
    fields: [
      ...all.map(([name, { kind, label }]) => ({
        name,
        label,
        kind,
        ...(said[name] && { said: said[name] }),
      })),
      ...SCHEDULE.map((name) => ({
        name,
        label: SCHEDULE_LABELS[name],
        kind: "moment" as const,
      })),
    ],
    toValues: (content = {}) =>
      Object.fromEntries([
        ...all.map(([name, { kind, fresh }]) => [
          name,
          TO_FORM[kind]((content as Content)[name] ?? fresh, content),
        ]),
        ...SCHEDULE.map((name) => [name, textOf((content as Content)[name])]),
      ]) as ValuesOf<F>,
    toInput: (values) =>
      Object.assign(
        {},
        ...SCHEDULE.map((name) => ({ [name]: values[name] })),
        ...all.map(([name, { kind }]) => toSentField(name, kind, values[name])),
      ) as InputOf<K>,
  };
}

const TEXTS = ["title", "text", "line"] as const satisfies FieldKind[];

type TextsOf<F extends Fields> = {
  [Name in keyof F as F[Name]["kind"] extends (typeof TEXTS)[number] ? Name : never]: string;
};

/** The texts of a form by field, for the preview. */
export function textsShown<F extends Fields>(fields: F, values: ValuesOf<F>): TextsOf<F> {
  const names = Object.keys(fields).filter((name) =>
    TEXTS.some((kind) => kind === fields[name]?.kind),
  );
  return Object.fromEntries(names.map((name) => [name, values[name]])) as unknown as TextsOf<F>;
}

/** An empty amount is omitted. One that cannot be read is sent as text, which the schema refuses. */
function toSentField(name: string, kind: FieldKind, value: FieldValues[string]): object {
  if (kind === "pictures") return imagesOf(value as Picture[]);
  if (kind === "list") return { [name]: textsOf(value as Row[]) };
  if (kind !== "money") return { [name]: value as unknown };
  const typed = (value as string).trim();
  const plain = plainAmount(typed);
  return typed === "" ? {} : { [name]: plain === undefined ? typed : Number(plain) };
}

function textOf(value: unknown): string {
  return (value as string | undefined) ?? "";
}
