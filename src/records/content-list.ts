/** The questions in `content/faqs`: unlike pages, one list per language instead of files. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isMap, isSeq, parse, parseDocument } from "yaml";
import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";
import { type ContentPage, mapWith } from "./content-pages.ts";

/** A list: the lines before its first entry, and each entry with its own lines. */
interface ContentList {
  head: string;
  entries: ContentPage[];
}

/** The indentation of an entry's fields. */
const INDENT = "  ";

/** Path of the questions in a language. */
export function listFile(root: string, locale: Locale = DEFAULT_LOCALE): string {
  return join(root, "content/faqs", `${locale}.yaml`);
}

/**
 * The questions of a language in the order of their ids, with facts still in braces; none without a
 * file.
 */
export async function readContentList(
  root: string,
  locale: Locale = DEFAULT_LOCALE,
): Promise<ContentList> {
  const file = listFile(root, locale);
  if (!existsSync(file)) return { head: "", entries: [] };
  const text = await readFile(file, "utf8");
  const { contents } = parseDocument(text);
  const maps = (isSeq(contents) ? contents.items : []).filter(isMap);
  const starts = maps.map(({ range }) => startOf(text, range?.[0] ?? 0));
  const entries = starts.map((start, index): ContentPage => {
    const own = text.slice(start, starts[index + 1]);
    const [fields] = parse(own) as Record<string, unknown>[];
    return { slug: String(fields?.["slug"]), text: own, fields: fields ?? {} };
  });
  return {
    head: text.slice(0, starts[0]),
    entries: entries.sort((a, b) => Number(a.fields["id"]) - Number(b.fields["id"])),
  };
}

/** Returns an entry's lines with new values for some fields; the rest stays unchanged. */
export function entryWith(text: string, fields: Record<string, unknown>): string {
  const [, comments = "", entry = ""] = /^((?:\s*#[^\n]*\n)*)(.*)$/s.exec(text) ?? [];
  const map = entry.replace(/^- /, INDENT);
  return comments + mapWith(map, fields, INDENT).replace(/^ {2}/, "- ");
}

/** The lines of a new entry. */
export function newEntry(fields: Record<string, unknown>): string {
  return mapWith("", fields, INDENT).replace(/^ {2}/, "- ");
}

/** The file of a list. */
export function textOf(head: string, entries: readonly Pick<ContentPage, "text">[]): string {
  return head + entries.map(({ text }) => (text.endsWith("\n") ? text : `${text}\n`)).join("");
}

/** Start of the entry at `offset`, with the comments right above it. */
function startOf(text: string, offset: number): number {
  let start = text.lastIndexOf("\n", offset) + 1;
  for (;;) {
    const above = text.lastIndexOf("\n", start - 2) + 1;
    // The comments above the first entry are those of the file.
    if (above === 0 || !/^\s*#/.test(text.slice(above, start))) return start;
    start = above;
  }
}
