/** The pages in `content/`: the source of the first records, and the target of exports. */
import { glob, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isMap, isNode, parse, parseDocument, stringify } from "yaml";
import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";
import type { RecordKind } from "#domain/records/record.ts";

const FRONT_MATTER = /^---\r?\n([\s\S]*?)^---[^\S\n]*$/m;
const LINE_WIDTH = 140;

export interface ContentPage {
  slug: string;
  /** The whole file. */
  text: string;
  fields: Record<string, unknown>;
}

/**
 * The pages of a kind in a language by `order`, with facts still in braces. `root` is the project's
 * folder. Throws when one has no front matter.
 */
export async function readContentPages(
  root: string,
  kind: RecordKind,
  locale: Locale = DEFAULT_LOCALE,
): Promise<ContentPage[]> {
  const pages = (await contentSlugs(root, kind, locale)).map(async (slug) => {
    const text = await readFile(contentFile(root, kind, slug, locale), "utf8");
    return { slug, text, fields: fieldsIn(text) };
  });
  return (await Promise.all(pages)).sort(
    (a, b) => Number(a.fields["order"]) - Number(b.fields["order"]),
  );
}

/** The slugs of the pages of a kind in a language; empty without a folder. */
export async function contentSlugs(
  root: string,
  kind: RecordKind,
  locale: Locale = DEFAULT_LOCALE,
): Promise<string[]> {
  const folder = dirname(contentFile(root, kind, "page", locale));
  const files = await Array.fromAsync(glob("*.mdx", { cwd: folder }));
  return files.sort().map((file) => basename(file, ".mdx"));
}

/** The fields in the text of a page. */
export function fieldsIn(text: string): Record<string, unknown> {
  return parse(frontMatter(text)) as Record<string, unknown>;
}

/**
 * Returns the text of a page with new values for some fields, adding new ones; the rest stays
 * unchanged.
 */
export function withFields(text: string, fields: Record<string, unknown>): string {
  const front = mapWith(frontMatter(text), fields);
  return text.replace(FRONT_MATTER, () => `---\n${front}---`);
}

/** Returns the text of a page with other numbers at some places in its fields. */
export function withNumbers(
  text: string,
  numbers: readonly [path: readonly (string | number)[], value: number][],
): string {
  let front = frontMatter(text);
  for (const [path, value] of numbers) {
    const node = parseDocument(front).getIn(path, true);
    const [start, end] = (isNode(node) ? node.range : undefined) ?? [];
    if (start === undefined || end === undefined) continue;
    front = front.slice(0, start) + String(value) + front.slice(end);
  }
  return text.replace(FRONT_MATTER, () => `---\n${front}---`);
}

/** As `withFields`, for the text of a map alone, whose lines begin with `indent`. */
export function mapWith(map: string, fields: Record<string, unknown>, indent = ""): string {
  let text = map;
  const { contents } = parseDocument(map);
  const places = (isMap(contents) ? contents.items : []).map(({ key, value }) => ({
    name: String(key),
    start: isNode(key) ? (key.range?.[0] ?? 0) : 0,
    end: isNode(value) ? (value.range?.[2] ?? 0) : 0,
  }));
  // Backwards, so that earlier positions stay valid.
  for (const { name, start, end } of places.reverse())
    if (name in fields)
      text =
        text.slice(0, start) +
        written({ [name]: fields[name] }, indent).trimStart() +
        text.slice(end);
  const added = Object.entries(fields).filter(
    ([name]) => !places.some((place) => place.name === name),
  );
  return added.length > 0 ? text + written(Object.fromEntries(added), indent) : text;
}

/** Path of a slug's page in a language. */
export function contentFile(
  root: string,
  kind: RecordKind,
  slug: string,
  locale: Locale = DEFAULT_LOCALE,
): string {
  return join(root, "content", kind, locale, `${slug}.mdx`);
}

/** A picture by its name in a page, relative to the folder of the page. */
export function pictureFile(root: string, kind: RecordKind, path: string): string {
  return join(dirname(contentFile(root, kind, "page")), path);
}

export function frontMatter(text: string): string {
  const found = FRONT_MATTER.exec(text);
  if (!found) throw new Error("A page must start with front matter between two lines of ---.");
  return found[1] ?? "";
}

function written(fields: Record<string, unknown>, indent: string): string {
  const text = stringify(fields, { lineWidth: LINE_WIDTH - indent.length });
  return text.replace(/^(?=.)/gm, indent);
}
