import type { MiddlewareHandler } from "astro";
import { cspHash } from "#domain/text/csp-hash.ts";

const CHARSET = '<meta charset="utf-8">';
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
/** Scripts and styles that stand in the page. */
const INLINE = /<(script(?![^>]* src=)|style)[^>]*>([^]*?)<\/(?:script|style)>/g;
const HASHES = /'sha256-[^']+'(?: 'sha256-[^']+')*/g;

/**
 * A policy binds only what comes after it, and Astro writes it at the end of the head: here it
 * moves up to the charset. Astro also lists what any page of the site has inline, in the order in
 * which builds get done: of that stays what this page has, in a fixed order.
 */
export async function withPolicyFirst(html: string): Promise<string> {
  const [policy] = POLICY.exec(html) ?? [];
  if (!policy) return html;
  const inline = await Promise.all(
    Array.from(html.matchAll(INLINE), async ([, , text = ""]) => `'${await cspHash(text)}'`),
  );
  const own = policy.replace(HASHES, (hashes) =>
    hashes
      .split(" ")
      .filter((hash) => inline.includes(hash))
      .sort()
      .join(" "),
  );
  return html.replace(policy, "").replace(CHARSET, () => CHARSET + own);
}

export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  return new Response(await withPolicyFirst(await response.text()), response);
};
