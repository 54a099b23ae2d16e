/**
 * Inserts facts into texts that name them in braces. Independent of the schema library, so that
 * browsers can use it.
 */

/** Facts by name. */
export type Facts = ReadonlyMap<string, string>;

/**
 * Returns a copy with the facts in every text. An unknown name stays: the page fills in
 * `{platform}`. `\\{` is a literal brace.
 */
export function fillFacts<Value>(value: Value, facts: Facts): Value {
  return mapTexts(value, (text) =>
    text.replace(
      /(\\?)(\{(\w+)\})/g,
      (_whole, escape, braces: string, name: string) => (!escape && facts.get(name)) || braces,
    ),
  ) as Value;
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === "string") return map(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, map));
  // A YAML date is a single value.
  if (
    typeof value !== "object" ||
    value === null ||
    Object.getPrototypeOf(value) !== Object.prototype
  )
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, map)]),
  );
}
