/**
 * Returns an idempotency key for a submission. Built by hand because `crypto.randomUUID` is missing
 * on plain http.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
