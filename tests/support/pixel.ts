/** Pictures as a browser test picks them. */

/** The smallest PNG, one pixel. */
export const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** The same as a file of its own for each number. */
export const pixel = (n: number) => ({
  name: `picture-${n}.png`,
  mimeType: "image/png",
  // What follows the end of the picture is not looked at, but it makes another file.
  buffer: Buffer.concat([PIXEL, Buffer.from([n])]),
});
