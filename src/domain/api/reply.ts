/** The envelope of every API answer, and the one table of its error codes. */

export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method: 405,
  conflict: 412,
  too_large: 413,
  unsupported: 415,
  limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The JSON answer of every route. */
export interface Reply<Data = unknown> {
  success: boolean;
  /** The sentence for a person, and its key in the catalogue. */
  message?: string;
  key?: string;
  data?: Data;
  total?: number;
  /** The `cursor` of the next request, if the list goes on. */
  cursor?: string;
  token?: string;
  /** On a refusal: its code, and the fields that are wrong with a sentence each. */
  code?: ErrorCode;
  fields?: Record<string, string>;
}
