import { readdir } from "node:fs/promises";

/** The files of all pages of a build. */
export async function builtPages(dir: URL): Promise<URL[]> {
  const files = await readdir(dir, { recursive: true });
  return files.filter((file) => file.endsWith(".html")).map((file) => new URL(file, dir));
}
