import type { MiddlewareHandler } from "astro";

const CHARSET = '<meta charset="utf-8">';
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;

/** A policy binds only what comes after it, and Astro writes it at the end of the head: here it moves up to the charset. */
export function policyFirst(html: string): string {
  const [policy] = POLICY.exec(html) ?? [];
  return policy ? html.replace(policy, "").replace(CHARSET, () => CHARSET + policy) : html;
}

export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  return new Response(policyFirst(await response.text()), response);
};
