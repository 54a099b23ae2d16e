/**
 * What a kind of record tells the form about itself, so that saving, comparing, drafts, history and
 * preview are the same for all kinds.
 */
import type { FieldValues, Resolver } from "react-hook-form";
import type { FieldKind } from "#domain/records/fields.ts";
import type { TextKey } from "#admin/i18n/i18n.ts";
import type { Shown } from "#admin/features/records/preview/marks.ts";
import type { InputOf, Kind, RecordOf } from "#admin/features/records/queries.ts";

export interface FieldPlan<Values> {
  name: keyof Values & string;
  /** The key of its name. */
  label: TextKey;
  kind: FieldKind;
  /** How a stored value is told, where that is not the value itself. */
  said?: (value: string) => string;
}

/** Named as in the form, in the order of the page. */
export type FieldPlans<Values> = readonly FieldPlan<Values>[];

/** How the public site shows a record. */
export interface PreviewPlan<Values> {
  /** Address of the list of all, and what selects a card in it. */
  list: string;
  card: string;
  /**
   * What the marks of the page and the card show; `own` is the record's own page, for what the form
   * does not say.
   */
  shown: (values: Values, own: Element | undefined) => Shown;
}

export interface RecordPlan<K extends Kind, Values extends FieldValues> {
  kind: K;
  fields: FieldPlans<Values>;
  /** The form of a record, of an older version of it, or of a new one. */
  toValues: (content?: Partial<RecordOf<K>>) => Values;
  toInput: (values: Values) => InputOf<K>;
  resolver: Resolver<Values>;
  nameOf: (record: RecordOf<K>) => string;
  preview: PreviewPlan<Values>;
}

/** What a screen needs of the plan of either kind before there is a record. */
export interface AnyPlan {
  kind: Kind;
  toValues: () => FieldValues;
}
