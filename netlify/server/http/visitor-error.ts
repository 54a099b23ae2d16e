/** Refusals as visitors need them: what is wrong with a request is of use to a program only. */
import type { Locale } from "#domain/links.ts";
import type { ErrorCode } from "#domain/api/reply.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { AppError } from "./errors.ts";

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
