import { randomBytes } from "node:crypto";

const LATEST = 9_999_999_999_999;

/** A new id. Ids sort newest first, because the store lists keys in order. `now` is milliseconds. */
export function newId(now: number): string {
  return `${String(LATEST - now).padStart(13, "0")}-${randomBytes(6).toString("hex")}`;
}

/** When an id was made, in milliseconds; `NaN` for what is no id. */
export function timeOfId(id: string): number {
  return /^\d{13}-/.test(id) ? LATEST - Number(id.slice(0, 13)) : NaN;
}
