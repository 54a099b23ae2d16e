/** Files that the build wrote, as this deploy has them now. */
import { FRAME_WAIT } from "#domain/limits.ts";
import type { Locale } from "#domain/links.ts";
import { deployAddress } from "#server/env/env.ts";
import { coalesce } from "#server/store/coalesce.ts";
import { logFailure } from "./log.ts";

interface Known<Value> {
  value: Value;
  etag: string;
}

/**
 * Returns a reader that revalidates its file and caches the result of `read`; concurrent calls share
 * a fetch. If the file cannot be fetched, returns the cached value, or `undefined` before the first
 * success.
 * @param what the name of the file in the log.
 * @param pathOf its path in a language.
 */
export function builtFile<Value>(
  what: string,
  pathOf: (locale: Locale) => string,
  read: (answer: Response) => Promise<Value>,
) {
  const readers = new Map<string, () => Promise<Value | undefined>>();
  return (request: Request, locale: Locale): Promise<Value | undefined> => {
    const address = deployAddress(request) + pathOf(locale);
    const reader = readers.get(address) ?? readerOf(address, `${what} (${locale})`, read);
    readers.set(address, reader);
    return reader();
  };
}

function readerOf<Value>(
  address: string,
  name: string,
  read: (answer: Response) => Promise<Value>,
): () => Promise<Value | undefined> {
  let known: Known<Value> | undefined;
  return coalesce(async () => {
    try {
      const answer = await fetch(address, {
        headers: known ? { "if-none-match": known.etag } : {},
        redirect: "error",
        signal: AbortSignal.timeout(FRAME_WAIT),
      });
      if (known && answer.status === 304) return known.value;
      if (!answer.ok) throw new Error(`The answer is ${answer.status}.`);
      known = { value: await read(answer), etag: answer.headers.get("etag") ?? "" };
      return known.value;
    } catch (error) {
      logFailure(name, error);
      return known?.value;
    }
  });
}
