/** The site that led a visitor here: its host alone, never a path or a query. */

const LONGEST = 253;
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const HOST = new RegExp(`^(?:${LABEL}\\.)+${LABEL}$`);

/**
 * The host that a form sends, without `www.` and port. `""` for anything else: no message is lost
 * or refused for what its page added.
 *
 * @example
 * hostOf("www.google.com"); // "google.com"
 */
export function hostOf(said: unknown): string {
  if (typeof said !== "string") return "";
  const host = said
    .toLowerCase()
    .replace(/:\d{1,5}$/, "")
    .replace(/^www\./, "");
  return host.length <= LONGEST && HOST.test(host) ? host : "";
}
