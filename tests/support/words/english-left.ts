/**
 * Interface texts that a page or screen shows in English, although its language has a translation.
 */

type Texts = string | readonly string[] | { readonly [key: string]: Texts };

/** Every text of a dictionary by its key, like `footer.map`. */
export function flat(texts: Texts, key = ""): Map<string, string> {
  if (typeof texts === "string") return new Map([[key, texts]]);
  const inner = Object.entries(texts) as [string, Texts][];
  return new Map(inner.flatMap(([name, text]) => [...flat(text, key ? `${key}.${name}` : name)]));
}

/**
 * The `lines` that are an English text, with any values, and that `own` does not have identically.
 * Leaves out texts with little besides values, which prove nothing.
 */
export function englishIn(lines: readonly string[], english: Texts, own: Texts): string[] {
  const said = new Set(flat(own).values());
  const texts = [...flat(english).values()].filter(
    (text) => !said.has(text) && text.replace(VALUE, "").replace(/[^a-z]/gi, "").length > 3,
  );
  const plain = new Set(texts.filter((text) => text.search(VALUE) === -1));
  const patterns = texts.filter((text) => text.search(VALUE) !== -1).map(patternOf);
  return lines.filter((line) => plain.has(line) || patterns.some((pattern) => pattern.test(line)));
}

const VALUE = /\{\{.*?\}\}|\{\w+\}/g;

function patternOf(text: string): RegExp {
  const parts = text.split(VALUE).map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
}
