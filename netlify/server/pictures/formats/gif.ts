import { FRAMES_WALKED, must, type Walked } from "./walk.ts";

const [EXTENSION, FRAME, TRAILER] = [0x21, 0x2c, 0x3b];
const [CONTROL, APPLICATION] = [0xf9, 0xff];
/** The two names of the loop extension. */
const LOOPS = ["NETSCAPE2.0", "ANIMEXTS1.0"];

/**
 * Walks the blocks from the screen size to the trailer, which may be missing after a frame; a frame
 * may exceed the screen.
 */
export function walkGif(bytes: Buffer): Walked {
  const screen = 13 + colours(bytes.readUInt8(10));
  const sizes = [{ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }];
  const parts: Uint8Array[] = [];
  let isBehindFrame = false;
  for (let at = screen; ;) {
    const isEnd: boolean = isBehindFrame && (at === bytes.length || sizes.length > FRAMES_WALKED);
    const kind: number = isEnd ? TRAILER : bytes.readUInt8(at);
    if (kind === TRAILER) return whole(bytes.subarray(0, screen), sizes, parts);
    isBehindFrame = kind === FRAME;
    const start = at;
    if (kind === EXTENSION) {
      at = behindBlocks(bytes, at + 2);
      parts.push(...kept(bytes.subarray(start, at)));
    } else {
      must(kind === FRAME);
      const [left, top, width, height] = [1, 3, 5, 7].map((offset) =>
        bytes.readUInt16LE(start + offset),
      ) as [number, number, number, number];
      sizes.push({ width: left + width, height: top + height });
      const pixels = start + 10 + colours(bytes.readUInt8(start + 9));
      must(bytes.readUInt8(pixels) <= 11 && bytes.readUInt8(pixels + 1) > 0);
      at = behindBlocks(bytes, pixels + 1);
      parts.push(bytes.subarray(start, at));
    }
  }
}

/** A screen without a size is as large as its first frame. */
function whole(head: Buffer, [screen, ...frames]: Walked["sizes"], parts: Uint8Array[]): Walked {
  const [first] = frames;
  must(screen !== undefined && first !== undefined);
  const size = { width: screen.width || first.width, height: screen.height || first.height };
  const sized = Buffer.from(head);
  sized.writeUInt16LE(size.width, 6);
  sized.writeUInt16LE(size.height, 8);
  return {
    sizes: [size, ...frames],
    frames: frames.length,
    parts: [sized, ...parts, Buffer.of(TRAILER)],
  };
}

/** The parts of an extension to keep: frame control and loop count. */
function kept(extension: Buffer): Buffer[] {
  const [, kind, length] = extension;
  if (kind === CONTROL && length === 4) return [ended(extension.subarray(0, 7))];
  const isLoop =
    kind === APPLICATION &&
    LOOPS.includes(extension.toString("latin1", 3, 14)) &&
    extension[14] === 3;
  return isLoop ? [ended(extension.subarray(0, 18))] : [];
}

function ended(blocks: Buffer): Buffer {
  return Buffer.concat([blocks, Buffer.of(0)]);
}

/** Size of a colour table in bytes. */
function colours(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function behindBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length;
  return at + 1;
}
