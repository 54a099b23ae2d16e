/** Converts a record to form values and back, by its table of fields. */
import type { FieldValues } from "react-hook-form";
import type { InputOf, Kind, RecordOf } from "#admin/features/records/queries.ts";
import type { TextKey } from "#admin/i18n/i18n.ts";
import type { FieldKind, Fields } from "#domain/records/fields.ts";
import {
  type FieldValuesOf,
  formValuesOf,
  type Picture,
  type Row,
  textsOf,
} from "#domain/records/form-values.ts";
import { SCHEDULE_LABELS } from "#domain/records/schedule.ts";
import { plainAmount } from "#domain/text/typed-amount.ts";
import type { FieldPlans } from "./plan.ts";
import { imagesOf } from "./values.ts";

export type ValuesOf<F extends Fields> = FieldValuesOf<F> & ScheduleValues;

/** Moments in UTC, `""` for none, or a clock's time that does not exist. */
export interface ScheduleValues {
  publishAt: string;
  unpublishAt: string;
}

/** Every record may have a schedule, besides the fields of its kind. */
const SCHEDULE = ["publishAt", "unpublishAt"] as const satisfies (keyof ScheduleValues)[];

type Content = Record<string, unknown>;

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
      ({
        ...formValuesOf(fields, content),
        ...Object.fromEntries(SCHEDULE.map((name) => [name, (content as Content)[name] ?? ""])),
      }) as ValuesOf<F>,
    toInput: (values) =>
      Object.assign(
        {},
        ...SCHEDULE.map((name) => ({ [name]: values[name] })),
        ...all.map(([name, { kind }]) => toSentField(name, kind, values[name])),
      ) as InputOf<K>,
  };
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
