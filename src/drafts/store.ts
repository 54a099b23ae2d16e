/**
 * What was typed and not sent, as a browser keeps it for a month. Storage may be blocked, full or
 * hold anything: then nothing is kept, and the forms work all the same.
 */
import { FORM } from "#domain/page-limits.ts";

/** A draft says when it was kept, in milliseconds since 1970. */
interface Kept {
  at: number;
}

export function isFresh(value: unknown, now: number): value is Kept & Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  return "at" in value && typeof value.at === "number" && value.at > now - FORM.draftLife;
}

/** What is kept there: `null` for nothing that is a draft, `undefined` without storage. */
export function readDraft(key: string, now = Date.now()) {
  let text: string | null;
  try {
    text = localStorage.getItem(key);
  } catch {
    return undefined;
  }
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isFresh(value, now) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps the draft there, or that there is none. Whether the storage did. */
export function writeDraft<Draft extends Kept>(key: string, draft: Draft | undefined): boolean {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  writeDraft(key, undefined);
}
