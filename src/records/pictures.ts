/**
 * The pictures of records on their way into Astro's image pipeline, which takes files. A picture
 * that `content/` has too is taken from there, so that a page is the same to the byte whether it
 * was made with or without its record.
 */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { imageMetadata } from "astro/assets/utils";
import sharp from "sharp";
import { IMAGE_MAX } from "#domain/limits.ts";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { cleaned, mostFrames } from "#server/pictures/inspect-picture.ts";
import { hashOf, hasPicture, pictureAt, readPicture } from "#server/pictures/pictures.ts";

/**
 * How sharp calls pixels that are missing or cannot be read; it warns of much else that changes
 * nothing.
 */
const LACKING = /premature end|read error|corrupt(?!.*extraneous bytes)/i;

/** All frames of a picture. How large they may be is asked when it is uploaded. */
const WHOLE = { pages: -1, limitInputPixels: 10 * IMAGE_MAX.movingPixels } as const;

/**
 * Why pages cannot show a picture: it was not uploaded here, is no longer kept, or cannot be drawn.
 */
export type Trouble = "elsewhere" | "lost" | "damaged";

/**
 * The path of a picture from the project's folder, with a slash before it, or why pages cannot show
 * it.
 */
export type PictureFinder = (address: string) => Promise<{ path: string } | { trouble: Trouble }>;

/**
 * @param root the project's folder
 * @param cache where pictures of the store are kept between builds, inside `root`
 */
export async function pictureFinder(root: string, cache: string): Promise<PictureFinder> {
  const own = await contentPictures(root);
  await mkdir(cache, { recursive: true });
  return async (address) => {
    const picture = pictureAt(address);
    if (!picture) return { trouble: "elsewhere" };
    const file = own.get(picture.hash) ?? join(cache, basename(address));
    const trouble = existsSync(file) ? undefined : await fetchPicture(picture, file);
    return trouble ? { trouble } : { path: `/${relative(root, file).split(sep).join("/")}` };
  };
}

/** The pictures of pages that have records, by the hash of their bytes. */
async function contentPictures(root: string): Promise<Map<string, string>> {
  const patterns = RECORD_KINDS.map((kind) => `content/${kind}/_images/*.{png,jpg,gif,webp}`);
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) files.push(file);
  const hashed = files.sort().map(async (file) => {
    const path = join(root, file);
    return [hashOf(await readFile(path)), path] as const;
  });
  return new Map(await Promise.all(hashed));
}

/**
 * Brings a picture into the cache, or says why there is none. One that cannot be drawn would end
 * the build later on.
 */
async function fetchPicture(
  picture: NonNullable<ReturnType<typeof pictureAt>>,
  file: string,
): Promise<Trouble | undefined> {
  const bytes = await readPicture(picture);
  if (!bytes) return (await hasPicture(picture)) ? "damaged" : "lost";
  if (!(await canBeDrawn(bytes))) return "damaged";
  // Another build, or another record with the picture, may be at it at the same moment: none must
  // ever see half of it.
  const half = `${file}.${randomUUID()}`;
  await writeFile(half, await shortened(bytes));
  await rename(half, file);
  return undefined;
}

/**
 * Whether all of the picture can be drawn. Pixels that are cut off are grey, of which sharp only
 * warns.
 */
async function canBeDrawn(bytes: Buffer): Promise<boolean> {
  const draw = (failOn: "warning" | "error") =>
    sharp(bytes, { ...WHOLE, failOn })
      .resize(8)
      .raw()
      .toBuffer();
  try {
    // Astro looks at its measures with a reader of its own, which is stricter.
    await imageMetadata(new Uint8Array(bytes));
    await draw("warning").catch((error: unknown) => {
      if (LACKING.test(String(error))) throw error;
      return draw("error");
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * A picture that was stored when there was no limit to its frames loses those that are too many.
 */
async function shortened(bytes: Buffer): Promise<Buffer> {
  const picture = cleaned(bytes);
  const most = mostFrames(picture);
  return picture.frames > most ? sharp(bytes, { ...WHOLE, pages: most }).toBuffer() : bytes;
}
