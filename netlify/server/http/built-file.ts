/** Files that the build wrote, as this deploy has them now. */
import { FRAME_WAIT } from "#domain/limits.ts";
import type { Locale } from "#domain/links.ts";
import { deployAddress } from "#server/env/env.ts";
import { logFailure } from "./log.ts";

interface Known<Value> {
  value: Value;
  etag: string;
}

/**
 * Returns a reader that revalidates its file on each call and caches the result of `read`. If the
 * file cannot be fetched, returns the cached value, or `undefined` before the first success.
 * @param what the name of the file in the log.
 * @param pathOf its path in a language.
 */
export function builtFile<Value>(
  what: string,
  pathOf: (locale: Locale) => string,
  read: (answer: Response) => Promise<Value>,
) {
  const known = new Map<string, Known<Value>>();
  return async (request: Request, locale: Locale): Promise<Value | undefined> => {
    const address = deployAddress(request) + pathOf(locale);
    const mine = known.get(address);
    try {
      const answer = await fetch(address, {
        headers: mine ? { "if-none-match": mine.etag } : {},
        redirect: "error",
        signal: AbortSignal.timeout(FRAME_WAIT),
      });
      if (mine && answer.status === 304) return mine.value;
      if (!answer.ok) throw new Error(`The answer is ${answer.status}.`);
      const value = await read(answer);
      known.set(address, { value, etag: answer.headers.get("etag") ?? "" });
      return value;
    } catch (error) {
      logFailure(`${what} (${locale})`, error);
      return mine?.value;
    }
  };
}
