/** The agency's mark: one drawing in two colours, which differ on light and dark grounds. */
import { filled, type Colours } from "./look.ts";

export interface Mark {
  viewBox: string;
  /** The content of the `svg` element; its colours are `--mark-shape` and `--mark-line`. */
  shapes: string;
}

/** Throws with the errors in the file, as text. */
export function markOf(svg: string): Mark {
  const viewBox = /<svg\b[^>]*\bviewBox="([^"]+)"/.exec(svg)?.[1];
  const shapes = /<svg\b[^>]*>(.*)<\/svg>\s*$/s.exec(svg)?.[1];
  if (!viewBox || !shapes) throw new Error("needs one <svg> with a viewBox");
  const strange = /<(script|style|foreignObject|image|text|use)\b|\s(style|class|id|on\w+)=/.exec(
    shapes,
  );
  if (strange)
    throw new Error(
      `may not have ${strange[1] ? `<${strange[1]}>` : `'${strange[2]}'`}: it stands in pages, where only plain shapes with their own colours draw the same everywhere`,
    );
  return { viewBox, shapes: shapes.replace(/\s*\n\s*/g, "").trim() };
}

/** The mark as a drawing, `size` pixels wide, positioned inside another. */
export function drawMark(
  { viewBox, shapes }: Mark,
  colours: Colours,
  ground: "light" | "dark",
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const own =
    ground === "light"
      ? { "mark-shape": colours.second.light, "mark-line": colours.primary.light }
      : { "mark-shape": colours.ink.dark, "mark-line": colours.accent.light };
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}">${filled(shapes, colours, own)}</svg>`;
}
