import { uprightOnly } from "./exif.ts";
import { FRAMES_WALKED, isProfile, must, type Walked } from "./walk.ts";

const PIXELS = ["VP8 ", "VP8L"];
/** Flags of the first chunk. */
const [HAS_PROFILE, HAS_EXIF, HAS_XMP] = [0x20, 0x08, 0x04];
/** Length of a frame header, before its chunks. */
const FRAME_HEAD = 16;

/** Walks the chunks up to the length in the header: one picture, or a canvas with frames. */
export function walkWebp(bytes: Buffer): Walked {
  const end = 8 + bytes.readUInt32LE(4);
  bytes.readUInt8(end - 1);
  const sizes: Walked["sizes"] = [];
  const chunks: Buffer[] = [];
  let canvas: Buffer | undefined;
  let flags = 0;
  let frames = 0;
  for (const { name, data } of chunksIn(bytes.subarray(12, end))) {
    if (name === "VP8X") {
      must(canvas === undefined && chunks.length === 0);
      flags = data.readUInt8(0);
      canvas = Buffer.from(data);
      canvas[0] = flags & ~(HAS_PROFILE | HAS_EXIF | HAS_XMP);
      sizes.push({ width: 1 + data.readUIntLE(4, 3), height: 1 + data.readUIntLE(7, 3) });
    } else if (name === "ANMF") {
      sizes.push({ width: 1 + data.readUIntLE(6, 3), height: 1 + data.readUIntLE(9, 3) });
      const inner = chunksIn(data.subarray(FRAME_HEAD)).filter(
        (chunk) => chunk.name === "ALPH" || PIXELS.includes(chunk.name),
      );
      chunks.push(
        written(
          name,
          Buffer.concat([
            data.subarray(0, FRAME_HEAD),
            ...inner.map((chunk) => written(chunk.name, chunk.data)),
          ]),
        ),
      );
    } else if (PIXELS.includes(name)) {
      sizes.push(sizeOf(name, data));
      chunks.push(written(name, data));
    } else if (name === "ANIM" || name === "ALPH") chunks.push(written(name, data));
    else if (name === "ICCP" && canvas && flags & HAS_PROFILE && isProfile(data)) {
      canvas[0] = canvas.readUInt8(0) | HAS_PROFILE;
      chunks.push(written(name, data));
    } else if (name === "EXIF" && canvas && flags & HAS_EXIF) {
      // Only the first counts.
      flags &= ~HAS_EXIF;
      const exif = uprightOnly(
        data.toString("latin1", 0, 6) === "Exif\0\0" ? data.subarray(6) : data,
      );
      if (exif.length > 0) canvas[0] = canvas.readUInt8(0) | HAS_EXIF;
      chunks.push(...exif.map((only) => written(name, only)));
    }
    if (name === "ANMF" || PIXELS.includes(name)) frames += 1;
    if (frames > FRAMES_WALKED) break;
  }
  must(frames > 0);
  if (canvas) chunks.unshift(written("VP8X", canvas));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(4 + chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  return { sizes, frames, parts: [bytes.subarray(0, 4), size, bytes.subarray(8, 12), ...chunks] };
}

/** The size in the pixel data, which starts with its own signature. */
function sizeOf(name: string, data: Buffer): Walked["sizes"][number] {
  if (name === "VP8 ") {
    must(data.readUIntBE(3, 3) === 0x9d012a);
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  }
  must(data.readUInt8(0) === 0x2f);
  const packed = data.readUInt32LE(1);
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) };
}

function chunksIn(bytes: Buffer): { name: string; data: Buffer }[] {
  const chunks: { name: string; data: Buffer }[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32LE(at + 4);
    must(at + 8 + length <= bytes.length);
    chunks.push({
      name: bytes.toString("latin1", at, at + 4),
      data: bytes.subarray(at + 8, at + 8 + length),
    });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function written(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(8 + data.length + (data.length % 2));
  chunk.write(name, "latin1");
  chunk.writeUInt32LE(data.length, 4);
  data.copy(chunk, 8);
  return chunk;
}
