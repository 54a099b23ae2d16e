import { readFile } from "node:fs/promises";

/** Relative to the project's folder, where every build runs. */
const ICONS = "node_modules/lucide-static/icons";

const known = new Map<string, Promise<string>>();

/**
 * Returns the content of a Lucide icon's SVG, cached. Reads its file: importing the two thousand
 * icons as modules would double the build time. Throws for an unknown name.
 */
export function iconShapes(name: string): Promise<string> {
  const shapes = known.get(name) ?? readShapes(name);
  known.set(name, shapes);
  return shapes;
}

async function readShapes(name: string): Promise<string> {
  const svg = await readFile(`${ICONS}/${name}.svg`, "utf8").catch(() => undefined);
  if (svg === undefined) throw new Error(`There is no Lucide icon named '${name}'.`);
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "")
    .replace(/>\s+</g, "><")
    .trim();
}
