/** Helpers for `Intl`. */

/** Caches the results of `make` by argument, for slow work such as creating `Intl` formatters. */
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

/**
 * The `Intl` tag for numbers, money and times in a language. The site's Spanish is Latin American:
 * `$32,500`, `50%`, `9:00 a.m.`.
 */
export function intlTag(locale: string): string {
  return locale === "es" ? "es-419" : locale;
}

/** As `intlTag`, for days: the site's English puts the day first. */
export function dayTag(locale: string): string {
  return locale === "en" ? "en-GB" : intlTag(locale);
}
