import type { PictureKind } from "#domain/schema/picture-types.ts";

/** Whether a picture has several frames. Redrawn, it would keep the first one alone. */
export function isMoving(kind: PictureKind, bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (kind === "gif") return hasFrames(view);
    if (kind === "png") return announcesFrames(view);
    return (
      kind === "webp" && view.getUint32(12) === CANVAS && (view.getUint8(20) & ANIMATION) !== 0
    );
  } catch (error) {
    // The picture ends before what it announces.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** "VP8X", and its flag. */
const [CANVAS, ANIMATION] = [0x56503858, 0x02];
/** "acTL" and "IDAT". */
const [MOTION, PIXELS] = [0x6163544c, 0x49444154];

function announcesFrames(view: DataView): boolean {
  for (let at = 8; ; at += 12 + view.getUint32(at)) {
    const name = view.getUint32(at + 4);
    if (name === MOTION) return view.getUint32(at + 8) > 1;
    if (name === PIXELS) return false;
  }
}

function hasFrames(view: DataView): boolean {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let frames = 0;
  for (let at = 13 + colours(view.getUint8(10)); ;) {
    const block = view.getUint8(at);
    if (block !== 0x21 && block !== 0x2c) return false;
    if (block === 0x2c && (frames += 1) > 1) return true;
    at += block === 0x21 ? 2 : 11 + colours(view.getUint8(at + 9));
    for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length;
    at += 1;
  }
}
