/** Sentences that are English where they are said, and the same ones in another language. */
import type { Locale } from "./links.ts";
import { plural, type Plural } from "./plural.ts";
import { amount, fill, grouped } from "./words.ts";

/**
 * By their names. `{n}` stands for a number, which a plural goes by, `{now}` for another one, `{minutes}` for a time like "7 minutes", any
 * other for a text.
 */
type Sentences = Readonly<Record<string, string | Plural<"en">>>;

/** Every text that a sentence can be: `Said<"Delete {name}?">` is `Delete ${string}?`. */
export type Said<Text extends string> = Text extends `${infer Before}{${string}}${infer After}` ? `${Before}${string}${Said<After>}` : Text;

const patterns = new WeakMap<Sentences, [name: string, pattern: RegExp][]>();

/** A sentence that `english` knows as `texts` has it, with its values as readers of the language expect them. `undefined` for any other. */
export function retold(sentence: string, english: Sentences, texts: Sentences, locale: Locale): string | undefined {
  const known = patterns.get(english) ?? patternsOf(english);
  patterns.set(english, known);
  for (const [name, pattern] of known) {
    const match = pattern.exec(sentence);
    if (!match) continue;
    const values = match.groups ?? {};
    const text = texts[name] ?? sentence;
    return fill(typeof text === "string" ? text : plural(text, numberOf(values["n"]), locale), valuesOf(values, locale), locale);
  }
  return undefined;
}

/** Those without values first: one with values may look the same. */
function patternsOf(english: Sentences): [string, RegExp][] {
  return Object.entries(english)
    .flatMap(([name, text]): [string, string][] =>
      typeof text === "string" ? [[name, text]] : Object.values(text).map((form) => [name, form]),
    )
    .toSorted(([, a], [, b]) => Number(a.includes("{")) - Number(b.includes("{")))
    .map(([name, text]) => [
      name,
      new RegExp(
        `^${text
          .split(/(\{\w+\})/)
          .map(patternOf)
          .join("")}$`,
      ),
    ]);
}

function patternOf(part: string): string {
  const name = /^\{(\w+)\}$/.exec(part)?.[1];
  return name === undefined ? part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&") : `(?<${name}>${name === "n" ? "[\\d,]+" : ".+"})`;
}

function valuesOf(groups: Record<string, string>, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => {
      if (/^[\d,]+$/.test(value) && (name === "n" || name === "now")) return [name, grouped(numberOf(value), locale)];
      return [name, name === "minutes" ? amount(Number.parseInt(value, 10), "minute", locale) : value];
    }),
  );
}

/** As English writes it: `"5,000"` is 5000. */
function numberOf(text = ""): number {
  return Number(text.replaceAll(",", ""));
}
