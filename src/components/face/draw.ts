/** A portrait as a sewn medallion, in the colours of the palette: one SVG file per person. */
import { mix } from "#domain/brand/colour.ts";
import type { Colours } from "#domain/brand/look.ts";
import type { CLOTHS, Face } from "#domain/content/face.ts";
import { GARMENT } from "./garments.ts";
import { BEARD, HAIR } from "./hair.ts";
import { BINDI, EARRINGS, EARS, GLASSES, HEAD, MOUTH, NECK } from "./head.ts";
import type { Material, Shape } from "./shape.ts";

type Cloth = (typeof CLOTHS)[number];

const SIZE = 120;
const PETALS = 20;
const STITCHES = 'fill="none" stroke-linecap="round"';

/** @param stitched whether the look has stitches. */
export function drawFace(face: Face, colours: Colours, stitched: boolean): string {
  const cloths = clothsOf(colours);
  const ground = cloths[face.ground];
  const paint = paintOf(face, colours, cloths);
  const portrait = shapesOf(face)
    .filter(([material]) => stitched || material !== "sewn")
    .map(([material, path]) => `<path ${paint[material]} d="${path}"/>`);
  const middle = SIZE / 2;
  const edge = stitched
    ? `<path fill="${ground}" d="${petals(middle)}"/>`
    : `<circle fill="${ground}" cx="${middle}" cy="${middle}" r="${middle}"/>`;
  const thread = isPale(face.ground) ? cloths.primary : cloths.light;
  const dashes = stitched ? ' stroke-dasharray="4 3.85"' : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `${edge}<circle fill="${mix(ground, cloths.light, 0.78)}" cx="${middle}" cy="${middle}" r="46"/>` +
    `<g fill-rule="evenodd" transform="translate(${middle} ${middle})scale(1.12)translate(-${middle} -${middle})">${portrait.join("")}</g>` +
    `<circle ${STITCHES} stroke="${thread}" stroke-width="1.6"${dashes} cx="${middle}" cy="${middle}" r="50"/></svg>`
  );
}

/** From back to front. */
function shapesOf(face: Face): Shape[] {
  const { back = [], front, over = [] } = HAIR[face.hair];
  const isCovered = face.hair === "headscarf";
  const has = (extra: Face["with"][number], shapes: readonly Shape[]) =>
    face.with.includes(extra) ? shapes : [];
  return [
    ...back,
    ...NECK,
    ...GARMENT[face.wears],
    ...(isCovered ? [] : EARS),
    ...HEAD,
    ...(face.beard ? BEARD[face.beard] : []),
    ...MOUTH,
    ...has("bindi", BINDI),
    ...front,
    ...has("glasses", GLASSES),
    ...over,
    ...(isCovered ? [] : has("earrings", EARRINGS)),
  ];
}

function clothsOf(colours: Colours): Record<Cloth, string> {
  return {
    primary: colours.primary.light,
    second: colours.second.light,
    accent: colours.accent.light,
    success: colours.success.light,
    cool: colours["cool-deep"].light,
    warm: colours["warm-deep"].light,
    light: colours.ink.dark,
  };
}

function isPale(cloth: Cloth): boolean {
  return cloth === "accent" || cloth === "cool" || cloth === "warm" || cloth === "light";
}

/** The attributes of each material. Skin and hair are mixed from the palette too. */
function paintOf(
  face: Face,
  colours: Colours,
  cloths: Record<Cloth, string>,
): Record<Material, string> {
  const { light, accent, warm, primary } = cloths;
  const ink = colours.ink.light;
  const brown = mix(ink, primary, 0.42);
  const skin = {
    1: mix(mix(accent, warm, 0.7), light, 0.14),
    2: mix(mix(accent, warm, 0.62), brown, 0.16),
    3: mix(mix(accent, warm, 0.55), brown, 0.38),
  }[face.tone];
  const hair = face.with.includes("grey") ? mix(ink, light, 0.62) : mix(ink, primary, 0.12);
  const fill = (colour: string) => `fill="${colour}"`;
  const line = (width: number) => `${STITCHES} stroke="${ink}" stroke-width="${width}"`;
  return {
    skin: fill(skin),
    shade: fill(mix(skin, brown, 0.26)),
    blush: `${fill(primary)} opacity=".2"`,
    hair: fill(hair),
    stubble: `${fill(hair)} opacity=".55"`,
    dress: fill(cloths[face.dress]),
    trim: fill(cloths[face.trim]),
    fold: fill(mix(cloths[face.trim], ink, 0.22)),
    dark: fill(ink),
    red: fill(primary),
    gold: fill(accent),
    line: line(1.45),
    fine: `${line(1.1)} opacity=".75"`,
    sewn: `${STITCHES} stroke="${light}" stroke-width="1.2" stroke-dasharray="3 2.8"`,
  };
}

/** The scalloped edge of the cloth. */
function petals(middle: number): string {
  const radius = 53.5;
  const corner = (index: number) => {
    const angle = (index * 2 * Math.PI) / PETALS;
    return `${(middle + radius * Math.cos(angle)).toFixed(1)} ${(middle + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const petal = (radius * Math.sin(Math.PI / PETALS) * 1.06).toFixed(1);
  const arcs = Array.from(
    { length: PETALS },
    (_, index) => `A${petal} ${petal} 0 0 1 ${corner(index)}`,
  );
  return `M${corner(PETALS - 1)}${arcs.join("")}Z`;
}
