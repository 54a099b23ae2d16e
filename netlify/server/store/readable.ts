/** Reads objects one by one, so that a damaged one does not affect the others. */
import { AppError } from "#server/http/errors.ts";
import { logFailure } from "#server/http/log.ts";
import { NewerShape } from "./shapes.ts";

/**
 * Returns the result of `read`, or `otherwise` when the object is damaged or written by a newer
 * version. Throws when the store does not answer, as that says nothing about the object. `what`
 * names the object in the log.
 */
export async function readableOr<Value, Other>(
  what: string,
  read: () => Promise<Value>,
  otherwise: Other,
): Promise<Value | Other> {
  try {
    return await read();
  } catch (error) {
    // The store has already logged invalid JSON and newer versions.
    if (!(error instanceof AppError)) logFailure(`reading ${what}`, error);
    else if (!(error.cause instanceof SyntaxError || error.cause instanceof NewerShape))
      throw error;
    return otherwise;
  }
}
