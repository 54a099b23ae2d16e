/** Pictures that are made in unusual ways: what decoders draw of them is kept, and nothing else. */
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cleaned, inspectPicture } from "#server/pictures/inspect-picture.ts";
import { storePicture } from "#server/pictures/pictures.ts";
import { pictureFinder } from "#site/records/pictures.ts";
import { frames, makePicture } from "#tests/support/records/pictures.ts";
import { startStore } from "#tests/support/store/store.ts";

const latin = (text: string) => Buffer.from(text, "latin1");
const inserted = (bytes: Buffer, at: number, ...parts: Buffer[]) =>
  Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)]);

function segment(mark: number, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, mark, 0, data.length + 2]), data]);
}

function chunk(name: string, data: Buffer): Buffer {
  const made = Buffer.concat([Buffer.alloc(4), latin(name), data, Buffer.alloc(4)]);
  made.writeUInt32BE(data.length);
  made.writeUInt32BE(crc32(made.subarray(4, -4)), made.length - 4);
  return made;
}

function riff(chunks: readonly [name: string, data: Buffer][]): Buffer {
  const parts = chunks.map(([name, data]) => {
    const made = Buffer.concat([latin(name), Buffer.alloc(4), data, Buffer.alloc(data.length % 2)]);
    made.writeUInt32LE(data.length, 4);
    return made;
  });
  const made = Buffer.concat([latin("RIFF\0\0\0\0WEBP"), ...parts]);
  made.writeUInt32LE(made.length - 8, 4);
  return made;
}

/** Camera data that says which side is up. */
function exif(orientation: number, order = "MM\0*"): Buffer {
  return Buffer.concat([
    latin(order),
    Buffer.from([0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]),
  ]);
}

const JPEG = await makePicture("jpg", 64, 40);
const PNG = await makePicture("png");
/** "VP8 " and its data. */
const PIXELS = (await makePicture("webp")).subarray(12);
const moreJpeg = (...segments: Buffer[]) => inserted(JPEG, 2, ...segments);
const morePng = (...chunks: Buffer[]) => inserted(PNG, 33, ...chunks);
const webp = (flags: number, ...more: [name: string, data: Buffer][]) =>
  riff([
    ["VP8X", Buffer.from([flags, 0, 0, 0, 23, 0, 0, 15, 0, 0])],
    ["VP8 ", PIXELS.subarray(8, 8 + PIXELS.readUInt32LE(4))],
    ...more,
  ]);
const app1 = (data: Buffer) => segment(0xe1, Buffer.concat([latin("Exif\0\0"), data]));

describe("which side is up is what decoders read:", () => {
  test.each([
    ["the first of two in a JPEG", moreJpeg(app1(exif(1)), app1(exif(6))), undefined],
    ["the first of two that turn a JPEG", moreJpeg(app1(exif(6)), app1(exif(8))), 6],
    [
      "nothing without an order of bytes",
      moreJpeg(app1(exif(6, "XX\0*")), app1(exif(8))),
      undefined,
    ],
    [
      "the first of two in a PNG",
      morePng(chunk("eXIf", exif(1)), chunk("eXIf", exif(6))),
      undefined,
    ],
    [
      "the first of two that turn a PNG",
      morePng(chunk("eXIf", exif(3)), chunk("eXIf", exif(6))),
      3,
    ],
    [
      "nothing behind a name that a PNG does not have",
      morePng(chunk("eXIf", Buffer.concat([latin("Exif\0\0"), exif(6)]))),
      undefined,
    ],
    ["the first of two in a WebP", webp(8, ["EXIF", exif(1)], ["EXIF", exif(8)]), undefined],
    ["the first of two that turn a WebP", webp(8, ["EXIF", exif(6)], ["EXIF", exif(8)]), 6],
    ["nothing that a WebP does not announce", webp(0, ["EXIF", exif(8)]), undefined],
  ])("%s", async (_name, bytes, orientation) => {
    const clean = cleaned(bytes).bytes;
    expect((await sharp(clean).metadata()).orientation).toBe(orientation);
    expect(cleaned(clean).bytes.equals(clean)).toBe(true);
  });
});

