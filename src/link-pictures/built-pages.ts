import { readdir } from "node:fs/promises";

/** The files of all built pages. */
export async function builtPages(dir: URL): Promise<URL[]> {
  const files = await readdir(dir, { recursive: true });
  return files.filter((file) => file.endsWith(".html")).map((file) => new URL(file, dir));
}
