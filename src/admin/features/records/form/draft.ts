/** Unsaved input of a record's form, stored on this device and per person. */
import { dropDraft, isFresh, readDraft, writeDraft } from "#site/drafts/store.ts";

/** The version that the values are based on; `undefined` for a new record. */
export interface Base<Values> {
  _id: string;
  revision: number;
  values: Values;
}

export interface Draft<Values> {
  /** Milliseconds since 1970. */
  at: number;
  base: Base<Values> | undefined;
  values: Values;
  /** An older draft, undecided when this one was started. */
  earlier?: Draft<Values>;
}

const PREFIX = "admin-draft/";

/** @param id of the record; `undefined` for a new one: one draft per person and kind. */
export function draftKey(person: string, kind: string, id: string | undefined): string {
  return `${PREFIX}${person}/${kind}/${id ?? "new"}`;
}

/**
 * @param shape values of the form; stored values of another shape, from any release, are no draft.
 */
export function readDraftOf<Values extends object>(
  key: string,
  shape: Values,
  now = Date.now(),
): Draft<Values> | undefined {
  const draft = sound(readDraft(key, now), shape, now);
  if (!draft) dropDraft(key);
  return draft;
}

function sound<Values extends object>(
  draft: unknown,
  shape: Values,
  now: number,
): Draft<Values> | undefined {
  if (!isFresh(draft, now)) return undefined;
  const { at, base, values, earlier: before } = draft as unknown as Draft<Values>;
  if (!fits(values, shape) || (base && !(base.revision >= 0 && fits(base.values, shape))))
    return undefined;
  const earlier = sound(before, shape, now);
  return { at, base, values, ...(earlier && { earlier }) };
}

/** Removes all people's expired drafts from this device. */
export function dropOldDrafts(now = Date.now()): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && readDraft(key, now) === null) dropDraft(key);
  } catch {
    // The next visit tries again.
  }
}

function fits<Values extends object>(values: Values, shape: Values): boolean {
  if (typeof values !== "object") return false;
  return (Object.keys(shape) as (keyof Values)[]).every((name) => {
    const [value, like]: unknown[] = [values[name], shape[name]];
    if (!Array.isArray(like)) return typeof value === typeof like;
    return (
      Array.isArray(value) && value.every((entry) => typeof entry === "object" && entry !== null)
    );
  });
}

/**
 * Turns the draft of a deleted record into one of a new record, for its form. An undecided draft of
 * a new record stays as the earlier one.
 */
export function draftAsNew<Values extends object>({
  from,
  to,
  shape,
}: {
  from: string;
  to: string;
  shape: Values;
}): void {
  const draft = readDraftOf(from, shape);
  if (!draft) return;
  const { at, values, earlier } = draft;
  const waiting = readDraftOf(to, shape);
  const fresh: Draft<Values> = {
    at,
    base: undefined,
    values,
    ...(waiting && { earlier: waiting }),
  };
  carryOver(to, fresh);
  if (writeDraft(to, fresh)) writeDraft(from, earlier);
}

/** A draft in transit between two forms, with the key of its target. */
let onTheWay: { key: string; draft: Draft<object> } | undefined;

/** Hands a draft to the form with that key. */
export function carryOver(key: string, draft: Draft<object>): void {
  onTheWay = { key, draft };
}

/** The draft carried over to a form: the stored copy, or the one in memory if storing failed. */
export function carried<Values extends object>(
  key: string,
  shape: Values,
): Draft<Values> | undefined {
  return onTheWay?.key === key
    ? (readDraftOf(key, shape) ?? (onTheWay.draft as Draft<Values>))
    : undefined;
}

/** Ends the transit, when the draft has arrived or another form has opened. */
export function carriedNoMore(): void {
  onTheWay = undefined;
}
