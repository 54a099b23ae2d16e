/** Pictures to begin with, in the agency's colour: each stands where a photograph will. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { mix } from "#domain/brand/colour.ts";

/** By file in `content/site/_images`, with the pixels that its place needs. */
const SIZES: Record<string, [width: number, height: number]> = {
  "home-hero.jpg": [2000, 1250],
  "home-hero-square.jpg": [1250, 1250],
  "slide-one.jpg": [1600, 1000],
  "slide-two.jpg": [1600, 1000],
  "about-head.jpg": [1600, 1000],
  "about-process.jpg": [1600, 1000],
};

/** @param folder `content/site/_images`. @param colour as `#rrggbb`. */
export async function drawPictures(folder: string, colour: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const drawn = Object.entries(SIZES).map(([name, [width, height]], index) =>
    sharp(Buffer.from(picture(width, height, colour, index)))
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(join(folder, name)),
  );
  await Promise.all(drawn);
}

/** Discs and arches that rise on the right, where no words lie. */
function picture(width: number, height: number, colour: string, turn: number): string {
  const pale = mix(colour, "#ffffff", 0.86);
  const [x, y] = [width * 0.68, height * 0.56];
  const radius = height * (0.28 + 0.03 * (turn % 3));
  const block = (left: number, top: number, share: number, rounded: number) =>
    `<rect x="${x + left * radius}" y="${y + top * radius}" width="${radius * 1.3}" height="${radius * 1.5}" rx="${rounded * radius}" fill="${mix(colour, "#ffffff", share)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${pale}"/>
<circle cx="${x}" cy="${y - radius * 0.4}" r="${radius}" fill="${mix(colour, "#ffffff", 0.62)}"/>
${block(turn % 2 ? -1.25 : -0.9, -0.3, 0.34, 0.12)}
${block(turn % 2 ? 0.2 : -0.1, -0.75, 0, turn % 3 ? 0.65 : 0.12)}
<circle cx="${x + radius * (turn % 2 ? -0.6 : 0.9)}" cy="${y + radius * 0.85}" r="${radius * 0.35}" fill="${mix(colour, "#000000", 0.45)}"/>
</svg>`;
}
