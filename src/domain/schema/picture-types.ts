/** The accepted upload formats, by file extension: media types, signatures and addresses. */

/** Media types. */
export const PICTURE_TYPES = {
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
} as const;

export type PictureKind = keyof typeof PICTURE_TYPES;

export const PICTURE_KINDS = Object.keys(PICTURE_TYPES) as PictureKind[];

const STARTS: Record<PictureKind, RegExp> = {
  png: /^\x89PNG\r\n\x1a\n/,
  jpg: /^\xff\xd8\xff/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF[^]{4}WEBP/,
};

/** The format of a picture by its first 12 bytes. A name or a stated type proves nothing. */
export function kindOf(bytes: Uint8Array): PictureKind | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return PICTURE_KINDS.find((kind) => STARTS[kind].test(start));
}

/** The address of an uploaded picture; pages show no other. */
export const PICTURE_ADDRESS = /^\/media\/([0-9a-f]{64})\.(png|jpg|gif|webp)$/;
