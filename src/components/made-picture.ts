/**
 * Pictures for search engines, feed readers and large windows: made by the build, never the
 * uploaded original.
 */
import type { ImageMetadata } from "astro";
import { getImage } from "astro:assets";

export const projectPicture = (src: ImageMetadata) => made(src, 1600, 75);
export const personPicture = (src: ImageMetadata) => made(src, 960, 75);
export const articlePicture = (src: ImageMetadata) => made(src, 1344, 62);

function made(src: ImageMetadata, width: number, quality: number) {
  // Astro takes any access to the picture's own properties for a link to the original file, and
  // publishes it.
  const { width: own } = (src as ImageMetadata & { clone?: ImageMetadata }).clone ?? src;
  return getImage({ src, width: Math.min(width, own), quality });
}
