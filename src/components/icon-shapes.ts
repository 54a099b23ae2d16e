import { readFile } from "node:fs/promises";

/** Seen from the project's folder, where every build runs. */
const ICONS = "node_modules/lucide-static/icons";

const known = new Map<string, Promise<string>>();

/**
 * What is inside the SVG of a Lucide icon. Read from its file, once: the two thousand of them as
 * modules take a build as long as all of its pages. Throws for a name that there is not.
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
