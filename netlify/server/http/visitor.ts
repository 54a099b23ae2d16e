/** Answers to visitors: their language, and refusals in words that help them. */
import type { ErrorCode } from "#domain/api/reply.ts";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#domain/links.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { AppError } from "./errors.ts";

/**
 * The language of the requesting page, as its form says in `said`. Without one, the first known
 * language among the site's own sources for an address without a language: `lng` in the address,
 * the cookie `i18next`, the browser's preferences; otherwise English.
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

/** The caller's most preferred language that the site has; otherwise English. */
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

/** Tags of `Accept-Language`, most preferred first, without those of weight 0. */
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

const SENTENCES: Partial<Record<ErrorCode, Sentence>> = {
  invalid: say("request.broken"),
  too_large: say("request.tooLong"),
  unavailable: say("store.away"),
};

/** The same refusal in a sentence for visitors and in their language. */
export function forVisitor(error: AppError, locale: Locale): AppError {
  const { code, sentence, fields, retryAfter, data } = error;
  const own = fields ? say("request.fields") : (SENTENCES[code] ?? sentence);
  return new AppError(code, own, { fields, retryAfter, data, locale, cause: error });
}
