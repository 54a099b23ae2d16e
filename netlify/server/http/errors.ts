import type { ErrorCode } from "#domain/api/reply.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { inWords } from "./texts.ts";

interface More {
  /** A sentence for each wrong field. */
  fields?: Record<string, Sentence> | undefined;
  /** Milliseconds. */
  retryAfter?: number | undefined;
  /** Data for the answer, such as the current record after a conflict. */
  data?: unknown;
  /** Language of the answer, when not that of `Accept-Language`. */
  locale?: Locale;
  /** For the log only. */
  cause?: unknown;
}

/**
 * A refusal with a sentence for the caller. Any code below a function may throw it; `serve` turns
 * it into a response.
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
    // English, for logs and builds.
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
