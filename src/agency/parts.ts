import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Parts, partsOf } from "#domain/content/part-places.ts";

/** The parts of a content folder. A folder with pictures only counts as missing. */
export function readParts(content: string): Parts {
  return partsOf((place) => {
    const path = join(content, place);
    if (!existsSync(path)) return false;
    return statSync(path).isFile() || readdirSync(path).some((name) => !name.startsWith("_"));
  });
}
