import type { MiddlewareHandler } from "astro";
import { cspHash } from "#domain/text/csp-hash.ts";

const CHARSET = '<meta charset="utf-8">';
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
/** Inline scripts and styles. */
const INLINE = /<(script(?![^>]* src=)|style)[^>]*>([^]*?)<\/(?:script|style)>/g;
const HASHES = /'sha256-[^']+'(?: 'sha256-[^']+')*/g;

/**
 * A policy applies only to content after it, and Astro writes it at the end of the head: this moves
 * it up to the charset. Astro also lists the inline code of every page of the site, in the order in
 * which builds finish: this keeps only the page's own, in a fixed order.
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
