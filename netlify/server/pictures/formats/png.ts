import { constants, crc32, inflateSync } from "node:zlib";
import { uprightOnly } from "./exif.ts";
import { isProfile, must, type Walked } from "./walk.ts";

const NEEDED = ["IHDR", "PLTE", "IDAT", "IEND"];
/**
 * Other chunks that affect the picture (transparency, colours, dimensions), each with its maximum
 * size in bytes.
 */
const KEPT = new Map(
  Object.entries({
    tRNS: 256,
    bKGD: 6,
    cHRM: 32,
    gAMA: 4,
    sRGB: 1,
    cICP: 4,
    mDCV: 24,
    cLLI: 8,
    sBIT: 4,
    pHYs: 9,
  }),
);

/** Walks the chunks from the header to the end chunk. */
export function walkPng(bytes: Buffer): Walked {
  const { sizes, parts }: Walked = { sizes: [], frames: 1, parts: [bytes.subarray(0, 8)] };
  let frames = 1;
  let hasPixels = false;
  let hasExif = false;
  for (let at = 8; ;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    must((name === "IHDR") === (at === 8));
    bytes.readUInt8(at + 11 + length);
    const chunk = bytes.subarray(at, at + 12 + length);
    const data = chunk.subarray(8, -4);
    if (NEEDED.includes(name))
      must(chunk.readUInt32BE(8 + length) === crc32(chunk.subarray(4, -4)));
    // A chunk with a capital first letter is needed to draw the picture.
    else must(/^[a-z]/.test(name));
    if (name === "IHDR") sizes.push({ width: data.readUInt32BE(0), height: data.readUInt32BE(4) });
    if (name === "acTL") frames = Math.max(1, data.readUInt32BE(0));
    hasPixels ||= name === "IDAT";
    if (
      NEEDED.includes(name) ||
      length <= (KEPT.get(name) ?? -1) ||
      (name === "iCCP" && hasProfile(data))
    )
      parts.push(chunk);
    if (name === "eXIf" && !hasExif)
      parts.push(...uprightOnly(data).map((exif) => written("eXIf", exif)));
    hasExif ||= name === "eXIf";
    at += 12 + length;
    if (name !== "IEND") continue;
    must(hasPixels);
    return { sizes, frames, parts };
  }
}

/** Whether a compressed profile follows its name. */
function hasProfile(data: Buffer): boolean {
  const start = data.indexOf(0) + 2;
  try {
    // The first bytes are enough; inflating only a part is no error in the profile.
    return isProfile(
      inflateSync(data.subarray(start, start + 1_024), { finishFlush: constants.Z_SYNC_FLUSH }),
    );
  } catch {
    return false;
  }
}

function written(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length);
  chunk.write(name, 4, "latin1");
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), 8 + data.length);
  return chunk;
}
