/** One head for all, so that the portraits look as if one hand had sewn them; and what it wears. */
import { circle, oval, type Shapes } from "./shape.ts";

export const NECK: Shapes = [
  ["skin", "M52.5 64L67.5 64L67.5 76C67.5 81 63.5 83.5 60 83.5S52.5 81 52.5 76Z"],
  [
    "shade",
    "M52.5 70.5C55 74 57.5 75.5 60 75.5S65 74 67.5 70.5L67.5 73.5C65.5 77.5 62.5 79.3 60 79.3S54.5 77.5 52.5 73.5Z",
  ],
];
export const EARS: Shapes = [
  ["skin", circle(43.6, 52.5, 3.7)],
  ["skin", circle(76.4, 52.5, 3.7)],
];
export const HEAD: Shapes = [
  ["skin", "M44 49C44 35.5 51 29.5 60 29.5S76 35.5 76 49C76 62.5 69.5 73.5 60 73.5S44 62.5 44 49Z"],
  ["blush", circle(50.3, 58.8, 3.6)],
  ["blush", circle(69.7, 58.8, 3.6)],
  ["line", "M49.8 46.6C51.8 44.7 54.8 44.6 57 45.9M70.2 46.6C68.2 44.7 65.2 44.6 63 45.9"],
  ["dark", oval(53.7, 51.5, 1.7, 2)],
  ["dark", oval(66.3, 51.5, 1.7, 2)],
  ["fine", "M60.3 51.5C59.5 54.2 58.3 56.3 58.6 57.3C58.9 58.1 60.2 58.2 61 57.9"],
];
export const MOUTH: Shapes = [["line", "M55.3 64C57.8 66.7 62.2 66.7 64.7 64"]];

export const GLASSES: Shapes = [
  [
    "line",
    "M47.5 51.3a6 6 0 1 0 12 0a6 6 0 1 0-12 0M60.5 51.3a6 6 0 1 0 12 0a6 6 0 1 0-12 0M59 50.2C59.7 49.6 60.3 49.6 61 50.2M47.6 50L44.5 49M72.4 50L75.5 49",
  ],
];
export const BINDI: Shapes = [["red", circle(60, 42.5, 1.7)]];
export const EARRINGS: Shapes = [
  ["gold", circle(43.6, 58, 1.8)],
  ["gold", circle(76.4, 58, 1.8)],
];
