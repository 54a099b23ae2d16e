/**
 * Refusals in the API description: one shape, one response per code, and the codes of each route.
 */
import type { Operation } from "#domain/api/contract.ts";
import { ERROR_STATUS, type ErrorCode } from "#domain/api/reply.ts";

const MEANINGS: Record<ErrorCode, string> = {
  invalid:
    "The body, the query or a header is not valid; `fields` has a sentence for each wrong field.",
  unauthenticated: "Not signed in, or not any more.",
  forbidden: "The role has no access, or the request came from a page of another site.",
  not_found: "There is nothing at this address.",
  method: "Another method; `Allow` lists those that there are.",
  conflict: "The target has changed since the sender saw it; `data` has its current state.",
  too_large: "The body is too large.",
  unsupported: "The body has another Content-Type.",
  limited: "Too often.",
  internal: "Something went wrong on our side; the message has a reference.",
  unavailable: "The store does not answer, or the service is not set up.",
};

const COMES_BACK: readonly ErrorCode[] = ["limited", "unavailable"];

export const REFUSAL = {
  type: "object",
  properties: {
    success: { const: false },
    message: { type: "string", description: "Words for the person who asked." },
    key: { type: "string", description: "Names the message, whatever its language." },
    code: { enum: Object.keys(ERROR_STATUS) },
    fields: { type: "object", additionalProperties: { type: "string" } },
    data: { description: "With `conflict`: how it is now." },
  },
  required: ["success", "message", "key", "code"],
  additionalProperties: false,
};

/** The refusal responses by code name. */
export function refusalResponses() {
  return Object.fromEntries(
    Object.entries(MEANINGS).map(([code, description]) => [
      code,
      {
        description,
        ...(COMES_BACK.includes(code as ErrorCode) && {
          headers: {
            "Retry-After": { schema: { type: "integer", minimum: 1 }, description: "Seconds." },
          },
        }),
        ...(code === "method" && { headers: { Allow: { schema: { type: "string" } } } }),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      },
    ]),
  );
}

/** The refusals of an operation, by status. */
export function refusalsOf(operation: Operation): Record<string, object> {
  return Object.fromEntries(
    codesOf(operation).map((code) => [
      ERROR_STATUS[code],
      { $ref: `#/components/responses/${code}` },
    ]),
  );
}

function codesOf({
  route,
  who,
  visitors,
  query,
  body,
  upload,
  ifMatch,
  form,
  limited,
  answers,
}: Operation): ErrorCode[] {
  if (answers === "openapi") return ["internal"];
  // The newsletter pages report a wrong link as pages with their own text.
  if (answers === "html") return [];
  const hasBody = body !== undefined || upload === true;
  const codes: Partial<Record<ErrorCode, boolean>> = {
    invalid: hasBody || query !== undefined || ifMatch === true,
    unauthenticated: who !== "anybody",
    forbidden: !route.startsWith("GET ") || (who !== "anybody" && !visitors),
    not_found: route.includes(":"),
    conflict: ifMatch === true,
    too_large: hasBody,
    unsupported: hasBody,
    limited: form !== undefined || limited === true,
    internal: true,
    unavailable: true,
  };
  return (Object.keys(codes) as ErrorCode[]).filter((code) => codes[code]);
}
