/**
 * Prepares the pictures of records for Astro's image pipeline, which takes files. A picture that
 * `content/` also has comes from there, so that a page is identical to the byte with and without
 * its record.
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

/** Sharp's messages for missing or unreadable pixels; its many other warnings are harmless. */
const LACKING = /premature end|read error|corrupt(?!.*extraneous bytes)/i;

/** All frames of a picture. The upload checks their size. */
const WHOLE = { pages: -1, limitInputPixels: 10 * IMAGE_MAX.movingPixels } as const;

/** Why pages cannot show a picture: not uploaded here, deleted, or damaged. */
export type Trouble = "elsewhere" | "lost" | "damaged";

/**
 * Returns the path of a picture in the project's folder, with a leading slash, or why pages cannot
 * show it.
 */
export type PictureFinder = (address: string) => Promise<{ path: string } | { trouble: Trouble }>;

/**
 * @param root the project's folder
 * @param cache folder inside `root` that keeps pictures of the store between builds
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
 * Fetches a picture into the cache, or returns why it cannot. A damaged one would fail the build
 * later.
 */
async function fetchPicture(
  picture: NonNullable<ReturnType<typeof pictureAt>>,
  file: string,
): Promise<Trouble | undefined> {
  const bytes = await readPicture(picture);
  if (!bytes) return (await hasPicture(picture)) ? "damaged" : "lost";
  if (!(await canBeDrawn(bytes))) return "damaged";
  // Another build, or another record with the picture, may write it at the same moment, so a file
  // never appears half-written.
  const half = `${file}.${randomUUID()}`;
  await writeFile(half, await shortened(bytes));
  await rename(half, file);
  return undefined;
}

/** Whether the picture is complete. Missing pixels become grey, and sharp only warns. */
async function canBeDrawn(bytes: Buffer): Promise<boolean> {
  const draw = (failOn: "warning" | "error") =>
    sharp(bytes, { ...WHOLE, failOn })
      .resize(8)
      .raw()
      .toBuffer();
  try {
    // Astro reads its dimensions with its own, stricter reader.
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

/** A picture stored before the limit on frames existed loses the excess ones. */
async function shortened(bytes: Buffer): Promise<Buffer> {
  const picture = cleaned(bytes);
  const most = mostFrames(picture);
  return picture.frames > most ? sharp(bytes, { ...WHOLE, pages: most }).toBuffer() : bytes;
}
