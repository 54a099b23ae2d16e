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
  /** A sentence for people, and its key in the catalogue. */
  message?: string;
  key?: string;
  data?: Data;
  total?: number;
  /** The `cursor` for the next request, if the list continues. */
  cursor?: string;
  token?: string;
  /** Only on a refusal: its code, and a sentence for each wrong field. */
  code?: ErrorCode;
  fields?: Record<string, string>;
}
