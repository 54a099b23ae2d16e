/** The camera's data, of which one thing is kept: which side of the picture is up. */

const ORIENTATION = 0x0112;
const [SHORT, LONG] = [3, 4];

/**
 * Which side is up, from 1 (nothing to turn) to 8, as the data from the byte order on says; 1 where
 * it cannot be read.
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
    // The data ends before what it announces.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

/**
 * Of the first data alone, as decoders read no other: data that says nothing but which side is up,
 * or nothing at all when there is nothing to turn.
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
