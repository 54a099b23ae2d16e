/** Snippets put into a reply: their text in the visitor's language, with its placeholders filled. */
import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";
import type { Snippet } from "./snippet.ts";

/** What placeholders stand for: the visitor's name, the number, the Book Meeting link. */
type Placeholders = Record<"name" | "number" | "meeting", string>;

/** The text in a language, in English where it lacks, or in any that it has. */
export function snippetText({ texts }: Pick<Snippet, "texts">, locale: Locale): string {
  return (
    [texts[locale], texts[DEFAULT_LOCALE], ...Object.values(texts)].find((text) => text !== "") ??
    ""
  );
}

/** Puts the values in place of `{name}`, `{number}` and `{meeting}`; other braces stay. */
export function filledSnippet(text: string, values: Placeholders): string {
  return text.replace(/\{(name|number|meeting)\}/g, (_, name: keyof Placeholders) => values[name]);
}
