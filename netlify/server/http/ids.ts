import { randomBytes } from "node:crypto";

const LATEST = 9_999_999_999_999;

/**
 * A new id. Ids sort newest first, because the store lists keys in order. `now` is milliseconds.
 */
export function newId(now: number): string {
  return idAt(now, randomBytes(6).toString("hex"));
}

/** The id of that time with a given rest of twelve hexadecimal digits. */
export function idAt(time: number, rest: string): string {
  return `${String(LATEST - time).padStart(13, "0")}-${rest}`;
}

/** When an id was made, in milliseconds; `NaN` for what is no id. */
export function timeOfId(id: string): number {
  const [, time = NaN] = /^(\d{13})-/.exec(id) ?? [];
  return LATEST - Number(time);
}
