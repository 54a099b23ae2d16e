import { expect, test } from "vitest";
import { mix } from "#domain/brand/colour.ts";
import { parseSvg } from "#domain/brand/svg.ts";
import { BEARDS, CLOTHS, EXTRAS, face, type Face, GARMENTS, HAIR } from "#domain/content/face.ts";
import { COLOURS } from "#generated/look.ts";
import { drawFace } from "#site/components/face/draw.ts";

const plain: Face = face.parse({
  ground: "second",
  tone: 1,
  hair: "short",
  wears: "shirt",
  dress: "cool",
  trim: "light",
});
const draw = (change: Partial<Face> = {}, stitched = true) =>
  drawFace({ ...plain, ...change }, COLOURS, stitched);

const CHANGES: Partial<Face>[] = [
  ...HAIR.map((hair) => ({ hair })),
  ...BEARDS.map((beard) => ({ beard })),
  ...GARMENTS.map((wears) => ({ wears })),
  ...EXTRAS.map((extra) => ({ with: [extra] })),
  ...CLOTHS.flatMap((cloth) => [{ ground: cloth }, { dress: cloth }, { trim: cloth }]),
  ...([1, 2, 3] as const).map((tone) => ({ tone })),
];

test("each part changes the drawing, which is whole and the same each time", () => {
  for (const change of CHANGES) {
    const svg = draw(change);
    expect(() => parseSvg(svg), JSON.stringify(change)).not.toThrow();
    expect(svg).not.toMatch(/undefined|NaN|style=/);
    expect(draw(change)).toBe(svg);
    const isPlain = Object.entries(change).every(
      ([name, value]) => plain[name as keyof Face] === value,
    );
    expect(svg === draw(), JSON.stringify(change)).toBe(isPlain);
  }
});

test("a headscarf covers ears and earrings", () => {
  const covered = draw({ hair: "headscarf", with: ["earrings"] });
  expect(covered).toBe(draw({ hair: "headscarf" }));
  expect(covered).not.toContain("M39.9 52.5");
});

test("all its colours are the palette's or mixed from it", () => {
  const green = mix(COLOURS.primary.light, "#00ff00", 1);
  const other = { ...COLOURS, primary: { light: green, dark: green } };
  const svg = drawFace({ ...plain, ground: "primary" }, other, true);
  expect(svg).toContain(`fill="${green}"`);
  expect(svg).not.toContain(COLOURS.primary.light);
});

test("without stitches no line is dashed, and the cloth is round", () => {
  expect(draw()).toContain("stroke-dasharray");
  for (const change of CHANGES) expect(draw(change, false)).not.toContain("stroke-dasharray");
  expect(draw({}, false)).toMatch(/^<svg[^>]*><circle/);
});
