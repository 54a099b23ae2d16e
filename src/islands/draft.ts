/**
 * What a visitor has typed into a form and not sent: it survives a closed tab, and all tabs share
 * it.
 */
import { readDraft, writeDraft } from "#site/drafts/store.ts";
import { type Fields, sameFields } from "./fields.ts";

/** A form whose words are kept: the name of its draft, and of the fields that take part. */
export interface DraftedForm {
  slot: string;
  names: readonly string[];
  /** Fields whose words also stand in other forms that have none of their own. */
  shared?: { slot: string; names: readonly string[] };
}

export interface Draft {
  fields: Fields;
  /** The submission's own name, the same on every try; `""` until the first. */
  key: string;
  /**
   * Whether the server has answered `key` with a definite no, so that changed words become a
   * submission of their own.
   */
  refused: boolean;
  /** Another tab was typed in at the same time, and has other words. */
  apart?: true;
}

export function emptyDraft(names: readonly string[]): Draft {
  return { fields: fieldsFrom({}, names), key: "", refused: false };
}

/**
 * The draft of this device, an empty one when there is none, or `undefined` when the storage cannot
 * be read.
 */
export function loadDraft(form: DraftedForm, now = Date.now()): Draft | undefined {
  const { slot, names, shared } = form;
  const stored = readDraft(slot, now);
  if (stored === undefined) return undefined;
  if (!shared) return draftIn(stored, names);
  const others = draftIn(readDraft(shared.slot, now), names);
  // Before each form had a draft of its own, the shared one held all words: they become those of
  // the first form that is opened.
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
 * The draft after an edit. Only a definite no frees the key: as long as a try may have arrived, its
 * repeat must carry the same one.
 */
export function editDraft(draft: Draft, fields: Fields): Draft {
  const renewed = draft.refused && !sameFields(draft.fields, fields);
  return renewed ? { fields, key: "", refused: false } : { ...draft, fields };
}
