/** A visitor's unsent input: it survives a closed tab, and all tabs share it. */
import { readDraft, writeDraft } from "#site/drafts/store.ts";
import { type Fields, sameFields } from "./fields.ts";

/** A form with a draft: the draft's name, and its fields. */
export interface DraftedForm {
  slot: string;
  names: readonly string[];
  /** Fields whose values also prefill other forms. */
  shared?: { slot: string; names: readonly string[] };
}

export interface Draft {
  fields: Fields;
  /** The submission's idempotency key, the same on every try; `""` until the first. */
  key: string;
  /**
   * Whether the server has definitely refused `key`, so that changed input becomes a new
   * submission.
   */
  refused: boolean;
  /** Another tab was edited at the same time and differs. */
  apart?: true;
}

export function emptyDraft(names: readonly string[]): Draft {
  return { fields: fieldsFrom({}, names), key: "", refused: false };
}

/**
 * Returns the draft on this device, an empty one without one, or `undefined` when storage cannot be
 * read.
 */
export function loadDraft(form: DraftedForm, now = Date.now()): Draft | undefined {
  const { slot, names, shared } = form;
  const stored = readDraft(slot, now);
  if (stored === undefined) return undefined;
  if (!shared) return draftIn(stored, names);
  const others = draftIn(readDraft(shared.slot, now), names);
  // Earlier versions kept all values in the shared draft: they go to the first form opened.
  const isOld = names.some((name) => !shared.names.includes(name) && others.fields[name] !== "");
  if (!stored && isOld) {
    saveDraft(form, others, now);
    return others;
  }
  const draft = draftIn(stored, names);
  for (const name of shared.names) draft.fields[name] ||= others.fields[name] ?? "";
  return draft;
}

export function saveDraft({ slot, shared }: DraftedForm, draft: Draft, at = Date.now()): void {
  store(slot, draft, at);
  if (!shared) return;
  const fields = fieldsFrom(draft.fields, shared.names);
  store(shared.slot, { fields, key: "", refused: false }, at);
}

function store(slot: string, draft: Draft, at: number): void {
  const isEmpty = Object.values(draft.fields).every((value) => value === "");
  writeDraft(slot, isEmpty ? undefined : { ...draft, at });
}

function draftIn(
  stored: Record<string, unknown> | null | undefined,
  names: readonly string[],
): Draft {
  const { fields, key, refused, apart } = stored ?? {};
  return {
    fields: fieldsFrom(fields, names),
    key: typeof key === "string" ? key : "",
    refused: refused === true,
    ...(apart === true && { apart }),
  };
}

function fieldsFrom(stored: unknown, names: readonly string[]): Fields {
  const values = (stored ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return Object.fromEntries(names.map((name) => [name, text(values[name])]));
}

/**
 * The draft after an edit. Only a definite refusal frees the key: while a try may have arrived, its
 * repeat must use the same one.
 */
export function editDraft(draft: Draft, fields: Fields): Draft {
  const renewed = draft.refused && !sameFields(draft.fields, fields);
  return renewed ? { fields, key: "", refused: false } : { ...draft, fields };
}
