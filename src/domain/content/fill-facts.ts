/**
 * Facts put into texts that name them in braces; without a schema library, so that a browser can do
 * it too.
 */

/** Facts by name. */
export type Facts = ReadonlyMap<string, string>;

/**
 * A copy in which every text has its facts. A name that is no fact stays: `{platform}` is put in by
 * its page. `\\{` is a brace to read.
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
  // A date of YAML is one value.
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
