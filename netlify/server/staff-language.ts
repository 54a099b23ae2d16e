/** The staff are answered in the language of their admin, which says it in `Accept-Language`. Other programs mostly say none, and get English. */
import { problemIn, type Sentence } from "#domain/problems.ts";
import type { AppError } from "./errors.ts";
import { preferredLocale } from "./visitor-locale.ts";

/** The answer to something that was done. */
export function told(request: Request, sentence: Sentence): string {
  return problemIn(sentence, preferredLocale(request));
}

/** The sentences of a refusal. One that is in the language of a visitor already stays as it is. */
export function wordsOf({ message, fields, locale }: AppError, request: Request): { message: string; fields?: Record<string, string> } {
  const say = (sentence: string) => (locale === undefined ? problemIn(sentence, preferredLocale(request)) : sentence);
  return {
    message: say(message),
    ...(fields && { fields: Object.fromEntries(Object.entries(fields).map(([name, problem]) => [name, say(problem)])) }),
  };
}
