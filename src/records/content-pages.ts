/** The pages in `content/`: the source of the first records, and the target of exports. */
import { glob, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isMap, isNode, parse, parseDocument, stringify } from "yaml";
import { DEFAULT_LOCALE } from "#domain/links.ts";
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
 * The English pages of a kind by `order`, with facts still in braces. `root` is the project's
 * folder. Throws when one has no front matter.
 */
export async function readContentPages(root: string, kind: RecordKind): Promise<ContentPage[]> {
  const pages = (await contentSlugs(root, kind)).map(async (slug) => {
    const text = await readFile(contentFile(root, kind, slug), "utf8");
    return { slug, text, fields: parse(frontMatter(text)) as Record<string, unknown> };
  });
  return (await Promise.all(pages)).sort(
    (a, b) => Number(a.fields["order"]) - Number(b.fields["order"]),
  );
}

/** The slugs of the English pages of a kind; empty without a folder. */
export async function contentSlugs(root: string, kind: RecordKind): Promise<string[]> {
  const folder = dirname(contentFile(root, kind, "page"));
  const files = await Array.fromAsync(glob("*.mdx", { cwd: folder }));
  return files.sort().map((file) => basename(file, ".mdx"));
}

/**
 * Returns the text of a page with new values for some fields, adding new ones; the rest stays
 * unchanged.
 */
export function withFields(text: string, fields: Record<string, unknown>): string {
  let front = frontMatter(text);
  const { contents } = parseDocument(front);
  const places = (isMap(contents) ? contents.items : []).map(({ key, value }) => ({
    name: String(key),
    start: isNode(key) ? (key.range?.[0] ?? 0) : 0,
    end: isNode(value) ? (value.range?.[2] ?? 0) : 0,
  }));
  // Backwards, so that earlier positions stay valid.
  for (const { name, start, end } of places.reverse())
    if (name in fields)
      front = front.slice(0, start) + written({ [name]: fields[name] }) + front.slice(end);
  const added = Object.entries(fields).filter(
    ([name]) => !places.some((place) => place.name === name),
  );
  if (added.length > 0) front += written(Object.fromEntries(added));
  return text.replace(FRONT_MATTER, () => `---\n${front}---`);
}

/** Path of a slug's page. */
export function contentFile(root: string, kind: RecordKind, slug: string): string {
  return join(root, "content", kind, DEFAULT_LOCALE, `${slug}.mdx`);
}

/** A picture by its name in a page, relative to the folder of the page. */
export function pictureFile(root: string, kind: RecordKind, path: string): string {
  return join(dirname(contentFile(root, kind, "page")), path);
}

function frontMatter(text: string): string {
  const found = FRONT_MATTER.exec(text);
  if (!found) throw new Error("A page must start with front matter between two lines of ---.");
  return found[1] ?? "";
}

function written(fields: Record<string, unknown>): string {
  return stringify(fields, { lineWidth: LINE_WIDTH });
}
