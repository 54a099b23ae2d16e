import { memoize } from "#domain/text/intl.ts";

/**
 * Caches a read per language during a build, where every page needs it. Development reads on each
 * call. Callers must not change the result.
 */
export function once<Args extends string[], Value>(
  read: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  return import.meta.env.PROD ? memoize(read) : read;
}
