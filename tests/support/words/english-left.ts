/**
 * Interface texts that a page or screen says in English, though its language has words of its own
 * for them.
 */

type Texts = string | readonly string[] | { readonly [key: string]: Texts };

/** Every text of a dictionary by its key, like `footer.map`. */
export function flat(texts: Texts, key = ""): Map<string, string> {
  if (typeof texts === "string") return new Map([[key, texts]]);
  const inner = Object.entries(texts) as [string, Texts][];
  return new Map(inner.flatMap(([name, text]) => [...flat(text, key ? `${key}.${name}` : name)]));
}

/**
 * Those of `lines` that are an English text, with any values in it, which `own` does not say in the
 * same words. A text that is hardly more than its values proves nothing and is left out.
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
