const files = import.meta.glob<string>("./motifs/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The shapes inside each applique motif, all of 96 by 96, by name. `-fine` has thinner thread. */
export const MOTIFS: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, svg]) => [
    path.replace(/^.*\/|\.svg$/g, ""),
    svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ""),
  ]),
);
