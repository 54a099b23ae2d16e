import type { ErrorCode } from "#domain/api/reply.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { inWords } from "./texts.ts";

interface More {
  /** A sentence for each wrong field. */
  fields?: Record<string, Sentence> | undefined;
  /** Milliseconds. */
  retryAfter?: number | undefined;
  /** Goes into the answer, as the current record does when a save was too late. */
  data?: unknown;
  /** The language to answer in, where the request does not say it in `Accept-Language`. */
  locale?: Locale;
  /** For the log only. */
  cause?: unknown;
}

/**
 * A refusal with a sentence for the person who asked. Thrown anywhere below a function; `serve`
 * turns it into an answer.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly sentence: Sentence;
  readonly fields: Record<string, Sentence> | undefined;
  readonly retryAfter: number | undefined;
  readonly data: unknown;
  readonly locale: Locale | undefined;

  constructor(
    code: ErrorCode,
    sentence: Sentence,
    { fields, retryAfter, data, locale, cause }: More = {},
  ) {
    // For logs and builds, which are in English.
    super(inWords(sentence, DEFAULT_LOCALE), cause === undefined ? undefined : { cause });
    this.name = "AppError";
    this.code = code;
    this.sentence = sentence;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.data = data;
    this.locale = locale;
  }
}

/** The refusal of one field. */
export function wrongField(field: string, sentence: Sentence): AppError {
  return new AppError("invalid", say("request.fields"), { fields: { [field]: sentence } });
}
