import { say } from "#site/i18n/sentence.ts";
import { AppError } from "./errors.ts";

/**
 * Only pages of this site may change anything. Browsers send where a request comes from in headers
 * that a page cannot set; other clients send neither. `Origin: null` alone proves nothing and is
 * refused. Throws `forbidden`.
 */
export function refuseOtherOrigins(request: Request): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const sameSite = site === null || site === "same-origin" || site === "none";
  const sameOrigin =
    origin === null ||
    (origin === "null" ? site === "same-origin" : hostOf(origin) === new URL(request.url).host);
  if (!sameSite || !sameOrigin) throw new AppError("forbidden", say("request.otherSite"));
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
