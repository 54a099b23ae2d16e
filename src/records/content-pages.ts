/** The pages in `content/`: for the first records, and for writing a record back. */
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
 * The English pages of a kind by their `order`, with facts named in braces. `root` is the project's
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

/** The slugs of the English pages of a kind; none where there is no folder. */
export async function contentSlugs(root: string, kind: RecordKind): Promise<string[]> {
  const folder = dirname(contentFile(root, kind, "page"));
  const files = await Array.fromAsync(glob("*.mdx", { cwd: folder }));
  return files.sort().map((file) => basename(file, ".mdx"));
}

/**
 * The text of a page with other values for some of its fields, which are added when they are new;
 * the rest stays letter by letter.
 */
export function withFields(text: string, fields: Record<string, unknown>): string {
  let front = frontMatter(text);
  const { contents } = parseDocument(front);
  const places = (isMap(contents) ? contents.items : []).map(({ key, value }) => ({
    name: String(key),
    start: isNode(key) ? (key.range?.[0] ?? 0) : 0,
    end: isNode(value) ? (value.range?.[2] ?? 0) : 0,
  }));
  // From the end, so that the places before stay where they are.
  for (const { name, start, end } of places.reverse())
    if (name in fields)
      front = front.slice(0, start) + written({ [name]: fields[name] }) + front.slice(end);
  const added = Object.entries(fields).filter(
    ([name]) => !places.some((place) => place.name === name),
  );
  if (added.length > 0) front += written(Object.fromEntries(added));
  return text.replace(FRONT_MATTER, () => `---\n${front}---`);
}

/** Where the page of a slug lies. */
export function contentFile(root: string, kind: RecordKind, slug: string): string {
  return join(root, "content", kind, DEFAULT_LOCALE, `${slug}.mdx`);
}

/** A picture as a page names it, from the folder of the page. */
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