describe("a picture of more frames than can be counted is refused in words:", () => {
  const most = "An animated picture of this size can have at most 500 frames.";
  test.each([
    [
      "a GIF",
      () =>
        Buffer.concat([
          latin("GIF89a\x01\0\x01\0\0\0\0"),
          ...Array<Buffer>(130_000).fill(latin(",\0\0\0\0\x01\0\x01\0\0\x02\x01\0\0")),
        ]),
    ],
    [
      "a WebP",
      () =>
        riff([
          ["VP8X", Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
          ...Array<[string, Buffer]>(130_000).fill(["ANMF", Buffer.alloc(16)]),
        ]),
    ],
  ])("%s", (_name, make) => {
    expect(() => inspectPicture(make())).toThrow(most);
    expect(cleaned(make()).sizes.length).toBeLessThan(6_000);
  });
});

describe("a GIF that decoders draw is taken:", () => {
  test("without the sign of its end", async () => {
    const gif = await frames(3).gif().toBuffer();
    expect(cleaned(gif.subarray(0, -1)).bytes.equals(cleaned(gif).bytes)).toBe(true);
    expect(() => cleaned(gif.subarray(0, -2))).toThrow("cut off");
  });

  test("without a size of its screen, which its first frame gives", async () => {
    const gif = await makePicture("gif");
    const sizeless = Buffer.from(gif).fill(0, 6, 10);
    expect(inspectPicture(sizeless).bytes.equals(cleaned(gif).bytes)).toBe(true);
  });
});

test.each([
  ["JFIF of another revision", segment(0xe0, latin("JFIF\0\x02\x01\0\0\x01\0\x01\0\0"))],
  ["colours as Adobe stores four", segment(0xee, latin("Adobe\0d\0\0\0\0\x02"))],
  ["colours as nobody stores them", segment(0xee, latin("Adobe\0d\0\0\0\0\x07"))],
  ["parts of a profile that is not there", segment(0xe2, latin("ICC_PROFILE\0\x02\x03 acsp"))],
])(
  "a JPEG that says %s is shown, and is damaged only when pixels are missing",
  async (_name, odd) => {
    const store = await startStore();
    try {
      const root = await mkdtemp(join(tmpdir(), "odd-"));
      const find = await pictureFinder(root, join(root, "cache"));
      const upload = (bytes: Buffer) => storePicture(Buffer.from(bytes), Date.now()).then(find);
      expect(await upload(moreJpeg(odd))).toEqual({ path: expect.stringMatching(/\.jpg$/) });
      const half = Buffer.concat([moreJpeg(odd).subarray(0, -600), Buffer.from([0xff, 0xd9])]);
      expect(await upload(half)).toEqual({ trouble: "damaged" });
      // Strays in the middle are no damage.
      expect(
        await upload(
          Buffer.concat([
            moreJpeg(odd).subarray(0, -2),
            Buffer.alloc(9, 3),
            Buffer.from([0xff, 0xd9]),
          ]),
        ),
      ).toHaveProperty("path");
    } finally {
      await store.close();
    }
  },
);

describe("what no decoder reads does not travel along:", () => {
  const SECRET = latin("KEEP-OUT 23.7 KEEP-OUT 23.7 ".repeat(12));
  test.each([
    ...["pHYs", "sBIT", "gAMA", "cHRM", "sRGB", "bKGD", "tRNS", "fcTL", "fdAT", "acTL"].map(
      (name): [string, Buffer] => [
        `${name} of a PNG`,
        morePng(
          chunk(
            name,
            name === "acTL"
              ? Buffer.concat([Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]), SECRET])
              : SECRET,
          ),
        ),
      ],
    ),
    [
      "a profile of a PNG that is none",
      morePng(chunk("iCCP", Buffer.concat([latin("KEEP-OUT\0\0"), deflateSync(SECRET)]))),
    ],
    ["a profile of a PNG that cannot be read", morePng(chunk("iCCP", SECRET))],
    [
      "a profile of a JPEG that is none",
      moreJpeg(
        segment(0xe2, Buffer.concat([latin("ICC_PROFILE\0\x01\x01"), SECRET.subarray(0, 200)])),
      ),
    ],
    ["a profile of a WebP that is none", webp(0x20, ["ICCP", SECRET])],
  ])("%s", (_name, bytes) => {
    expect(cleaned(bytes).bytes.includes("KEEP-OUT")).toBe(false);
  });

  test.each(["jpeg", "png", "webp"] as const)("but the profile of a %s stays", async (format) => {
    const bytes = await sharp(JPEG).withIccProfile("p3").toFormat(format).toBuffer();
    const profile = async (picture: Buffer) => (await sharp(picture).metadata()).icc;
    expect(await profile(cleaned(bytes).bytes)).toEqual(await profile(bytes));
  });
});
