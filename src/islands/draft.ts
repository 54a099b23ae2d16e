/**
 * What a visitor has typed into a form and not sent: kept on the device, so that it survives a
 * closed tab, and shared by all tabs.
 */
import { FORM } from "#domain/page-limits.ts";

/** A form whose words are kept: the name of its draft, and of the fields that take part. */
export interface DraftedForm<Name extends string> {
  slot: string;
  names: readonly Name[];
  /** Fields whose words also stand in other forms that have none of their own. */
  shared?: { slot: string; names: readonly Name[] };
}

export interface Draft<Name extends string> {
  fields: Record<Name, string>;
  /** The submission's own name, the same on every try; `""` until the first. */
  key: string;
  /**
   * Whether the server has answered `key` with a definite no, so that changed words become a
   * submission of their own.
   */
  refused: boolean;
}

export function emptyDraft<Name extends string>(names: readonly Name[]): Draft<Name> {
  return {
    fields: Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>,
    key: "",
    refused: false,
  };
}

/**
 * The draft of this device, an empty one when there is none, or `undefined` when the storage cannot
 * be read.
 */
export function loadDraft<Name extends string>(
  { slot, names, shared }: DraftedForm<Name>,
  now = Date.now(),
): Draft<Name> | undefined {
  try {
    if (shared && localStorage.getItem(slot) === null) adoptOld({ slot, names, shared }, now);
    const draft = parseDraft(localStorage.getItem(slot), names, now);
    const others =
      shared && parseDraft(localStorage.getItem(shared.slot), shared.names, now).fields;
    for (const name of shared?.names ?? []) draft.fields[name] ||= others?.[name] ?? "";
    return draft;
  } catch {
    return undefined;
  }
}

/**
 * Before each form had a draft of its own, the shared one held all words: they become those of the
 * first form that is opened.
 */
function adoptOld<Name extends string>(kept: Required<DraftedForm<Name>>, now: number): void {
  const old = parseDraft(localStorage.getItem(kept.shared.slot), kept.names, now);
  if (kept.names.some((name) => !kept.shared.names.includes(name) && old.fields[name] !== ""))
    saveDraft(kept, old, now);
}

/** Without a storage, or with a full one, the page still holds the text. */
export function saveDraft<Name extends string>(
  { slot, shared }: DraftedForm<Name>,
  draft: Draft<Name>,
  now = Date.now(),
): void {
  try {
    store(slot, draft, now);
    if (!shared) return;
    const fields = Object.fromEntries(shared.names.map((name) => [name, draft.fields[name]]));
    store(shared.slot, { fields, key: "", refused: false }, now);
  } catch {
    // Storage is a convenience.
  }
}

function store(slot: string, draft: Draft<string>, now: number): void {
  if (Object.values(draft.fields).every((value) => value === "")) localStorage.removeItem(slot);
  else localStorage.setItem(slot, JSON.stringify({ ...draft, at: now }));
}

/** What `saveDraft` wrote; anything else, or something older than a month, is an empty draft. */
export function parseDraft<Name extends string>(
  text: string | null,
  names: readonly Name[],
  now: number,
): Draft<Name> {
  const empty = emptyDraft(names);
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return empty;
  }
  const { fields, key, refused, at } = (stored ?? {}) as Record<string, unknown>;
  if (
    typeof at !== "number" ||
    !(at > now - FORM.draftLife) ||
    typeof fields !== "object" ||
    fields === null
  )
    return empty;
  const known = { ...empty.fields };
  for (const name of names) {
    const value: unknown = (fields as Record<string, unknown>)[name];
    if (typeof value === "string") known[name] = value;
  }
  return { fields: known, key: typeof key === "string" ? key : "", refused: refused === true };
}

/**
 * The draft after an edit. Only a definite no frees the key: as long as a try may have arrived, its
 * repeat must carry the same one.
 */
export function editDraft<Name extends string>(
  draft: Draft<Name>,
  fields: Record<Name, string>,
): Draft<Name> {
  const renewed = draft.refused && !sameFields(draft.fields, fields);
  return renewed ? { fields, key: "", refused: false } : { ...draft, fields };
}

export function sameFields<Name extends string>(
  a: Record<Name, string>,
  b: Record<Name, string>,
): boolean {
  return (Object.keys(a) as Name[]).every((name) => a[name] === b[name]);
}
