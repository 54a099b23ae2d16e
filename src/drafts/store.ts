/**
 * Unsent input, kept in this browser for a month. Storage may be blocked, full or hold anything:
 * then nothing is kept, and the forms still work.
 */
import { FORM } from "#domain/page-limits.ts";

/** The time of a draft, in milliseconds since 1970. */
interface Kept {
  at: number;
}

export function isFresh(value: unknown, now: number): value is Kept & Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  return "at" in value && typeof value.at === "number" && value.at > now - FORM.draftLife;
}

/** Reads a draft: `null` when there is no valid one, `undefined` without storage. */
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

/** Writes a draft, or removes it. Returns whether storage worked. */
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
