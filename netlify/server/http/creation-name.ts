import { createHash } from "node:crypto";
import { CREATION_KEY_LIFE } from "#domain/limits.ts";
import type { Author } from "#server/auth/author.ts";

/**
 * What a creation is called, by its `Idempotency-Key` and by who sends it, so that a repeat finds
 * what the first one made;
 * `undefined` for a request without a key.
 */
export function creationName(request: Request, { _id }: Author): string | undefined {
  const key = request.headers.get("idempotency-key")?.trim();
  if (!key) return undefined;
  return createHash("sha256")
    .update(JSON.stringify([_id, key]))
    .digest("hex")
    .slice(0, 32);
}

/** What a creation of that name has made, as long as its key counts. */
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
