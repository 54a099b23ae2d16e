/** Pictures for file inputs in browser tests. */
import { crc32, deflateSync } from "node:zlib";

/** The smallest PNG, one pixel of the colour `n`. */
const pixelOf = (n: number) =>
  Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0])),
    chunk("IDAT", deflateSync(Buffer.from([0, 139, 30, n, 255]))),
    chunk("IEND", Buffer.alloc(0)),
  ]);

export const PIXEL = pixelOf(0);

/** A different picture for each number. */
export const pixel = (n: number) => ({
  name: `picture-${n}.png`,
  mimeType: "image/png",
  buffer: pixelOf(n),
});

function chunk(name: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(name), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
