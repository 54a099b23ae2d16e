/** All calls to the API: bearer token, envelope, versions, and one repeat after a new sign-in. */
import { locale, t } from "#admin/i18n/i18n.ts";
import type { Received, Route, Sent } from "#domain/api/client.ts";
import type { ErrorCode, Reply } from "#domain/api/reply.ts";
import { ANSWER_DEADLINE } from "#domain/limits.ts";
import { renewedToken, sessionState } from "./session-store.ts";

interface Options {
  /** The `Idempotency-Key`, so that a repeat creates nothing twice. */
  key?: string | undefined;
  /** The `Batch-Id` of a bulk action, whose changes count as one in the activity. */
  batch?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Without a token, and without waiting for one. */
  anonymous?: boolean;
  /** Replaces `fetch`. Throws when there is no answer. */
  transport?: Transport;
}

/** The parameters of any route. */
interface Content {
  params?: Record<string, string | number> | undefined;
  query?: object | undefined;
  /** Sent as JSON, unless it is a `FormData`. */
  body?: unknown;
  /** The version that a change is based on: `If-Match`. */
  etag?: string | number | undefined;
}

/** The options are optional where the route needs none. */
type Arguments<R extends Route> =
  object extends Sent<R> ? [options?: Options & Sent<R>] : [options: Options & Sent<R>];

export type Transport = (
  path: string,
  request: {
    method: string;
    headers: Record<string, string>;
    body: string | FormData | null;
    signal?: AbortSignal;
  },
) => Promise<Response>;

/** A successful answer with the version of its data. */
export interface Answer<Data> extends Reply<Data> {
  etag: string | undefined;
}

/**
 * A refusal with its message. `network`: no answer; `unreadable`: neither a success nor a reason.
 * `data`: the current record after a conflict.
 */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: ErrorCode | "network" | "http" | "unreadable";
  readonly fields: Record<string, string>;
  readonly data: unknown;
  readonly etag: string | undefined;
  /** Whether the message comes from the server. */
  readonly fromServer: boolean;

  constructor(
    code: ApiError["code"],
    message: string,
    details: {
      fields?: Record<string, string>;
      data?: unknown;
      etag?: string;
      fromServer?: boolean;
    } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = details.fields ?? {};
    this.data = details.data;
    this.etag = details.etag;
    this.fromServer = details.fromServer ?? false;
  }
}

/**
 * The message for the user: the server's own, else `network` without an answer, else `otherwise`.
 */
export function sentenceOf(error: unknown, otherwise: string, network = otherwise): string {
  if (!(error instanceof ApiError)) return otherwise;
  return error.code === "network" ? network : error.fromServer ? error.message : otherwise;
}

/**
 * Calls a route. Throws an `ApiError` on any refusal, `SignedOut` without a new sign-in. An aborted
 * call throws what `fetch` throws.
 */
export async function call<R extends Route>(
  route: R,
  ...[options]: Arguments<R>
): Promise<Answer<Received<R>>> {
  return answerOf(await sendSignedIn(route, options ?? {}));
}

/** Sends a request, and repeats it once after a new sign-in. */
export async function sendSignedIn(route: Route, options: Options & Content): Promise<Response> {
  const token = options.anonymous ? undefined : sessionState().session?.token;
  const response = await send(route, options, token);
  return response.status === 401 && token !== undefined
    ? send(route, options, await renewedToken(token))
    : response;
}

async function send(
  route: Route,
  { params, query, body, etag, key, batch, signal, transport = timed }: Options & Content,
  token: string | undefined,
): Promise<Response> {
  const { method, path } = requestLine(route, params, query);
  const headers: Record<string, string> = { "accept-language": locale() };
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  if (etag !== undefined) headers["if-match"] = typeof etag === "number" ? `"${etag}"` : etag;
  if (key !== undefined) headers["idempotency-key"] = key;
  if (batch !== undefined) headers["batch-id"] = batch;
  if (body !== undefined && !(body instanceof FormData))
    headers["content-type"] = "application/json";
  const content =
    body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body);
  try {
    return await transport(path, { method, headers, body: content, ...(signal && { signal }) });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError("network", t("common.errors.network"));
  }
}

/** The method and address of a request. Empty query parameters are omitted. */
export function requestLine(
  route: Route,
  params: Content["params"] = {},
  query: object = {},
): { method: string; path: string } {
  const [method = "", pattern = ""] = route.split(" ");
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value)).toString();
  return { method, path: path + (search && `?${search}`) };
}

/** `fetch` with a deadline for the response; the body may take longer. */
async function timed(
  path: string,
  { signal, ...request }: Parameters<Transport>[1],
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort();
  }, ANSWER_DEADLINE);
  try {
    return await fetch(path, {
      ...request,
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the content of a response. Throws an `ApiError` for a refusal. */
export async function answerOf<Data>(response: Response): Promise<Answer<Data>> {
  const etag = response.headers.get("etag") ?? undefined;
  const reply = (await response.json().catch(() => undefined)) as Reply<Data> | undefined;
  if (response.ok && reply?.success) return { ...reply, etag };
  const message =
    reply?.message ??
    (response.ok
      ? t("common.errors.unreadable")
      : t("common.errors.http", { status: response.status }));
  throw new ApiError(
    reply?.code ?? (response.ok && reply?.message === undefined ? "unreadable" : "http"),
    message,
    {
      fromServer: reply?.message !== undefined,
      data: reply?.data,
      ...(reply?.fields && { fields: reply.fields }),
      ...(etag && { etag }),
    },
  );
}
