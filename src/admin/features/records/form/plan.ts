/**
 * The description of a kind, from which saving, comparing, drafts, history and preview work for all
 * kinds.
 */
import type { FieldValues, Resolver } from "react-hook-form";
import type { InputOf, Kind, RecordOf } from "#admin/features/records/queries.ts";
import type { TextKey } from "#admin/i18n/i18n.ts";
import type { FieldKind } from "#domain/records/fields.ts";
import type { Shown } from "#domain/records/shown.ts";

export interface FieldPlan<Values> {
  name: keyof Values & string;
  /** The text key of its label. */
  label: TextKey;
  /** `moment`: a time in UTC, or what was typed where there is none. */
  kind: FieldKind | "moment";
  /** Formats a stored value for display. */
  said?: (value: string) => string;
}

/** By their names in the form, in the order of the page. */
export type FieldPlans<Values> = readonly FieldPlan<Values>[];

/** A record on the public site, for its preview. */
export interface PreviewPlan<Values> {
  /** The address of the public list, and the selector of a card in it. */
  list: string;
  card: string;
  /**
   * The content for the marks of page and card. `own` is the record's own page, for content beyond
   * the form.
   */
  shown: (values: Values, own: Element | undefined) => Shown;
}

export interface RecordPlan<K extends Kind, Values extends FieldValues> {
  kind: K;
  fields: FieldPlans<Values>;
  /** The form values of a record, an older version, or a new record. */
  toValues: (content?: Partial<RecordOf<K>>) => Values;
  toInput: (values: Values) => InputOf<K>;
  resolver: Resolver<Values>;
  nameOf: (record: RecordOf<K>) => string;
  /** A kind without pages has none. */
  preview?: PreviewPlan<Values>;
}

/** The part of a plan that a screen needs before its record is loaded. */
export interface AnyPlan {
  kind: Kind;
  toValues: () => FieldValues;
}
