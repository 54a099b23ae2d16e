import { randomBytes } from "node:crypto";

/** A new id. Ids sort newest first, because the store lists keys in order. `now` is milliseconds. */
export function newId(now: number): string {
  return `${String(9_999_999_999_999 - now).padStart(13, "0")}-${randomBytes(6).toString("hex")}`;
}
