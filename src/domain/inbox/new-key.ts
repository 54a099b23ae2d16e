/**
 * A name for something that is sent, the same on each repeat. Made by hand because
 * `crypto.randomUUID` is missing on plain http.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
