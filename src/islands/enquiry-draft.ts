/** What a visitor has typed and not sent: kept on the device, so that it survives a closed tab, and shared by all tabs. */
import { FORM } from "#domain/page-limits.ts";
import type { EnquiryInput } from "#domain/message.ts";

export const FIELD_NAMES = ["name", "email", "phone", "company", "message"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];
export type Fields = Pick<EnquiryInput, FieldName>;

export interface Draft {
  fields: Fields;
  /** The submission's own name, the same on every try; `""` until the first. */
  key: string;
  /** Whether the server has answered `key` with a definite no, so that changed words become a submission of their own. */
  refused: boolean;
}

export const EMPTY_DRAFT: Draft = { fields: { name: "", email: "", phone: "", company: "", message: "" }, key: "", refused: false };

/** The draft of this device, an empty one when there is none, or `undefined` when the storage cannot be read. */
export function loadDraft(now = Date.now()): Draft | undefined {
  try {
    return parseDraft(localStorage.getItem(FORM.draftSlot), now);
  } catch {
    return undefined;
  }
}

/** Without a storage, or with a full one, the page still holds the text. */
export function saveDraft(draft: Draft, now = Date.now()): void {
  try {
    if (sameFields(draft.fields, EMPTY_DRAFT.fields)) localStorage.removeItem(FORM.draftSlot);
    else localStorage.setItem(FORM.draftSlot, JSON.stringify({ ...draft, at: now }));
  } catch {
    // Storage is a convenience.
  }
}

/** What `saveDraft` wrote; anything else, or something older than a month, is an empty draft. */
export function parseDraft(text: string | null, now: number): Draft {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return EMPTY_DRAFT;
  }
  const { fields, key, refused, at } = (stored ?? {}) as Record<string, unknown>;
  if (typeof at !== "number" || !(at > now - FORM.draftLife) || typeof fields !== "object" || fields === null) return EMPTY_DRAFT;
  const known = { ...EMPTY_DRAFT.fields };
  for (const name of FIELD_NAMES) {
    const value: unknown = (fields as Record<string, unknown>)[name];
    if (typeof value === "string") known[name] = value;
  }
  return { fields: known, key: typeof key === "string" ? key : "", refused: refused === true };
}

/** The draft after an edit. Only a definite no frees the key: as long as a try may have arrived, its repeat must carry the same one. */
export function editDraft(draft: Draft, fields: Fields): Draft {
  const renewed = draft.refused && !sameFields(draft.fields, fields);
  return renewed ? { fields, key: "", refused: false } : { ...draft, fields };
}

export function sameFields(a: Fields, b: Fields): boolean {
  return FIELD_NAMES.every((name) => a[name] === b[name]);
}

/** Made by hand because `crypto.randomUUID` is missing on plain http. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
