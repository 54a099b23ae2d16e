/** The words of the staff area in each language, to be looked for on its screens. */
import { bn } from "#site/admin/i18n/bn/bn.ts";
import { en } from "#site/admin/i18n/en/en.ts";
import { es } from "#site/admin/i18n/es/es.ts";
import { fr } from "#site/admin/i18n/fr/fr.ts";

interface Texts {
  readonly [key: string]: string | Texts;
}

export const WORDS = { en, bn, fr, es };

/** The texts of a dictionary by their keys. */
export function flat(texts: Texts, path = ""): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "string" ? [[path + key, value] as const] : [...flat(value, `${path + key}.`)],
    ),
  );
}

/**
 * Finds what an English screen says and one of another language must not: whole texts, with any values in them, that the translation
 * does not have as well. A text that is hardly more than its values proves nothing and is left out.
 */
export function englishIn(lines: readonly string[], locale: "bn" | "fr" | "es"): string[] {
  const own = new Set(flat(WORDS[locale]).values());
  const english = [...flat(en).values()].filter((text) => !own.has(text) && text.replace(/\{\{.*?\}\}|[^a-z]/gi, "").length > 3);
  const plain = new Set(english.filter((text) => !text.includes("{{")));
  const patterns = english.filter((text) => text.includes("{{")).map(patternOf);
  return lines.filter((line) => plain.has(line) || patterns.some((pattern) => pattern.test(line)));
}

function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{.*?\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
}
