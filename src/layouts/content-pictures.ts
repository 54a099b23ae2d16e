/** Pictures of `content/` as the staff's library shows them: made by the build, never the original. */
import type { ImageMetadata } from "astro";
import { getImage } from "astro:assets";

/** Pixels; enough for the large view. */
const WIDTH = 1_200;

export async function libraryAddress(src: ImageMetadata, own: number): Promise<string> {
  return (await getImage({ src, width: Math.min(WIDTH, own), quality: 60 })).src;
}
