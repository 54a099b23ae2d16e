/** Ids of stored things, and the names that identify a repeated creation. */
import { createHash, randomBytes } from "node:crypto";
import { CREATION_KEY_LIFE } from "#domain/limits.ts";
import type { Author } from "#server/auth/users.ts";

const LATEST = 9_999_999_999_999;

/**
 * Returns a new id. Ids sort newest first, because the store lists keys in order. `now` is in
 * milliseconds.
 */
export function newId(now: number): string {
  return idAt(now, randomBytes(6).toString("hex"));
}

/** The id for a time, with a given suffix of twelve hexadecimal digits. */
export function idAt(time: number, rest: string): string {
  return `${String(LATEST - time).padStart(13, "0")}-${rest}`;
}

/** Creation time of an id in milliseconds; `NaN` for anything else. */
export function timeOfId(id: string): number {
  const [, time = NaN] = /^(\d{13})-/.exec(id) ?? [];
  return LATEST - Number(time);
}

/**
 * The name of a creation, from its `Idempotency-Key` and its sender, so that a repeat finds the
 * first result. `undefined` for a request without a key.
 */
export function creationName(request: Request, { _id }: Author): string | undefined {
  const key = request.headers.get("idempotency-key")?.trim();
  if (!key) return undefined;
  return createHash("sha256")
    .update(JSON.stringify([_id, key]))
    .digest("hex")
    .slice(0, 32);
}

/** The author of a request's changes, and the bulk action that `Batch-Id` makes it a part of. */
export function authorOf(request: Request, { _id, name }: Author): Author {
  const batch = request.headers.get("batch-id") ?? "";
  return { _id, name, ...(/^[\w-]{8,40}$/.test(batch) && { batch }) };
}

/** The record made by the creation of that name, while its key is valid. */
export function createdBefore<Item extends { createdWith?: string | undefined; createdAt: string }>(
  items: readonly Item[],
  name: string | undefined,
  now: number,
): Item | undefined {
  if (name === undefined) return undefined;
  return items.find(
    ({ createdWith, createdAt }) =>
      createdWith === name && Date.parse(createdAt) > now - CREATION_KEY_LIFE,
  );
}
