/** The agency's mark: one drawing in two colours, which differ on light and dark grounds. */
import { filled, type Colours } from "./look.ts";

export interface Mark {
  viewBox: string;
  /** The content of the `svg` element; its colours are `--mark-shape` and `--mark-line`. */
  shapes: string;
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
