import { filled } from "#domain/brand/look.ts";
import { COLOURS, STITCHED } from "#generated/look.ts";

const files = import.meta.glob<string>("./motifs/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

/**
 * The shapes of the applique motifs, all 96 by 96, by name. `-fine` has thinner thread. Empty in a
 * look without stitches.
 */
export const MOTIFS: ReadonlyMap<string, string> = new Map(
  Object.entries(STITCHED ? files : {}).map(([path, svg]) => [
    path.replace(/^.*\/|\.svg$/g, ""),
    filled(svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ""), COLOURS),
  ]),
);
