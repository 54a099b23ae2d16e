import { createHash } from "node:crypto";
import type { Author } from "./author.ts";

/**
 * What a creation is called, by its `Idempotency-Key` and by who sends it, so that a repeat finds what the first one made;
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
