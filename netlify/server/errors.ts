import type { Locale } from "#domain/links.ts";
import type { Sentence } from "#domain/problems.ts";
import type { ErrorCode } from "#domain/reply.ts";

/**
 * A refusal with words for the person who asked. Thrown anywhere below a function; `serve` turns it into an answer.
 * `retryAfter` is milliseconds; `fields` holds a sentence for each wrong field; `data` goes into the answer, as the current
 * record does when a save was too late; `reference` names a fault in the log; `cause` is for the log only. `locale` says that the
 * words are of that language already; without it they are English.
 */
export class AppError extends Error {
  declare readonly message: Sentence;
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly data: unknown;
  readonly reference: string | undefined;
  readonly locale: Locale | undefined;

  constructor(
    code: ErrorCode,
    message: Sentence,
    more: {
      fields?: Record<string, string>;
      retryAfter?: number;
      data?: unknown;
      reference?: string;
      locale?: Locale;
      cause?: unknown;
    } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.data = more.data;
    this.reference = more.reference;
    this.locale = more.locale;
  }
}

/** The refusal of one field, in the words of the schemas' own. */
export function wrongField(field: string, sentence: Sentence): AppError {
  return new AppError("invalid", "Please check the fields that are marked.", { fields: { [field]: sentence } });
}
