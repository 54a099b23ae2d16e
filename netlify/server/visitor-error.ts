/** Refusals in the language of the visitor who meets them. Those that only staff or another program can meet stay English. */
import type { Locale } from "#domain/links.ts";
import { problemIn, type Sentence } from "#domain/problems.ts";
import { serverTexts } from "#domain/server-texts.ts";
import { fill, waitInWords } from "#domain/words.ts";
import { AppError } from "./errors.ts";

/** The same refusal with the words of the language, by its code, and with a sentence of the language for each wrong field. */
export function inLanguage(error: AppError, locale: Locale): AppError {
  const { code, message, fields, retryAfter, data, reference } = error;
  const sentences: Partial<Record<string, string>> = serverTexts(locale).refusals;
  const sentence = sentences[fields ? "fields" : code] ?? message;
  const values = { wait: waitInWords((retryAfter ?? 0) / 1000, locale), reference: reference ?? "" };
  // What the table of another language says is not one of the English sentences.
  return new AppError(code, fill(sentence, values, locale) as Sentence, {
    cause: error,
    locale,
    ...(fields && { fields: Object.fromEntries(Object.entries(fields).map(([name, problem]) => [name, problemIn(problem, locale)])) }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(data !== undefined && { data }),
    ...(reference !== undefined && { reference }),
  });
}
