import { uprightOnly } from "./exif.ts";
import { Damaged, isProfile, must, type Walked } from "./walk.ts";

const [END, SCAN] = [0xd9, 0xda];
const EXIF = "Exif\0\0";
const PROFILE = "ICC_PROFILE\0";
/**
 * Lengths to keep: of the JFIF segment without its thumbnail, and of Adobe's, which has the colour
 * encoding.
 */
const [JFIF_LENGTH, ADOBE_LENGTH] = [18, 16];

/**
 * Walks the segments from the start marker to the end marker; pixels follow a start of scan without
 * a length.
 */
export function walkJpeg(bytes: Buffer): Walked {
  const { sizes, parts }: Walked = { sizes: [], frames: 1, parts: [bytes.subarray(0, 2)] };
  let hasPixels = false;
  let colours = 0;
  let hasExif = false;
  let hasProfile = false;
  for (let at = 2; ;) {
    must(bytes.readUInt8(at) === 0xff);
    const mark = bytes.readUInt8(at + 1);
    // Any number of FF bytes may precede a marker.
    if (mark === 0xff) at += 1;
    else if (mark === END) {
      must(hasPixels);
      return {
        sizes,
        frames: 1,
        parts: [
          ...parts.map((part) => withPlainColours(part, colours)),
          bytes.subarray(at, at + 2),
        ],
      };
    } else {
      const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
      must(!isFrame || sizes.length === 0);
      if (isFrame) colours = bytes.readUInt8(at + 9);
      if (isFrame)
        sizes.push({ height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) });
      const end = at + 2 + Math.max(2, bytes.readUInt16BE(at + 2));
      bytes.readUInt8(end - 1);
      const segment = bytes.subarray(at, end);
      if (mark === 0xe1 && starts(segment, EXIF)) {
        if (!hasExif)
          parts.push(...uprightOnly(segment.subarray(4 + EXIF.length)).map(exifSegment));
        hasExif = true;
      } else if (mark === 0xe2 && starts(segment, PROFILE)) {
        // A long profile spans several segments, numbered from 1.
        if (segment[4 + PROFILE.length] === 1)
          hasProfile = isProfile(segment.subarray(6 + PROFILE.length));
        if (hasProfile) parts.push(segment);
      } else parts.push(...kept(mark, segment));
      at = end;
      if (mark !== SCAN) continue;
      must(sizes.length > 0);
      hasPixels = true;
      at = endOfScan(bytes, end);
      parts.push(bytes.subarray(end, at));
    }
  }
}

function starts(segment: Buffer, name: string): boolean {
  return segment.toString("latin1", 4, 4 + name.length) === name;
}

/** The parts of other segments to keep: tables, frames and scans whole, and the colour data. */
function kept(mark: number, segment: Buffer): Buffer[] {
  if ((mark >= 0xc0 && mark <= 0xcf) || (mark >= SCAN && mark <= 0xdf)) return [segment];
  // Decoders only warn about revisions other than 1, but then ignore missing pixels silently.
  if (mark === 0xe0 && starts(segment, "JFIF\0") && segment.length >= JFIF_LENGTH)
    return [cut(segment, JFIF_LENGTH, 2).fill(1, 9, 10)];
  if (mark === 0xee && starts(segment, "Adobe") && segment.length >= ADOBE_LENGTH)
    return [cut(segment, ADOBE_LENGTH)];
  return [];
}

/**
 * Adobe's segment with the colour encoding that all decoders expect for this number of colours, if
 * it differs.
 */
function withPlainColours(part: Uint8Array, colours: number): Uint8Array {
  const isAdobe = part[0] === 0xff && part[1] === 0xee && part.length === ADOBE_LENGTH;
  if (!isAdobe || part[ADOBE_LENGTH - 1] === 0) return part;
  return Uint8Array.of(...part.subarray(0, -1), colours === 4 ? 2 : 1);
}

/** The first `length` bytes of a segment, the last `zeros` of them 0. */
function cut(segment: Buffer, length: number, zeros = 0): Buffer {
  const short = Buffer.from(segment.subarray(0, length)).fill(0, length - zeros);
  short.writeUInt16BE(length - 2, 2);
  return short;
}

function exifSegment(data: Buffer): Buffer {
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), Buffer.from(EXIF), data]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return segment;
}

/**
 * Position of the next marker outside the pixels. Pixels write FF as FF 00 and restart markers as
 * FF D0 to FF D7.
 */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new Damaged("The pixels have no end.");
}
