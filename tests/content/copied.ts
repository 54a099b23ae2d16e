/** Texts of a translation that still stand in the words of their English original. */
import { existsSync, globSync } from "node:fs";
import { join, relative } from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "#domain/links.ts";
import { type Path, readSource, type Source } from "./source.ts";

/** Fields that hold a choice, an address or a file, and are the same in all languages. */
const CODES = new Set(
  "id slug icon iconName iconType color logo src picture href url scheduler email timeZone from to category relatedServices lead speaks".split(
    " ",
  ),
);
/** Fields that hold a name. A longer text is not a name. */
const NAMES = new Set(
  "name company client author location brand street city country serviceType technologies".split(
    " ",
  ),
);
const NAME_MAX = 40;
/** Names that stand among words. */
const TOOLS = ["Flutter", "glTF", "Kotlin Multiplatform", "React Native"];
/** Words that a language writes as English does. */
const COMMON: Record<string, readonly string[]> = {
  fr: ["Chat", "Contact", "Design", "Expansion", "Finance", "Innovation", "Performance"],
  es: ["Chat", "Spam"],
};

interface Text {
  line: number;
  field: string;
  text: string;
}

/**
 * One line a sentence, list entry or label of `content` that a translation has in common with its
 * English twin.
 */
export function leftInEnglish(content: string): string[] {
  const originals = globSync([`*/${DEFAULT_LOCALE}/*.mdx`, `*/${DEFAULT_LOCALE}.yaml`], {
    cwd: content,
  }).toSorted();
  const sources = originals.map((original) => readSource(join(content, original)));
  const facts = ["agency.yaml"].filter((file) => existsSync(join(content, file)));
  const named = [...sources, ...facts.map((file) => readSource(join(content, file)))];
  // The longest first: a name can be part of another.
  const names = [...new Set([...TOOLS, ...named.flatMap(namesIn)])].toSorted(
    (a, b) => b.length - a.length,
  );
  return sources.flatMap((source) => {
    const original = relative(content, source.file);
    const english = new Set(textsIn(source).map(({ text }) => text));
    return LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).flatMap((locale) => {
      const twin = original.replace(/\/en(?=[/.])/, `/${locale}`);
      if (!existsSync(join(content, twin))) return [];
      const own = (text: string) =>
        COMMON[locale]?.includes(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")) ?? false;
      return textsIn(readSource(join(content, twin)))
        .filter(({ text }) => english.has(text) && !own(text) && hasWords(text, names))
        .map(
          ({ line, field, text }) =>
            `content/${twin}:${line} ${field}: Is left in English: ${text}`,
        );
    });
  });
}

/** Whether more than names, addresses, facts in braces, numbers and units is left of a text. */
function hasWords(text: string, names: readonly string[]): boolean {
  const rest = names.reduce(
    (left, name) => left.replaceAll(name, ""),
    text.replace(/\{\w+\}/g, "").replace(/\(?[\w:/.@+-]+[@/][\w/.-]*\)?/g, ""),
  );
  return /\p{L}{3}/u.test(rest);
}

function namesIn({ data }: Source): string[] {
  return fieldsOf(data)
    .filter(([path, text]) => NAMES.has(keyOf(path)) && text.length <= NAME_MAX)
    .map(([, text]) => text);
}

/**
 * What is to be translated, sentence by sentence: one that was forgotten in the middle of a
 * paragraph is seen too.
 */
function textsIn({ data, body, bodyLine, lineOf }: Source): Text[] {
  const fields = fieldsOf(data).filter(([path]) => !CODES.has(keyOf(path)));
  return [
    ...fields.flatMap(([path, text]) =>
      sentences(text).map((one) => ({ line: lineOf(path), field: path.join("."), text: one })),
    ),
    ...body
      .split("\n")
      .flatMap((text, at) =>
        sentences(text).map((one) => ({ line: bodyLine + at, field: "text", text: one })),
      ),
  ];
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?:]\**)\s+(?=\S{2})/).map((one) => one.trim());
}

function fieldsOf(value: unknown, path: Path = []): [Path, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    fieldsOf(inner, [...path, isList ? Number(key) : key]),
  );
}

/** The name of a field; of its list for an entry. */
function keyOf(path: Path): string {
  return path.findLast((part) => typeof part === "string")?.toString() ?? "";
}
