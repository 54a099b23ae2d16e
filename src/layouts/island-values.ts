import { readFile } from "node:fs/promises";
import { writeHashed } from "./hashed-file.ts";

const ISLAND = /component-url="\/(_astro\/)([^"]+)" component-export="(\w+)"([^>]*?) props="([^"]*)"/g;
const IMPORT = /(?:from|import)"\.\/([^"]+)"/g;
const ESCAPES: Record<string, string> = { "&quot;": '"', "&#39;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };
/** Fewer letters than this are not worth a file. */
const WORTH_A_FILE = 500;

/**
 * Moves what an island is given out of its page, where it stands in the way of the first picture, into a script that comes when the island
 * wakes. That script names at once all that the island's own imports, which then come together and not one after the other.
 */
export async function valuesApart(html: string, dir: URL): Promise<string> {
  const islands = Array.from(html.matchAll(ISLAND)).filter(([, , , , , props = ""]) => props.length >= WORTH_A_FILE);
  let page = html;
  for (const [attributes, folder = "", file = "", name = "", between = "", props = ""] of islands) {
    const script = await withValues(new URL(folder, dir), { file, name, props });
    page = page.replace(attributes, () => `component-url="/${folder}${script}" component-export="${name}"${between}`);
  }
  return page;
}

/** The name of a script beside the island's own, with the same export. */
async function withValues(folder: URL, { file, name, props }: { file: string; name: string; props: string }): Promise<string> {
  const values = revived([0, JSON.parse(props.replace(/&(?:quot|#39|lt|gt|amp);/g, (escape) => ESCAPES[escape] ?? escape))]);
  const needed = await importsOf(folder, file);
  const code = [
    `import{${name} as Island}from"./${file}";`,
    ...[...needed].map((path) => `import"./${path}";`),
    `const values=${JSON.stringify(values)};`,
    `export const ${name}=(slots)=>Island({...values,...slots});`,
  ].join("");
  return writeHashed(folder, name, "js", code);
}

async function importsOf(folder: URL, file: string, known = new Set<string>()): Promise<Set<string>> {
  const code = await readFile(new URL(file, folder), "utf8");
  for (const [, path = ""] of code.matchAll(IMPORT)) {
    if (known.has(path)) continue;
    known.add(path);
    await importsOf(folder, path, known);
  }
  return known;
}

/** A value as Astro writes it, each with its kind before it: 0 for what JSON knows, 1 for a list. */
function revived([kind, value]: [number, unknown?]): unknown {
  if (kind === 1) return (value as [number, unknown][]).map(revived);
  if (kind !== 0) throw new Error(`An island is given something of kind ${kind}, which JSON does not know.`);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value as Record<string, [number, unknown]>).map(([key, entry]) => [key, revived(entry)]));
}
