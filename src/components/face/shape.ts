/** What portraits are made of: felt shapes and rows of stitches on a field of 120 by 120. */

/** The cloth, colour or thread of a shape. */
export type Material =
  | "skin"
  | "shade"
  | "blush"
  | "hair"
  | "stubble"
  | "dress"
  | "trim"
  | "fold"
  | "dark"
  | "red"
  | "gold"
  | "line"
  | "fine"
  | "sewn";
export type Shape = readonly [material: Material, path: string];
export type Shapes = readonly Shape[];

export function circle(x: number, y: number, radius: number): string {
  return oval(x, y, radius, radius);
}

export function oval(x: number, y: number, width: number, height: number): string {
  return `M${x - width} ${y}a${width} ${height} 0 1 0 ${2 * width} 0a${width} ${height} 0 1 0 ${-2 * width} 0Z`;
}
