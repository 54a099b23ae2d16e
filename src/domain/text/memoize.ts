/**
 * `make`, which makes each thing once: for what takes time and is needed on every page of a build,
 * as what `Intl` formats with.
 */
export function memoize<Args extends (string | number)[], Value>(
  make: (...args: Args) => Value,
): (...args: Args) => Value {
  const known = new Map<string, Value>();
  return (...args) => {
    const key = args.join();
    const value = known.get(key) ?? make(...args);
    known.set(key, value);
    return value;
  };
}
