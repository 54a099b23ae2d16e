/** Versions of resources: ETags out, `If-None-Match` and `If-Match` in. */
import { say } from "#site/i18n/sentence.ts";
import { AppError } from "./errors.ts";
import { PLAIN_HEADERS } from "./http.ts";

/**
 * Version headers of a response that differs for visitors and staff. Caches must revalidate it and
 * keep the two apart.
 */
export function versionHeaders(version: string): Record<string, string> {
  return { etag: `"${version}"`, vary: "Authorization" };
}

/** A 304 when the caller already has this version, otherwise `undefined`. */
export function unchanged(request: Request, version: string): Response | undefined {
  const known = request.headers.get("if-none-match");
  if (
    known === null ||
    !(known.trim() === "*" || known.split(",").some((tag) => versionOf(tag) === version))
  )
    return undefined;
  return new Response(null, {
    status: 304,
    headers: { ...PLAIN_HEADERS, ...versionHeaders(version) },
  });
}

/**
 * The version in `If-Match`, which every change of an existing resource must carry. Throws
 * `invalid` without it: the code table has no 428, and `*` would overwrite unseen changes of
 * others.
 */
export function expectedVersion(request: Request): string {
  const header = request.headers.get("if-match");
  const version = header === null ? undefined : versionOf(header);
  if (version === undefined) throw new AppError("invalid", say("record.ifMatch"));
  return version;
}

/** The tag without quotes and without the weak mark that proxies may add. */
function versionOf(tag: string): string | undefined {
  return /^\s*(?:W\/)?"([\w-]+)"\s*$/.exec(tag)?.[1];
}
