/** The parts that all functions share: context, error handling and the shape of answers. */
import { ERROR_STATUS, type Reply } from "#domain/api/reply.ts";
import type { Locale } from "#domain/links.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { AppError } from "./errors.ts";
import { logFailure } from "./log.ts";
import { fieldsInWords, inWords } from "./texts.ts";
import { preferredLocale } from "./visitor.ts";

/** The part of the platform's context that the server uses. */
export interface RequestContext {
  /** Address of the client as the platform knows it; may be empty. */
  ip: string;
  requestId: string;
  /** Parts of the path, as they came: not decoded. */
  params?: Record<string, string>;
  /** Work that goes on after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** The message and data of a success. */
interface Success<Data> extends Omit<Reply<Data>, "success" | "message" | "key"> {
  message?: Sentence | undefined;
  /** The language of the message, where the request does not say it in `Accept-Language`. */
  locale?: Locale;
}

/** A function as the platform calls it. */
export type Handler = (request: Request, context: RequestContext) => Promise<Response>;

/** Headers of everything that a function answers. */
export const PLAIN_HEADERS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
} as const;

/**
 * Runs `work`; what it throws comes back as an `AppError`. An unexpected fault is logged and
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

/** A success in the envelope. */
export function reply<Data>(
  request: Request,
  { locale = preferredLocale(request), ...body }: Success<Data>,
  headers: Record<string, string> = {},
): Response {
  return envelope(200, writtenReply(body, locale), headers);
}

/** The body of a success as text, which is written once for all who get the same. */
export function writtenReply<Data>(
  { message, ...body }: Omit<Success<Data>, "locale">,
  locale: Locale,
): string {
  const words = message && { key: message.key, message: inWords(message, locale) };
  return JSON.stringify({ success: true, ...words, ...body });
}

/** A success whose body `writtenReply` has written. */
export function replyWritten(body: string, headers: Record<string, string>): Response {
  return envelope(200, body, headers);
}

/**
 * A refusal in the envelope, with its status, `Retry-After`, and how to sign in where that is
 * missing.
 */
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

/** `Retry-After` in whole seconds, when the error says when to come back. */
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
