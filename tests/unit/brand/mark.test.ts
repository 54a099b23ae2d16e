import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { markOf } from "#domain/brand/drawing.ts";
import { lookModules } from "#site/brand/modules.ts";
import { readLook, refuseFaint } from "#site/brand/read.ts";
import { ICONS } from "#site/brand/icons.ts";
import { COLOURS } from "#generated/look.ts";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
  <rect fill="var(--mark-shape)" width="10" height="10"/>
</svg>
`;
const mark = markOf(SVG);
const icon = async (name: string) => (await ICONS[name]?.(mark, COLOURS)) ?? "";
/** The colour of a picture at a place, as `#rrggbb`. */
async function colourAt(picture: string | Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(Buffer.from(picture))
    .extract({ left, top, width: 1, height: 1 })
    .flatten()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString("hex")}`;
}

describe("icons", () => {
  it("show the mark on the darkest ground", async () => {
    for (const name of ["favicon.svg", "icon-512.png", "apple-touch-icon.png"]) {
      const drawn = await icon(name);
      const { width } = await sharp(Buffer.from(drawn)).metadata();
      const at = (share: number) =>
        colourAt(drawn, Math.floor(width * share), Math.floor(width / 2));
      expect([await at(0.05), await at(0.5)], name).toEqual([COLOURS.ink.light, COLOURS.ink.dark]);
    }
  });

  it("have favicon.ico in three sizes", async () => {
    const ico = Buffer.from(await icon("favicon.ico"));
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const [length, start] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      const { width, height, format } = await sharp(ico.subarray(start, start + length)).metadata();
      expect([ico[entry], width, height, format]).toEqual([size, size, size, "png"]);
    }
    expect(ico.readUInt32LE(6 + 32 + 8) + ico.readUInt32LE(6 + 32 + 12)).toBe(ico.length);
  });

  it("leave room where phones cut them to a circle", async () => {
    const drawn = await icon("icon-maskable-512.png");
    // The corner of the mark lies within the circle that every phone keeps: 40 % around the middle.
    const corner = 256 - Math.floor(0.4 * 512 * Math.SQRT1_2);
    expect(await colourAt(drawn, corner - 4, corner - 4)).toBe(COLOURS.ink.light);
  });
});

describe("the look of a content folder", () => {
  it("is refused with the line of each mistake in the palette", () => {
    const content = mkdtempSync(join(tmpdir(), "look-"));
    cpSync("content/brand", join(content, "brand"), { recursive: true });
    const file = join(content, "brand/palette.yaml");
    const palette = readFileSync(file, "utf8");
    writeFileSync(file, palette.replace(/surface: .*/, "surface: white"));
    const line = palette.slice(0, palette.indexOf("  surface:")).split("\n").length;
    expect(() => readLook(content)).toThrow(
      `content/brand/palette.yaml:${line} roles.surface: Must be`,
    );
    writeFileSync(file, palette);
    writeFileSync(join(content, "brand/mark.svg"), "<svg></svg>");
    expect(() => readLook(content)).toThrow("content/brand/mark.svg:1: It needs a viewBox");
  });

  it("builds no site of colours that are too faint", () => {
    const look = { stitched: true, colours: COLOURS, mark };
    expect(() => refuseFaint(look)).not.toThrow();
    const faint = { light: "#eeeeee", dark: "#111111" };
    expect(() => refuseFaint({ ...look, colours: { ...COLOURS, ink: faint } })).toThrow(
      /^palette\.yaml: `ink` on `page` \(light\) has 1\.\d:1, needs 4\.5:1\n/,
    );
  });
});

describe("the written modules", () => {
  const files = (stitched: boolean) => lookModules({ stitched, colours: COLOURS, mark });

  it("bring the plain styles only to a look without stitches", () => {
    expect(files(true)["palette.css"]).not.toContain("plain.css");
    expect(files(false)["palette.css"]).toContain(`@import "../styles/plain.css";`);
    expect([files(true)["look.ts"], files(false)["look.ts"]]).toEqual([
      expect.stringContaining("STITCHED = true"),
      expect.stringContaining("STITCHED = false"),
    ]);
  });
});
