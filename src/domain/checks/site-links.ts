/** Addresses of this site in plain text. */

/**
 * The paths of the site's own addresses in a text, each once, like `/services/web-design` or
 * `/about#team`.
 */
export function ownPaths(text: string, domain: string): string[] {
  if (!text.includes("/")) return [];
  const host = domain.replaceAll(".", String.raw`\.`);
  const address = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}_/.@:-])(?:https?://(?:www\.)?${host})?(/(?!/)[\w%/-]*(?:#[\w%-]+)?)`,
    "giu",
  );
  const whole = new RegExp(String.raw`https?://(?:www\.)?${host}/`, "iu");
  const found = Array.from(text.matchAll(address), ([all, path = ""]) => ({ all, path }));
  // "and/or" and "24/7" are no addresses: without the domain, a path begins a word.
  return [
    ...new Set(
      found
        .filter(({ all, path }) => whole.test(all) || path.length > 2)
        .map(({ path }) => path.replace(/(?<=.)\/+(?=#|$)/, "")),
    ),
  ];
}
