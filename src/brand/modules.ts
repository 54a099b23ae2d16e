/** Generates the look as modules and styles for pages, staff area and functions: none reads YAML. */
import { tokensOf } from "#domain/brand/look.ts";
import type { Look } from "./read.ts";

const NOTE = "Written by src/agency/write.ts from content/brand.";

/** File texts by path below `src/generated`. */
export function lookModules({ stitched, colours, mark }: Look): Record<string, string> {
  return {
    "look.ts": `// ${NOTE}
import type { Colours } from "#domain/brand/look.ts";
import type { Mark } from "#domain/brand/mark.ts";
export const STITCHED = ${stitched} as boolean;
export const COLOURS: Colours = ${JSON.stringify(colours)};
export const MARK: Mark = ${JSON.stringify(mark)};
`,
    "palette.css": `/* ${NOTE} */
${stitched ? "" : '@import "../styles/plain.css";\n'}@layer tokens { :root {
${tokensOf(colours)}
} }
`,
  };
}
