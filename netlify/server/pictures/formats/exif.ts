/** Exif data, of which only the orientation is kept. */

const ORIENTATION = 0x0112;
const [SHORT, LONG] = [3, 4];

/**
 * The orientation, from 1 (upright) to 8, from data that starts at the byte order; 1 when
 * unreadable.
 */
function orientationIn(exif: Buffer): number {
  const order = exif.toString("latin1", 0, 4);
  if (order !== "II*\0" && order !== "MM\0*") return 1;
  const isLittle = order === "II*\0";
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const long = (at: number) => (isLittle ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  try {
    const directory = long(4);
    for (let entry = directory + 2; entry < directory + 2 + 12 * short(directory); entry += 12) {
      if (short(entry) !== ORIENTATION) continue;
      const value = { [SHORT]: short, [LONG]: long }[short(entry + 2)]?.(entry + 8) ?? 1;
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch (error) {
    // The data ends early.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

/**
 * The orientation in the first Exif block, the only one that decoders read, as a minimal block;
 * nothing when the picture is upright.
 */
export function uprightOnly(exif: Buffer): Buffer[] {
  const orientation = orientationIn(exif);
  if (orientation === 1) return [];
  const data = Buffer.alloc(26);
  data.write("MM\0*", "latin1");
  data.writeUInt32BE(8, 4);
  data.writeUInt16BE(1, 8);
  data.writeUInt16BE(ORIENTATION, 10);
  data.writeUInt16BE(SHORT, 12);
  data.writeUInt32BE(1, 14);
  data.writeUInt16BE(orientation, 18);
  return [data];
}
