/** Shared parts of all functions: context, error handling and response envelope. */
import { ERROR_STATUS, type Reply } from "#domain/api/reply.ts";
import type { Locale } from "#domain/links.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { AppError } from "./errors.ts";
import { logFailure } from "./log.ts";
import { fieldsInWords, inWords } from "./texts.ts";
import { preferredLocale } from "./visitor.ts";

/** The part of the platform's context that the server uses. */
export interface RequestContext {
  /** The client's address from the platform; may be empty. */
  ip: string;
  requestId: string;
  /** Path parameters, not decoded. */
  params?: Record<string, string>;
  /** Registers work that continues after the response. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** The message and data of a success. */
interface Success<Data> extends Omit<Reply<Data>, "success" | "message" | "key"> {
  message?: Sentence | undefined;
  /** Language of the message, when not that of `Accept-Language`. */
  locale?: Locale;
}

/** A function in the platform's signature. */
export type Handler = (request: Request, context: RequestContext) => Promise<Response>;

/** Headers of every function response. */
export const PLAIN_HEADERS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
} as const;

/**
 * Runs `work` and returns anything it throws as an `AppError`. An unexpected error is logged and
 * becomes a neutral `internal`.
 */
export async function settle<Value>(
  work: () => Promise<Value>,
  context: Pick<RequestContext, "requestId">,
): Promise<Value | AppError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) return error;
    const id = context.requestId || crypto.randomUUID();
    logFailure(`request ${id}`, error);
    return new AppError("internal", say("request.internal", { reference: id }));
  }
}

/** A success response in the envelope. */
export function reply<Data>(
  request: Request,
  { locale = preferredLocale(request), ...body }: Success<Data>,
  headers: Record<string, string> = {},
): Response {
  return envelope(200, writtenReply(body, locale), headers);
}

/** The body of a success as text, serialized once for all callers of the same data. */
export function writtenReply<Data>(
  { message, ...body }: Omit<Success<Data>, "locale">,
  locale: Locale,
): string {
  const words = message && { key: message.key, message: inWords(message, locale) };
  return JSON.stringify({ success: true, ...words, ...body });
}

/** A success response with a body from `writtenReply`. */
export function replyWritten(body: string, headers: Record<string, string>): Response {
  return envelope(200, body, headers);
}

/** A refusal in the envelope, with its status, `Retry-After`, and the sign-in scheme for a 401. */
export function refusal(
  error: AppError,
  request: Request,
  headers: Record<string, string> = {},
): Response {
  const { code, sentence, fields, data, locale = preferredLocale(request) } = error;
  const body: Reply = {
    success: false,
    code,
    key: sentence.key,
    message: inWords(sentence, locale),
    ...(fields && { fields: fieldsInWords(fields, locale) }),
    ...(data !== undefined && { data }),
  };
  const scheme = code === "unauthenticated" ? { "www-authenticate": "Bearer" } : {};
  return envelope(ERROR_STATUS[code], JSON.stringify(body), {
    ...retryHeaders(error),
    ...scheme,
    ...headers,
  });
}

/** Sends the browser to another page after a form post. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...PLAIN_HEADERS, location } });
}

/** `Retry-After` in whole seconds, when the error has a retry time. */
export function retryHeaders(error: AppError): Record<string, string> {
  return error.retryAfter === undefined
    ? {}
    : { "retry-after": String(Math.max(1, Math.ceil(error.retryAfter / 1000))) };
}

function envelope(status: number, body: string, headers: Record<string, string>): Response {
  return new Response(body, {
    status,
    headers: { ...PLAIN_HEADERS, "content-type": "application/json; charset=utf-8", ...headers },
  });
}
