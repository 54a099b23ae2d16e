import type { ErrorCode } from "#domain/reply.ts";

/**
 * A refusal with words for the person who asked. Thrown anywhere below a function; `route()` turns it into an answer.
 * `retryAfter` is milliseconds; `fields` holds a sentence for each wrong field; `data` goes into the answer, as the current
 * record does when a save was too late; `reference` names a fault in the log; `cause` is for the log only.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly data: unknown;
  readonly reference: string | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number; data?: unknown; reference?: string; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.data = more.data;
    this.reference = more.reference;
  }
}

/** The refusal of one field, in the words of the schemas' own. */
export function wrongField(field: string, sentence: string): AppError {
  return new AppError("invalid", "Please check the fields that are marked.", { fields: { [field]: sentence } });
}
