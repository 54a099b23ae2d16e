/** What a person has typed into a record's form and not saved. No one else gets it. */
import { dropDraft, isFresh, readDraft, writeDraft } from "#site/drafts/store.ts";

/** The version that values were typed over; `undefined` for a new record. */
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
  /** An older draft, neither restored nor discarded when this one was started. */
  earlier?: Draft<Values>;
}

const PREFIX = "admin-draft/";

/**
 * @param id of the record; `undefined` for a new one, of which a person has one draft for each
 * kind.
 */
export function draftKey(person: string, kind: string, id: string | undefined): string {
  return `${PREFIX}${person}/${kind}/${id ?? "new"}`;
}

/**
 * @param shape values of the form: what does not look like them, from whatever release of the form,
 * is no draft of it.
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
  if (!fits(values, shape) || (base && !(base.revision > 0 && fits(base.values, shape))))
    return undefined;
  const earlier = sound(before, shape, now);
  return { at, base, values, ...(earlier && { earlier }) };
}

/** Removes the old drafts on this device, of all people who use it. */
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
 * The draft of a deleted record, as that of a new one, whose form goes on with it. What waited
 * there for an answer waits on.
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

/** On its way from the form of a new record to the form of that record, and where to. */
let onTheWay: { key: string; draft: Draft<object> } | undefined;

/** The form of the record that has just been made goes on with this. */
export function carryOver(key: string, draft: Draft<object>): void {
  onTheWay = { key, draft };
}

/** What a form goes on with; as it was kept last, where it could be. */
export function carried<Values extends object>(
  key: string,
  shape: Values,
): Draft<Values> | undefined {
  return onTheWay?.key === key
    ? (readDraftOf(key, shape) ?? (onTheWay.draft as Draft<Values>))
    : undefined;
}

/** It has arrived, or another form is open than it was meant for. */
export function carriedNoMore(): void {
  onTheWay = undefined;
}
