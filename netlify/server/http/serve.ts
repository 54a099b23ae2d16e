/**
 * Turns a contract into a Netlify function: finds the operation, checks caller and input, and
 * answers in the envelope.
 */
import type {
  BodyOf,
  Contract,
  DataOf,
  Operation,
  ParamsOf,
  QueryOf,
} from "#domain/api/contract.ts";
import type { Reply } from "#domain/api/reply.ts";
import { type Session, sessionOf } from "#server/auth/session.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { readJson, readQuery } from "./body.ts";
import { AppError } from "./errors.ts";
import {
  type Handler,
  PLAIN_HEADERS,
  refusal,
  reply,
  type RequestContext,
  settle,
} from "./http.ts";
import { expectedVersion, versionHeaders } from "./versions.ts";

/** A permitted call, with its checked input. */
interface Call<O extends Operation = Operation> {
  request: Request;
  context: RequestContext;
  /** Not decoded. */
  params: ParamsOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  session: O["who"] extends "anybody"
    ? undefined
    : O extends { visitors: object }
      ? Session | undefined
      : Session;
  /** The version in `If-Match`. */
  version: O extends { ifMatch: true } ? string : undefined;
}

/** A success. `version` becomes the ETag; a list without `total` is complete. */
interface Success extends Pick<Reply, "data" | "total" | "cursor" | "token"> {
  message?: Sentence;
  version?: number | string;
}

/** Forms and files build their own response. An operation without data may return nothing. */
type Answer<O extends Operation> = O extends { answers: string } | { form: object }
  ? Response | Promise<Response>
  : DataOf<O> extends undefined
    ? Success | Promise<Success> | Promise<void>
    : Response | WithData<O> | Promise<Response | WithData<O>>;
type WithData<O extends Operation> = Success &
  (O extends { sometimes: true } ? { data?: DataOf<O> } : { data: DataOf<O> });

export type Handlers<C extends Contract> = {
  [Name in keyof C]: (call: Call<C[Name]>) => Answer<C[Name]>;
};
/** A handler of any contract. */
type AnyHandler = (call: Call) => Response | Success | Promise<Response | Success | undefined>;
/** By path, then by method. */
type Table = Map<string, Map<string, Handler>>;

/**
 * Returns the function for a contract. Other methods get 405 with `Allow`, HEAD is GET without a
 * body, OPTIONS lists the methods, a changing request from another origin is refused, and every
 * error becomes a response.
 * @param isThere whether the site has this part; without it every address is a 404.
 */
export function serve<C extends Contract>(
  contract: C,
  handlers: Handlers<C>,
  isThere = true,
): Handler {
  const table: Table = new Map();
  for (const [name, operation] of isThere ? Object.entries(contract) : []) {
    const [method = "", path = ""] = operation.route.split(" ");
    const handle = handlers[name] as unknown as AnyHandler;
    table.set(
      path,
      (table.get(path) ?? new Map<string, Handler>()).set(method, (request, context) =>
        run(operation, handle, request, context),
      ),
    );
  }
  return async (request, context) => {
    const answer = await settle(() => dispatch(table, request, context), context);
    if (answer instanceof AppError) return refusal(answer, request);
    return request.method === "HEAD" ? new Response(null, answer) : answer;
  };
}

async function dispatch(
  table: Table,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const pathname = new URL(request.url).pathname.replace(/(?<=.)\/$/, "");
  const path = table.has(pathname)
    ? pathname
    : Array.from(table.keys()).find((known) => isAt(known, pathname));
  const methods = table.get(path ?? "");
  if (!methods) throw nothingHere();
  const names = Array.from(methods.keys());
  const allow = [...names, ...(methods.has("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  if (request.method === "OPTIONS")
    return new Response(null, { status: 204, headers: { ...PLAIN_HEADERS, allow } });
  const operation = methods.get(request.method === "HEAD" ? "GET" : request.method);
  if (!operation)
    return refusal(
      new AppError("method", say("request.method", { methods: names.join(", ") })),
      request,
      { allow },
    );
  refuseOtherOrigins(request);
  return operation(request, context);
}

function isAt(path: string, pathname: string): boolean {
  const [parts, given] = [path.split("/"), pathname.split("/")];
  return (
    parts.length === given.length &&
    parts.every((part, index) => part.startsWith(":") || part === given[index])
  );
}

async function run(
  operation: Operation,
  handle: AnyHandler,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const session = await sessionOf(operation, request);
  const params = paramsOf(operation, context.params ?? {});
  const version = operation.ifMatch && expectedVersion(request);
  const query = operation.query && readQuery(request, operation.query);
  const [schema] = operation.form ? [] : Object.values(operation.body ?? {});
  const body = schema && (await readJson(request, schema, operation.bodyMax));
  const answer = await handle({ request, context, params, session, version, query, body } as Call);
  return answer instanceof Response ? answer : success(operation, answer ?? {}, request);
}

/** Throws `not_found` for an impossible address, before any lookup. */
function paramsOf({ params }: Operation, given: Record<string, string>): Record<string, unknown> {
  const found = params?.safeParse(given) ?? { data: given };
  if (!found.data) throw nothingHere();
  return found.data;
}

function success({ message, also }: Operation, answer: Success, request: Request): Response {
  const { version, ...body } = answer;
  const isWhole = Array.isArray(body.data) && !also?.includes("cursor");
  return reply(
    request,
    { message, ...(isWhole && { total: (body.data as unknown[]).length }), ...body },
    version === undefined ? {} : versionHeaders(String(version)),
  );
}

function nothingHere(): AppError {
  return new AppError("not_found", say("request.notFound"));
}

/**
 * Only pages of this site may change anything. Browsers name a request's source in headers that
 * pages cannot set; other clients send neither header. `Origin: null` alone proves nothing and is
 * refused. Throws `forbidden`.
 */
function refuseOtherOrigins(request: Request): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const sameSite = site === null || site === "same-origin" || site === "none";
  const sameOrigin =
    origin === null ||
    (origin === "null" ? site === "same-origin" : hostOf(origin) === new URL(request.url).host);
  if (!sameSite || !sameOrigin) throw new AppError("forbidden", say("request.otherSite"));
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
