/** Which language a visitor is answered in. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#domain/links.ts";

/**
 * The language of the page that asks, as its form says in `said`. Without one, the first known one
 * of those that the site itself looks at on an address without a language: `lng` in the address,
 * the cookie `i18next`, the browser's preferences; else English.
 */
export function visitorLocale(request: Request, said?: unknown): Locale {
  const cookie = /(?:^|;\s*)i18next=([^;]*)/.exec(request.headers.get("cookie") ?? "")?.[1];
  return firstKnown([
    said,
    new URL(request.url).searchParams.get("lng"),
    cookie,
    ...preferences(request),
  ]);
}

/**
 * The language that a browser or another program wants most, of those that the site has; else
 * English.
 */
export function preferredLocale(request: Request): Locale {
  return firstKnown(preferences(request));
}

function firstKnown(tags: readonly unknown[]): Locale {
  for (const tag of tags) {
    const language = typeof tag === "string" ? tag.toLowerCase().split(/[-_]/)[0] : undefined;
    const locale = LOCALES.find((known) => known === language);
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}

/** Tags of `Accept-Language`, the most wanted first; those of weight 0 are not wanted. */
function preferences(request: Request): string[] {
  const header = request.headers.get("accept-language") ?? "";
  const tags = header.split(",").map((part) => {
    const [tag = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  return tags
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
